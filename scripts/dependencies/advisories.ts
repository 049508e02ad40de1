/** Advisories that are accepted, with the package that has the fault. SECURITY.md gives the reason for each. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  "GHSA-5c6j-r48x-rmvq": "serialize-javascript",
  "GHSA-qj8w-gfj5-8c6v": "serialize-javascript",
};

/** The parts of `npm audit --json` that matter here. An entry of `via` that is a text names another package. */
export interface Audit {
  vulnerabilities?: Record<string, { via: readonly (string | Advisory)[] }>;
  message?: string;
}

interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
}

const GRAVE = new Set(["high", "critical"]);

/**
 * Lists what someone has to look at in an audit: grave advisories that nobody accepted, and accepted ones that are gone.
 *
 * @param audit the answer of `npm audit --json`.
 * @returns one sentence each.
 * @throws Error where the registry did not answer, because an audit without an answer finds nothing.
 */
export function findAuditFaults(
  audit: Audit,
  accepted: Readonly<Record<string, string>> = ACCEPTED,
): string[] {
  if (!audit.vulnerabilities)
    throw new Error(`npm audit gave no list of packages: ${audit.message ?? "no message"}`);
  const advisories = Object.values(audit.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((found): found is Advisory => typeof found === "object");
  const getId = ({ url }: Advisory) => url.slice(url.lastIndexOf("/") + 1);
  const found = new Map(advisories.map((advisory) => [getId(advisory), advisory]));
  return [
    ...[...found]
      .filter(([id, { name, severity }]) => GRAVE.has(severity) && accepted[id] !== name)
      .map(
        ([id, { name, title, severity }]) =>
          `${name} has an advisory of severity ${severity}, ${id}: ${title}. Update it, or accept it in scripts/dependencies/advisories.ts and give the reason in SECURITY.md.`,
      ),
    ...Object.entries(accepted)
      .filter(([id]) => !found.has(id))
      .map(
        ([id, name]) =>
          `${id} of ${name} is accepted but no longer found: remove it from scripts/dependencies/advisories.ts and SECURITY.md.`,
      ),
  ];
}
