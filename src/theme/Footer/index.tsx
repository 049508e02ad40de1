import { type ReactNode } from "react";
import { useThemeConfig } from "@docusaurus/theme-common";
import styles from "./styles.module.css";

interface Column {
  title: string;
  items: { label: string; href: string }[];
}

/**
 * Replaces upstream's footer: three labelled lists of places outside the site, then what the site is and under
 * which licence. Plain links, which open in the same tab, so it is complete without JavaScript.
 */
export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  if (!footer) return null;
  return (
    <footer className={`theme-layout-footer footer ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <img src="/img/logo.svg" alt="" width={28} height={28} loading="lazy" />
          <p>
            Streaming, vesting and airdrops of ERC-20 tokens on EVM chains, explained from the released
            contracts.
          </p>
        </div>
        {(footer.links as Column[]).map((column) => (
          <nav key={column.title} aria-label={column.title} className={styles.column}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul className="clean-list">
              {column.items.map((item) => (
                <li key={item.href}>
                  <a className="footer__link-item" href={item.href}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.licence}>
        Licensed under <a href="https://www.gnu.org/licenses/gpl-3.0.html">GPL-3.0-or-later</a>. Nothing on
        this site is financial, legal or tax advice.
      </p>
    </footer>
  );
}
