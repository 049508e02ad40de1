import csvTemplates from "@generated/protocol-data/default/csvTemplates.json";
import { ACTIONS } from "@site/src/tools/batch/model/plan/actions";
import { listBatchTemplates } from "@site/src/tools/batch/model/form/templates";

/** Lists that a batch can be made of, by what they are for. */
const templates = [...listBatchTemplates(csvTemplates), ...ACTIONS];

/** What readers call the shapes. */
const SHAPES: Readonly<Record<string, string>> = {
  cliff: "Vest with a cliff",
  linear: "Vest at a constant rate",
  linearUnlockLinear: "Vest with a part at the start",
  linearUnlockCliff: "Vest with a part at the start and a cliff",
  linearStepper: "Unlock in steps",
  linearTimelock: "Lock until the end",
  dynamicExponential: "Vest along a curve",
  dynamicCliffExponential: "Vest with a cliff, then a curve",
  dynamicDoubleUnlock: "Vest with two parts at dates",
  priceGated: "Unlock at a price",
  tranchedMonthly: "Unlock each month",
  tranchedBackweighted: "Unlock a share each year",
  tranchedStepper: "Unlock equal parts",
  tranchedTimelock: "Lock until the end, as a tranche",
};

/** The groups of the choice, with their lists. */
const GROUPS = [
  {
    label: "Open Flow streams",
    options: [
      { id: "flow/now", label: "Pay by the second" },
      { id: "flow/stream", label: "Pay by the second from a date" },
    ],
  },
  { label: "Open Lockup streams, between dates", options: listOptions("lockup/range/", "") },
  {
    label: "Open Lockup streams that start at execution",
    options: listOptions("lockup/duration/", ", by length"),
  },
  { label: "Existing Flow streams", options: ACTIONS.filter(({ product }) => product === "flow") },
  { label: "Existing Lockup streams", options: ACTIONS.filter(({ product }) => product === "lockup") },
] as const;

/** What readers come for, with the list that each of them begins with. */
export const PURPOSES = [
  { label: "Pay by the second", begins: "flow/now", isOf: (id: string) => isIn(id, 0, 1) },
  { label: "Vest tokens", begins: "lockup/range/cliff", isOf: (id: string) => isIn(id, 1, 3) },
  { label: "Change existing streams", begins: ACTIONS[0]!.id, isOf: (id: string) => isIn(id, 3, 5) },
] as const;

/** Returns the kinds of batch that have the same purpose as a list. */
export function listGroups(id: string) {
  const purpose = PURPOSES.find(({ isOf }) => isOf(id));
  return GROUPS.filter(({ options }) => options.some((option) => purpose?.isOf(option.id) ?? true));
}

/** Returns what readers call a list, such as “Vest at a constant rate”. */
export const findLabel = (id: string): string | undefined =>
  GROUPS.flatMap(({ options }) => options as readonly { id: string; label: string }[]).find(
    (option) => option.id === id,
  )?.label;

const isIn = (id: string, first: number, end: number): boolean =>
  GROUPS.slice(first, end).some(({ options }) => options.some((option) => option.id === id));

function listOptions(prefix: string, suffix: string) {
  const order = Object.keys(SHAPES);
  const shape = (id: string) => id.slice(prefix.length);
  return templates
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id }) => ({ id, label: (SHAPES[shape(id)] ?? shape(id)) + suffix }))
    .sort((a, b) => order.indexOf(shape(a.id)) - order.indexOf(shape(b.id)));
}

/** Returns the list with an ID, or the first list if none has it. */
export const findTemplate = (id: string) => templates.find((template) => template.id === id) ?? templates[0]!;
