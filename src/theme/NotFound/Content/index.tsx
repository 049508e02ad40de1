import { useEffect, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import { navbar } from "@site/config/navigation/navbar";
import { searches } from "@site/src/tools/foundPages";
import { tools } from "@site/src/tools/list";
import styles from "./styles.module.css";
import { useSuggestions } from "./useSuggestions";

interface Suggestion {
  path: string;
  title: string;
}

/**
 * Replaces upstream's page for an unknown address: says so, searches for the words of the address and offers what it
 * found and, once the list of pages has been fetched, the other pages whose address is nearest. Without JavaScript: the
 * sections and the search page as links.
 */
export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<Suggestion[]>([]);
  const found = useSuggestions(pathname);
  const others = nearest.filter(({ path }) => !found?.pages.some(({ url }) => url === path));
  useEffect(() => {
    let current = true;
    import(/* webpackChunkName: "nearest-routes" */ "@site/src/site/nearestRoutes")
      .then(async ({ findNearestRoutes, readRoutes }) => {
        const response = await fetch("/sitemap.xml");
        if (!response.ok) return;
        const routes = readRoutes(await response.text());
        if (current) setNearest(findNearestRoutes(pathname, routes, 5));
      })
      .catch(() => undefined); // Suggestions are a courtesy: the links below lead on without them.
    return () => {
      current = false;
    };
  }, [pathname]);
  return (
    <main className={styles.page}>
      {/* The layout around it takes away the title that upstream's page has set. */}
      <PageMetadata title="Page not found" />
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>
        {`There is no page at this address. It may have moved, or the link may have lost a character. ${
          searches.length > 0 ? "Search for it, or continue" : "Continue"
        } from one of the sections.`}
      </p>
      {searches.length > 0 && (
        <p>
          <Link
            className="button button--primary"
            to={found ? `/search?q=${encodeURIComponent(found.query)}` : "/search"}
          >
            <span key={found?.query ?? ""}>
              {found ? `Search for “${found.query}”` : "Search the documentation"}
            </span>
          </Link>
        </p>
      )}
      <div aria-live="polite">
        {found && (
          <>
            <h2>What the search found</h2>
            <ul>
              {found.pages.map(({ url, area, name }) => (
                <li key={url}>
                  <Link to={url}>{name}</Link> <span className={styles.place}>{area}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <>
            <h2>Nearest pages</h2>
            <ul>
              {others.map((route) => (
                <li key={route.path}>
                  <Link to={route.path}>{route.title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <h2>Sections</h2>
      <ul className={styles.sections}>
        {navbar.items.map(
          (item) =>
            "to" in item && (
              <li key={item.to}>
                <Link to={item.to}>{item.label}</Link>
              </li>
            ),
        )}
      </ul>
      <h2>Tools</h2>
      <ul className={styles.sections}>
        {tools.map(({ name, address }) => (
          <li key={address}>
            {/* Not a Link, because Docusaurus would load the scripts of each tool before anyone chooses it. */}
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
