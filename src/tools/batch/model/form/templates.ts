/** A list of rows that a batch can be made of. */
export interface BatchTemplate {
  /** As the SDK calls it, such as `lockup/range/cliff`; `flow/now` and `lockup/range/priceGated` are ours. */
  readonly id: string;
  readonly columns: readonly string[];
  /** Header and example rows. */
  readonly text: string;
}

/** It is not documented what the second length of this template counts from. */
const UNCLEAR = "lockup/duration/dynamicDoubleUnlock";

/** Checks whether the rows of a list have an end and no start, so that its form asks for one. */
export const leavesStartOpen = (id: string): boolean => /^lockup\/range\/\w+Timelock$/u.test(id);

/** The SDK's template of Flow without its last column: streams that start when the batch is executed. */
function flowNow({ columns, text }: BatchTemplate): BatchTemplate {
  const withoutLast = (line: string) => line.slice(0, line.lastIndexOf(","));
  return {
    id: "flow/now",
    columns: columns.slice(0, -1),
    text: text
      .split("\n")
      .map((line) => (line ? withoutLast(line) : line))
      .join("\n"),
  };
}

/** The SDK has no template of it. */
const PRICE_GATED: BatchTemplate = {
  id: "lockup/range/priceGated",
  columns: ["address", "amount", "startAt", "endAt", "targetPrice"],
  text: `address,amount,startAt,endAt,targetPrice
0x4444444444444444444444444444444444444444,10000,2027-03-01 09:00,2029-03-01 09:00,5000
0x5555555555555555555555555555555555555555,2500.5,2027-03-01 09:00,2029-03-01 09:00,7500.25
`,
};

/**
 * The templates of the SDK that a batch can be made of: all but airdrops and one that is unclear; and those
 * of ours.
 */
export function batchTemplates<Template extends BatchTemplate>(all: readonly Template[]): BatchTemplate[] {
  const flow = all.find(({ id }) => id === "flow/stream");
  return [
    ...(flow ? [flowNow(flow)] : []),
    PRICE_GATED,
    ...all
      .filter(({ id }) => !id.startsWith("airdrops/") && id !== UNCLEAR)
      .sort((one, other) => Number(other.id.startsWith("flow/")) - Number(one.id.startsWith("flow/"))),
  ];
}
