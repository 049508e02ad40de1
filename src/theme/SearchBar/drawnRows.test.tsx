// @vitest-environment happy-dom
import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { DrawnRows, nodesOf, rowOf } from "./drawnRows";

interface Hit {
  content?: string;
  _snippetResult?: { content: { value: string } };
}

/** As DocSearch draws a text: the snippet as markup, else the whole. */
function Text({ hit, className }: { hit: Hit; attribute: string; className: string }): ReactElement {
  const html = hit._snippetResult?.content.value ?? hit.content ?? "";
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const Icon = ({ type }: { type: string }) => <svg width="20" data-type={type} />;
const OtherIcon = ({ type }: { type: string }) => <svg width="30" data-type={type} />;

const rowFor = (hit: Hit, icon = <Icon type="page" />) => (
  <div className="row">
    {false}
    <>{icon}</>
    <Text className="title" hit={hit} attribute="content" />
  </div>
);

const asElement = (markup: ReactElement): Element => {
  const holder = document.createElement("div");
  holder.innerHTML = renderToStaticMarkup(markup);
  return holder.firstElementChild!;
};

describe("a row like another", () => {
  const first = rowFor({ content: "first" });
  const other = rowFor({ content: "other" }, <OtherIcon type="page" />);
  let rows: DrawnRows;

  beforeEach(() => {
    rows = new DrawnRows();
    for (const row of [first, other]) rows.keep(rowOf(row)!, asElement(row));
  });

  const placed = (markup: ReactElement, into = document.createElement("a")) => {
    rows.place(rowOf(markup)!, into);
    return into;
  };

  it("is what would have been drawn, in an empty place and in that of others", () => {
    const place = document.createElement("a");
    for (const hit of [
      { content: "second" },
      {
        content: "all of it",
        _snippetResult: { content: { value: "a <mark>part</mark> &lt;of&gt; it &amp;lt;" } },
      },
      { content: "" },
    ]) {
      expect(rows.has(rowOf(rowFor(hit))!)).toBe(true);
      for (const row of [rowFor(hit), rowFor(hit, <OtherIcon type="page" />)]) {
        expect(placed(row, place).innerHTML).toBe(asElement(row).outerHTML);
      }
    }
  });

  it("is no copy of a row with other elements, values or components", () => {
    const hit = { content: "x" };
    for (const other of [
      rowFor(hit, <Icon type="text" />),
      rowFor(hit, <OtherIcon type="text" />),
      rowFor(hit, <b />),
      <div className="row child" key="child">
        {first.props.children}
      </div>,
    ]) {
      expect(rows.has(rowOf(other)!)).toBe(false);
    }
    expect(() => placed(rowFor(hit, <b />))).toThrow(/was drawn yet/);
  });

  it("is not made of what answers to a press, or is drawn in another way", () => {
    expect(rowOf(rowFor({}, <button type="button" onClick={() => undefined} />))).toBeUndefined();
    expect(rowOf(rowFor({}, <i style={{ color: "red" }} />))).toBeUndefined();
  });

  it("keeps the elements of the one in whose place it comes", () => {
    const place = placed(first);
    const element = place.firstElementChild;
    placed(rowFor({ content: "second" }), place);
    expect(place.firstElementChild).toBe(element);
    expect(place.textContent).toBe("second");
  });
});

describe("nodesOf", () => {
  it("makes an element of a mark alone", () => {
    const holder = document.createElement("p");
    holder.append(...nodesOf("&lt;img&gt; <mark>a&amp;b</mark><img src=x><mark></mark>"));
    expect(holder.textContent).toBe("<img> a&b<img src=x>");
    expect([...holder.children].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ["MARK", "a&b"],
      ["MARK", ""],
    ]);
  });
});
