import { type Member, type MemberKind, type Unit } from "../model/model";
import { findOwner, findPackage } from "../releases";
import { type Links } from "./links";
import * as Markdown from "./markdown";
import { groupByTask } from "./tasks";
import { type PageText } from "./text";

/** Writes the tables of what a unit has from others: a row a member, with an anchor, that leads to its full text. */
export class MemberTables {
  private readonly links: Links;
  private readonly unit: Unit;

  constructor(private readonly text: PageText) {
    this.links = text.links;
    this.unit = text.page.unit;
  }

  /** Returns what the bases bring in: one table a base, each row an anchor of this page and a link to the full text. */
  inherited(): string[] {
    const kinds: { title: string; id: string; head: string; kinds: MemberKind[] }[] = [
      {
        title: "Inherited functions",
        id: "inherited-functions",
        head: "Function",
        kinds: ["function", "stateVariable"],
      },
      { title: "Inherited events", id: "inherited-events", head: "Event", kinds: ["event"] },
      {
        title: "Inherited types",
        id: "inherited-types",
        head: "Type",
        kinds: ["struct", "enum", "valueType"],
      },
    ];
    return kinds.flatMap(({ title: heading, id, head, kinds: wanted }) => {
      const entries = this.unit.inherited.filter(
        ({ member, from }) =>
          wanted.includes(member.kind) &&
          // Types of dependencies (storage layouts of proxies) are nobody's business here.
          (id !== "inherited-types" || this.links.pages.some(({ unit }) => unit.key === from)),
      );
      if (entries.length === 0) return [];
      const bases = [...new Set(entries.map(({ from }) => from))];
      return [
        `## ${heading} {/* #${this.text.freeId(id)} */}`,
        ...Markdown.fold(
          Markdown.count(entries.length, head.toLowerCase()),
          bases.flatMap((base) => [
            `From ${this.fromText(base)}:`,
            this.writeMemberTable(
              head,
              groupByTask(
                entries.filter(({ from }) => from === base),
                ({ member }) => member,
              ),
            ),
          ]),
        ),
      ];
    });
  }

  /** Returns the errors that the contract's ABI holds, and those that libraries it is linked with raise in its name. */
  raised(): string[] {
    const own = new Set(this.unit.members);
    const raised = this.unit.raises.filter(({ member }) => !own.has(member));
    if (raised.length === 0) return [];
    const sources = [...new Set(raised.map(({ from }) => findPackage(this.links.unit(from).source)))];
    return [
      `## Errors raised {/* #${this.text.freeId("errors-raised")} */}`,
      ...sources.flatMap((source) => {
        const entries = raised.filter(({ from }) => findPackage(this.links.unit(from).source) === source);
        const from = [...new Set(entries.map((entry) => entry.from))];
        const text =
          from.length === 1 && from[0] !== undefined
            ? this.fromText(from[0])
            : findOwner(this.links.unit(from[0] ?? "").source);
        return [`From ${text}:`, this.writeMemberTable("Error", entries)];
      }),
    ];
  }

  private fromText(key: string): string {
    const unit = this.links.unit(key);
    const owner =
      findPackage(unit.source) === findPackage(this.unit.source) ? "" : ` (${findOwner(unit.source)})`;
    return `${this.text.linked(Markdown.writeInlineCode(unit.name), { unit: key })}${owner}`;
  }

  private writeMemberTable(head: string, entries: { member: Member; from: string; via?: string }[]): string {
    const rows = Markdown.writeTable(
      [head, "Description"],
      entries.map(({ member, from, via }) => {
        const id = this.text.freeId(member.name.toLowerCase());
        const { text, scope } = this.links.describe(member, this.links.unit(from));
        const context: Markdown.Context = {
          reference: (name) => {
            const target = this.links.resolve(name, scope);
            const shown = Markdown.writeInlineCode(name.split("-").join("."));
            return target ? this.text.linked(shown, target) : shown;
          },
          formula: () => undefined,
        };
        const name = this.text.linked(Markdown.writeInlineCode(this.rowName(member, entries)), {
          unit: from,
          anchor: member.anchor,
        });
        // The topic of an event is as long as the table is wide; it is where the event is described.
        const selector =
          member.selector && member.kind !== "event"
            ? `<br />${Markdown.writeInlineCode(member.selector)}`
            : "";
        return [
          `<Anchor id="${id}" />${name}${selector}`,
          `${Markdown.writeSummary(text, context)}${via ? ` Raised in ${Markdown.writeInlineCode(via)}.` : ""}`,
        ];
      }),
    );
    return `<div className="reference-members">\n\n${rows}\n\n</div>`;
  }

  /** Returns the name, with parameter types only where they are needed to distinguish overloads. */
  private rowName(member: Member, entries: { member: Member }[]): string {
    const namesakes = entries.filter((entry) => entry.member.name === member.name);
    return namesakes.length > 1 ? member.canonical : member.name;
  }
}
