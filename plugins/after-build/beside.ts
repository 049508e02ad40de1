import { inProcess } from "../inProcess";
import { type BuiltSite, type SiteStep } from ".";

let last: Promise<unknown> = Promise.resolve();

/**
 * Work on the built pages that takes seconds, and that no other step needs: it is done in a process of its own. Such
 * processes run one after the other, because each takes a quarter of a gigabyte.
 *
 * @param name what it makes, e.g. `search index`
 * @param script the full path of what does it
 * @param prepare reads from the site all that the script has to know: other steps change the pages meanwhile
 * @returns two steps: the first does not wait, the second does, and shows what the script has to say
 */
export function beside<Work>(
  name: string,
  script: string,
  prepare: (site: BuiltSite) => Promise<Work> | Work,
): { begin: SiteStep; finish: SiteStep } {
  let done = Promise.resolve("");
  return {
    begin: {
      name: `begin: ${name}`,
      async run(site) {
        const work = await prepare(site);
        done = last.then(() => inProcess(script, work));
        // Whoever waits learns of a failure; until then it must not end the build as one that nobody looks at.
        last = done.catch(() => undefined);
      },
    },
    finish: {
      name: `wait: ${name}`,
      async run() {
        process.stdout.write(await done);
      },
    },
  };
}
