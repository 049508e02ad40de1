import { type Member, type Unit } from "../model/model";
import * as Markdown from "./markdown";
import { type PageText } from "./text";

/** A function or a public variable that can be called from outside, and the unit that declares it. */
interface Callable {
  member: Member;
  from: string;
}

interface Task {
  title: string;
  includes: (member: Member) => boolean;
}

const matchName =
  (names: RegExp) =>
  ({ name }: Member): boolean =>
    names.test(name);

const reads = ({ kind, mutability = "" }: Member): boolean =>
  kind === "stateVariable" || ["view", "pure", "constant"].includes(mutability);

/** How long a list of functions to read may be before it is in groups. */
const SHORT_LIST = 8;

const READS: Task[] = [
  { title: "Read amounts and fees", names: /Amount|Debt|FeeWei|FeeUSD|Rate|^rate|^getBalance$|^minFee/ },
  { title: "Read the status", names: /^(status|was|has|is(?!Allowed|Approved))/ },
  {
    title: "Read the NFT",
    names: /^(balanceOf|ownerOf|name|symbol|tokenURI|getApproved|isApprovedForAll|supportsInterface)$/,
  },
  { title: "Read the terms", names: /^get/ },
  { title: "Read the contract", names: /^/ },
].map(({ title, names }) => ({ title, includes: (member) => reads(member) && names.test(member.name) }));

/** What callers come for, in the order of a page. The first task that includes a function has it. */
const TASKS: Task[] = [
  { title: "Create", includes: (member) => !reads(member) && matchName(/^create/)(member) },
  { title: "Deposit and adjust", includes: matchName(/^(deposit|adjust|restart)/) },
  { title: "Claim", includes: matchName(/^claim(?!_)/) },
  ...READS,
  { title: "Withdraw", includes: matchName(/^withdraw(?!ERC20)/) },
  {
    title: "Cancel, pause and refund",
    includes: matchName(/^(cancel|renounce(?!Role)|pause|void|refund|burn)/),
  },
  {
    title: "Transfer the NFT",
    includes: matchName(/^(approve|setApprovalForAll|transferFrom|safeTransferFrom)$/),
  },
  {
    title: "Admin",
    includes: matchName(
      /^(set|allow|recover|transferAdmin|clawback|enable|disable|lower|upgrade|execute|initialize|withdrawERC20|grantRole|revokeRole|renounceRole)/,
    ),
  },
  { title: "Other", includes: () => true },
];

const getTask = (member: Member): number => TASKS.findIndex(({ includes }) => includes(member));

/** Checks whether a function or variable is part of what others can call. */
const isCallable = ({ kind, visibility }: Member): boolean =>
  (kind === "function" || kind === "stateVariable") && (visibility === "external" || visibility === "public");

/** Sorts functions by their tasks, those that create first. Functions of one task keep the order of the source. */
export function groupByTask<T>(entries: T[], memberOf: (entry: T) => Member): T[] {
  return [...entries].sort((a, b) => getTask(memberOf(a)) - getTask(memberOf(b)));
}

/**
 * Returns the section that a contract's page begins with: each task with links to its functions, own and inherited ones.
 * A unit whose functions have one task has none.
 */
export function writeTasks(unit: Unit, text: PageText): string[] {
  const callable: Callable[] = [
    ...unit.members.map((member) => ({ member, from: unit.key })),
    ...unit.inherited,
  ].filter(({ member }) => isCallable(member));
  const isShort =
    callable.filter(({ member }) => READS.includes(TASKS[getTask(member)]!)).length <= SHORT_LIST;
  const readTitle = (task: Task): string => (isShort && READS.includes(task) ? "Read" : task.title);
  const rows = [...new Set(TASKS.map(readTitle))]
    .map((title) => ({
      title,
      entries: callable.filter(({ member }) => readTitle(TASKS[getTask(member)]!) === title),
    }))
    .filter(({ entries }) => entries.length > 0);
  if (rows.length < 2) return [];
  const linked = ({ member, from }: Callable): string => {
    const hasOverloads = callable.filter((other) => other.member.name === member.name).length > 1;
    return text.linked(Markdown.writeInlineCode(hasOverloads ? member.canonical : member.name), {
      unit: from,
      anchor: member.anchor,
    });
  };
  return [
    `## Functions by task {/* #${text.freeId("functions-by-task")} */}`,
    `<div className="reference-tasks">\n\n${Markdown.writeTable(
      ["Task", "Functions"],
      rows.map(({ title, entries }) => [title, entries.map(linked).join(", ")]),
    )}\n\n</div>`,
  ];
}
