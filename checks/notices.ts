import { type Check } from "./support/check";

/** The kinds of notice, and what each is for. */
const KINDS = { caution: "loses money", info: "differs between releases", tip: "saves time" };

/** Notices that stand on everything are read by nobody. */
const MOST = 4;

export const notices: Check = {
  name: "notices",
  title: `notices are of three kinds, and a page has at most ${MOST}`,

  *site(site) {
    const counts = new Map<string, number>();
    for (const { file, line, kind, text } of site.passages) {
      if (kind !== "notice") continue;
      counts.set(file, (counts.get(file) ?? 0) + 1);
      if (!(text in KINDS)) {
        const kinds = Object.entries(KINDS).map(([name, use]) => `${name} for what ${use}`);
        yield {
          file,
          line,
          message: `Has a notice of the kind "${text}".`,
          remedy: `Use ${kinds.join(", ")}.`,
        };
      }
      if (counts.get(file) === MOST + 1) {
        yield {
          file,
          line,
          message: `Has more than ${MOST} notices.`,
          remedy: "Say it in the text where it belongs.",
        };
      }
    }
  },
};
