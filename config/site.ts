/** The address and the name of the site; everything else that names the site imports from here. */
export const site = {
  title: "Sablier Docs",
  tagline: "Documentation and guides for Sablier",
  url: "https://docs.sablier.com",
  baseUrl: "/",
  organizationName: "sablier-labs",
  projectName: "docs",
  repository: "https://github.com/sablier-labs/docs",
} as const;
