/** Whom to tell of a vulnerability, as /.well-known/security.txt says it (RFC 9116). */
export const securityContact = {
  /** The address that Sablier names for private reports. */
  contact: "mailto:contact@sablier.com",
  /** What is said about reports: in scope, rewards, audits. */
  policy: "/concepts/security",
  languages: "en",
  /** Until when this holds. To be confirmed and moved forward once a year: a test fails on the first change after it. */
  expires: "2027-10-31T00:00:00Z",
} as const;
