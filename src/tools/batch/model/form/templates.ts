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

/** Returns the SDK's template of Flow without its last column: streams that start when the batch is executed. */
function composeFlowNow({ columns, text }: BatchTemplate): BatchTemplate {
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

const [ALICE, BOB] = [
  "0x8b1dD8774373729B7755202079F52D8c7444D335",
  "0x0298F4332e3857631385b39766325058a93e249f",
];

/** Example rows of the lists that people choose most: grants of four years with a cliff after one, and a salary. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  "flow/stream": [`${ALICE},6000,month,18000,2027-03-01 09:00`, `${BOB},4500,month,13500,2027-03-01 09:00`],
  "lockup/range/cliff": [
    `${ALICE},48000,2027-03-01 09:00,2031-03-01 09:00,12000,2028-03-01 09:00`,
    `${BOB},30000,2027-03-01 09:00,2031-03-01 09:00,7500,2028-03-01 09:00`,
  ],
  "lockup/range/linear": [
    `${ALICE},48000,2027-03-01 09:00,2031-03-01 09:00`,
    `${BOB},12000,2027-03-01 09:00,2028-03-01 09:00`,
  ],
  "lockup/duration/cliff": [`${ALICE},48000,4 years,12000,1 year`, `${BOB},30000,4 years,7500,1 year`],
  "lockup/duration/linear": [`${ALICE},48000,4 years`, `${BOB},12000,1 year`],
};

/** Returns a template with our own example, where there is one. */
function addExample<Template extends BatchTemplate>(template: Template): Template {
  const rows = EXAMPLES[template.id];
  return rows ? { ...template, text: [template.columns.join(), ...rows, ""].join("\n") } : template;
}

/**
 * Returns the templates of the SDK that a batch can be made of: all but airdrops and one that is unclear; and those
 * of ours.
 */
export function listBatchTemplates<Template extends BatchTemplate>(
  sdk: readonly Template[],
): BatchTemplate[] {
  const all = sdk.map(addExample);
  const flow = all.find(({ id }) => id === "flow/stream");
  return [
    ...(flow ? [composeFlowNow(flow)] : []),
    PRICE_GATED,
    ...all
      .filter(({ id }) => !id.startsWith("airdrops/") && id !== UNCLEAR)
      .sort((a, b) => Number(b.id.startsWith("flow/")) - Number(a.id.startsWith("flow/"))),
  ];
}
