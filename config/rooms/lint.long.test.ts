import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { isWeekly } from "../../tests/standIns/long";

// Positive controls of the rules that need types. They read the whole project for it, so only the weekly job runs them.

const FAULTS = {
  "src/ui/connection.ts": [
    "Promise.reject(new Error());\nif (Promise.resolve(false)) throw new Error();",
    ["@typescript-eslint/no-floating-promises", "@typescript-eslint/no-misused-promises"],
  ],
} as const;

const eslint = new ESLint();

it.runIf(isWeekly).each(Object.entries(FAULTS))(
  "a fault in %s is found",
  async (filePath, [source, rules]) => {
    const [result] = await eslint.lintText(`${source}\n`, { filePath });
    expect((result?.messages ?? []).map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining([...rules]));
  },
  // Twenty seconds of a processor, which a busy machine makes four minutes of.
  600_000,
);
