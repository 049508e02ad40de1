import type { ReactNode } from "react";
import { useLocation } from "@docusaurus/router";
import { useColorMode } from "@docusaurus/theme-common";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Layout from "@theme/Layout";
import { useRelease } from "@site/src/components/reference/Deployments/release";

/** A hook of the theme, one of a plugin and one of this site: each says what it reads. */
const readers: Readonly<Record<string, () => string>> = {
  useColorMode: () => useColorMode().colorMode,
  useDoc: () => useDoc().metadata.title,
  useRelease: () => useRelease().query,
};

/**
 * A page for tests of what an author sees who calls a hook in the wrong place: `?hook=useDoc` calls that one where
 * nothing provides its context, `?hook=useColorMode&inside` within the page's layout. Only in a preview.
 */
export default function Page(): ReactNode {
  const asked = new URLSearchParams(useLocation().search);
  const content = <Reader name={asked.get("hook") ?? ""} />;
  return asked.has("inside") ? <Layout>{content}</Layout> : content;
}

function Reader({ name }: { readonly name: string }): ReactNode {
  return <p>It reads: {readers[name]?.()}</p>;
}
