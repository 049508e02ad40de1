import { type Check, type Finding } from "./support/check";
import { type Link, type Page } from "./support/page";
import { resources } from "./support/elements";
import { type Site } from "./support/site";

/** Links and files of the site itself. Links to other origins are not opened: a check needs no network. */
export const links: Check = {
  name: "links",
  title: "every link and file on a page leads to something that exists, in its final form",

  *page(page, site) {
    const { $ } = page;
    const seen = new Set<string>();
    for (const element of $("a[href], area[href]").toArray()) {
      const href = (element.attribs.href ?? "").trim();
      if (seen.has(href)) continue;
      seen.add(href);
      const finding = judge(page, href, site);
      if (finding) yield { near: href, ...finding };
    }
    for (const { url } of resources($)) {
      const pathname = page.resolve(url)?.pathname;
      if (pathname === undefined || pathname === "/" || site.files.has(pathname) || seen.has(url)) continue;
      seen.add(url);
      yield {
        near: url,
        message: `Needs ${url}, which is not in the built site.`,
        remedy: "Put the file into static/, or take the reference out.",
      };
    }
    if (page.isNotFound) return;
    for (const element of $('link[rel="alternate"][href]').toArray()) {
      const href = element.attribs.href ?? "";
      const pathname = page.resolve(href)?.pathname;
      if (pathname === undefined || site.has(pathname)) continue;
      yield {
        message: `Offers ${href} as another form of itself, which does not exist.`,
        remedy: "Write the file during the build, or take the <link> out.",
      };
    }
  },
};

function judge(page: Page, href: string, site: Site): Omit<Finding, "page"> | undefined {
  if (href === "") return { message: "Has a link that leads nowhere.", remedy: "Give it an address." };
  if (/^javascript:/i.test(href)) {
    return { message: `Has a link that runs code: ${href}`, remedy: "Use a <button>." };
  }
  if (/^(?:mailto|tel):/i.test(href)) return undefined;
  const link = page.resolve(href);
  if (!link)
    return { message: `Links to ${href}, which is no address.`, remedy: "Write a site path or a URL." };
  if (link.pathname === undefined || href.startsWith("#")) return undefined;
  return judgeForm(href, link) ?? judgeTarget(link, site);
}

function judgeForm(href: string, { pathname = "" }: Link): Omit<Finding, "page"> | undefined {
  if (/^(?:https?:)?\/\//.test(href)) {
    return {
      message: `Links to ${href}: the site's own address in full, which leaves a preview.`,
      remedy: `Write ${pathname}.`,
    };
  }
  if (!href.startsWith("/") && !href.startsWith("?")) {
    return {
      message: `Links to ${href}, relative to the page: it breaks when the page moves.`,
      remedy: `Write ${pathname}.`,
    };
  }
  const tidy = pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";
  if (pathname !== tidy && /\/$|\.html$|\/index$/.test(pathname)) {
    return {
      message: `Links to ${href}, which is not the address that the site uses.`,
      remedy: `Write ${tidy}.`,
    };
  }
  return undefined;
}

function judgeTarget({ href, pathname = "" }: Link, site: Site): Omit<Finding, "page"> | undefined {
  if (site.has(pathname)) return undefined;
  const stub = site.stubAt(pathname);
  if (stub) {
    return { message: `Links to ${href}, an old address.`, remedy: `Write ${stub.target}.` };
  }
  return {
    message: `Links to ${href}, which does not exist.`,
    remedy: "Name a page that exists, or add the page.",
  };
}
