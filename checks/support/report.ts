import { type Finding } from "./check";

/** Maximum number of places that are named per fault, because a fault of the page frame is on every page. */
const PLACES = 5;

/** Returns the findings as text: each fault once, the places where it is, what to do. */
export function report(findings: Finding[]): string {
  const lines: string[] = [];
  const faults = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.message}\n${finding.remedy}`;
    faults.set(key, [...(faults.get(key) ?? []), finding]);
  }
  let lastRemedy = "";
  for (const group of faults.values()) {
    const [{ message, remedy } = { message: "", remedy: "" }] = group;
    const places = [...new Set(group.map(locate))];
    const more = places.length > PLACES ? ` and ${places.length - PLACES} more` : "";
    lines.push(`  ${places.slice(0, PLACES).join(", ")}${more}`, `    ${message}`);
    if (remedy !== lastRemedy) lines.push(`    ${remedy}`);
    lastRemedy = remedy;
  }
  return lines.join("\n");
}

/** Returns where a finding is: the route, and the file with its line where that can be known. */
function locate({ page, file, near, line: known }: Finding): string {
  const source = file ?? page?.source;
  const line = known ?? (source && source === page?.source && near ? page.findLine(near) : undefined);
  const location = source ? source + (line ? `:${line}` : "") : undefined;
  if (!page) return location ?? "the site";
  return page.route + (location ? ` (${location})` : "");
}
