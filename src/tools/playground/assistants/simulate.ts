import { z } from "zod";
import { type Creation, composeCreationCall, type Scenario, transact } from "../model";
import { sayHidden, sayMore, cutPart, measureRoom } from "../../../server/answer/limit";
import { Problem } from "../../../server/answer/problem";
import { defineTool } from "../../../server/answer/tool";
import { letOthers } from "../../../server/answer/turns";
import { readModel } from "../../../server/arguments";
import { createSource } from "../../../server/site/source";
import { cursor, price } from "../../../server/parameters";
import { checkSteps, creation, MODELS, MOST, step, writeIntegers } from "./given";
import {
  writeAccount,
  listBalances,
  formatUnits,
  describeInWords,
  describeOutcome,
  type Outcome,
} from "./outcome";
import { playStep, runAlone, readState } from "./play";

/** No simulation is worked at for longer, in milliseconds. */
const LONGEST = 10_000;

/** Steps that the words of an answer name; the data has all. */
const NAMED = 10;

const DECIMALS = { DAI: 18, USDC: 6 } as const;

export const simulate = defineTool({
  name: "simulate",
  title: "Simulate a stream",
  description:
    "Creates a stream on the released contracts in a private chain and plays actions (withdraw, cancel, pause, transfer, price changes): events, reverts and changes at each step. Use it for what happens if. For amounts without actions use stream_amounts.",
  input: {
    token: z.enum(["DAI", "USDC"]).default("DAI").describe("DAI has 18 decimals, USDC 6: USDC"),
    creation,
    steps: z.array(step).max(MOST).describe('At most 50: [{"at":86400,"by":"sender","action":"cancel"}]'),
    priceUSD: price.optional().describe("priceGated; first price, USD, 8 decimals: 300000000000"),
    balances: z.boolean().default(false).describe("Include balances: true"),
    cursor,
  },
  answer: async (site, { token, creation: flat, steps, priceUSD, balances, cursor: from = 0 }, { max }) => {
    const given = readModel(MODELS, flat, "creation");
    const isFlow = given.model === "flow";
    checkSteps(steps, isFlow);
    const scenario: Scenario = {
      id: "simulation",
      title: "",
      experiment: "",
      token,
      creation: writeIntegers(given) as Creation,
      steps: [],
      span: 1n,
      unit: "day",
      roles: ["sender", "recipient", "stranger"],
      extras: ["setPrice"],
      ...(priceUSD === undefined ? {} : { priceUSD: BigInt(priceUSD) }),
    };
    const source = createSource(site, "/playground", [site.currentRelease(isFlow ? "flow" : "lockup")]);
    return runAlone(site, async (world) => {
      // The wait for others does not count.
      const until = Date.now() + LONGEST;
      await world.setUp(scenario);
      const created = world.chain.timestamp;
      const creating = await transact(world, {
        at: 0n,
        by: "sender",
        call: composeCreationCall(world, scenario),
      });
      const { refusal } = creating.entry;
      if (refusal) {
        const revert = describeInWords(refusal);
        return {
          text: `The contract rejected the creation: ${revert}. decode_error says what it means.`,
          data: { revert, steps: [] },
          source,
        };
      }
      const stream = { world, scenario, created, streamId: creating.receipt!.result as bigint };
      const first = await readState(stream, balances);
      const outcomes: Outcome[] = [];
      let before = first;
      for (const [index, step] of steps.entries()) {
        await letOthers();
        if (Date.now() > until) {
          throw new Problem(
            `The simulation takes more than ${LONGEST / 1000} s; it ended before step ${index + 1}. Use fewer steps, segments or tranches.`,
          );
        }
        const played = await playStep(stream, step);
        const after = await readState(stream, balances);
        outcomes.push(describeOutcome(index + 1, step.at, played, before, after, DECIMALS[token]));
        before = after;
      }
      const part = cutPart(outcomes, from, measureRoom(max) * 0.8);
      return {
        text: [
          `Created: ${first.status}.`,
          ...part.rows.slice(0, NAMED).map(writeAccount),
          sayHidden(part, from, NAMED, "steps"),
          sayMore(part, from, "steps"),
        ]
          .filter(Boolean)
          .join("\n"),
        data: {
          created: first.status,
          ...(from === 0
            ? {
                amounts: first.amounts,
                amountsInTokens: formatUnits(first.amounts, DECIMALS[token]),
                ...listBalances(first, DECIMALS[token]),
              }
            : {}),
          steps: part.rows,
          ...(part.next === undefined ? {} : { next: part.next }),
        },
        source,
      };
    });
  },
});
