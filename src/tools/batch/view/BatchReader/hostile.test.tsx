import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Answer } from "@site/src/tools/batch/worker/protocol";
import { hostileBatches } from "@site/src/tools/batch/model/reading/fixtures/hostile";
import { knowledge } from "@site/src/tools/batch/model/reading/fixtures/knowledge";
import { readBatch } from "@site/src/tools/batch/model/reading/read";
import { BatchStatus } from "../BatchBuilder/answer/BatchStatus";
import { ReadBatch } from "./ReadBatch";

afterEach(cleanup);

it.each(Object.entries(hostileBatches))(
  "shows what %s does, and does not vouch for it",
  (_, { text, shows }) => {
    const report = readBatch(text, { chainId: 1, zone: "UTC" }, knowledge);
    const answer: Answer =
      typeof report === "string" ? { kind: "refused", sentence: report } : { kind: "read", report };
    const { container } = render(
      <>
        <BatchStatus state={{ kind: "done", answer }} />
        {answer.kind === "read" && <ReadBatch reading={answer} />}
      </>,
    );
    const shown = container.textContent.toLowerCase();
    for (const part of shows) expect(shown).toContain(part.toLowerCase());
    expect(shown).not.toContain("every call is known");
  },
);
