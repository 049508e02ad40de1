import { type Member, type Parameter, type Unit } from "../model/model";
import { type Links } from "./links";
import * as Markdown from "./markdown";
import { type PageText } from "./text";

/** Writes what a page says of each of its own members. */
export class MemberSections {
  private readonly links: Links;
  private readonly unit: Unit;

  constructor(private readonly text: PageText) {
    this.links = text.links;
    this.unit = text.page.unit;
  }

  /** Returns one member; `heading` where its name would not do. */
  write(member: Member, heading?: string): string {
    const context = this.text.context(member);
    const overloaded =
      this.unit.members.filter((other) => other.kind === member.kind && other.name === member.name).length >
      1;
    const isEvent = member.kind === "event";
    const parts = [
      heading ??
        `### ${Markdown.writeInlineCode(overloaded ? member.canonical : member.name)} {/* #${member.anchor} */}`,
      member.notice ? Markdown.writeProse(member.notice, context) : "",
      member.signature ? `\`\`\`solidity\n${member.signature}\n\`\`\`` : "",
      this.meta(member, isEvent),
      member.dev ? Markdown.writeProse(member.dev, context) : "",
      this.definitions(member, context),
      member.values ? this.values(member, context) : "",
    ];
    return parts.filter((part) => part !== "").join("\n\n");
  }

  private meta(member: Member, isEvent: boolean): string {
    const source = member.line === undefined ? undefined : this.links.sourceHref(this.unit, member.line);
    const bases = (kind: "interface" | "contract") =>
      member.overrides
        .filter(({ unit }) => (this.links.unit(unit).kind === "interface") === (kind === "interface"))
        .map((target) =>
          this.text.linked(
            Markdown.writeInlineCode(`${this.links.unit(target.unit).name}.${member.name}`),
            target,
          ),
        );
    const implemented = bases("interface");
    const overrides = bases("contract");
    const parts = [
      member.selector
        ? `${isEvent ? "Topic 0" : "Selector"} ${Markdown.writeInlineCode(member.selector)}`
        : "",
      member.signature ? "" : `Internal member ${Markdown.writeInlineCode(member.canonical)}`,
      implemented.length > 0 ? `Implements ${implemented.join(", ")}` : "",
      overrides.length > 0 ? `Overrides ${overrides.join(", ")}` : "",
      source ? Markdown.writeLink("Source", source) : "",
    ].filter((part) => part !== "");
    if (parts.length === 0) return "";
    return `<div className="reference-facts">\n\n${parts.join(" · ")}\n\n</div>`;
  }

  /**
   * Returns what the signature does not say of parameters and returned values: descriptions, and types with a page. A
   * group in which there is nothing of that is left out.
   */
  private definitions(member: Member, context: Markdown.Context): string {
    const groups: [string, Parameter[]][] = [
      ["Parameters", member.parameters],
      ["Returns", member.returns],
    ];
    return groups
      .filter(([, parameters]) => parameters.some(({ description, type }) => description || type.target))
      .map(([label, parameters]) => {
        const entries = parameters.map((parameter) => this.definition(parameter, context));
        return `**${label}**\n\n<dl>\n${entries.join("\n")}\n</dl>`;
      })
      .join("\n\n");
  }

  private definition({ name, type, description }: Parameter, context: Markdown.Context): string {
    const typeText = type.target
      ? this.text.linked(Markdown.writeInlineCode(type.text), type.target)
      : Markdown.writeInlineCode(type.text);
    const term = `${name === "" ? "" : `${Markdown.writeInlineCode(name)} `}${typeText}`;
    return `<dt>${term}</dt>\n<dd>${description ? Markdown.writeCell(description, context) : ""}</dd>`;
  }

  private values(member: Member, context: Markdown.Context): string {
    const values = member.values ?? [];
    const described = values.some(({ description }) => description);
    return `**Values**\n\n${Markdown.writeTable(
      ["Value", "Name", ...(described ? ["Meaning"] : [])],
      values.map(({ name, description }, index) => [
        String(index),
        Markdown.writeInlineCode(name),
        ...(described ? [description ? Markdown.writeCell(description, context) : ""] : []),
      ]),
    )}`;
  }
}
