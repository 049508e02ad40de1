import type { UserThemeConfig } from "@docusaurus/theme-common";

/** Three columns of places outside the site. The contracts moved into one repository, the subgraphs became the indexers. */
export const footer = {
  links: [
    {
      title: "Company",
      items: [
        { label: "About", href: "https://sablierlabs.co.uk" },
        { label: "Risk Notice", href: "https://files.sablier.com/risk-notice.pdf" },
        { label: "Terms of Service", href: "https://files.sablier.com/terms-of-service.pdf" },
        { label: "Privacy Policy", href: "https://files.sablier.com/privacy-policy.pdf" },
      ],
    },
    {
      title: "Community",
      items: [
        { label: "X", href: "https://x.com/Sablier" },
        { label: "Discord", href: "https://discord.sablier.com" },
        { label: "Blog", href: "https://blog.sablier.com" },
        { label: "Branding", href: "https://github.com/sablier-labs/branding" },
      ],
    },
    {
      title: "Developers",
      items: [
        { label: "Lockup Contracts", href: "https://github.com/sablier-labs/evm-monorepo/tree/main/lockup" },
        {
          label: "Lockup Integration Template",
          href: "https://github.com/sablier-labs/lockup-integration-template",
        },
        { label: "Flow Contracts", href: "https://github.com/sablier-labs/evm-monorepo/tree/main/flow" },
        {
          label: "Flow Integration Template",
          href: "https://github.com/sablier-labs/flow-integration-template",
        },
        { label: "Subgraphs", href: "https://github.com/sablier-labs/indexers" },
      ],
    },
  ],
} satisfies UserThemeConfig["footer"];
