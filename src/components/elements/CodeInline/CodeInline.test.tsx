import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CodeInline } from ".";

const html = (children: string) => renderToStaticMarkup(createElement(CodeInline, null, children));

it("lets a long name wrap between its words", () => {
  expect(html("SablierLockup_WithdrawalAddressNotRecipient")).toBe(
    "<code>Sablier<wbr/>Lockup_<wbr/>Withdrawal<wbr/>Address<wbr/>Not<wbr/>Recipient</code>",
  );
});

it("leaves short names whole", () => {
  expect(html("streamId")).toBe("<code>streamId</code>");
  expect(html("transferable")).toBe("<code>transferable</code>");
});

it("lets lists wrap after a comma, paths after a slash, and addresses in pieces", () => {
  expect(html("[1798761600,1830297600]")).toBe("<code>[1798761600,<wbr/>1830297600]</code>");
  expect(html("@openzeppelin/contracts")).toBe("<code>@openzeppelin/<wbr/>contracts</code>");
  expect(html("0xe61cb9153356419bdad0a8767c059f92d221a3c4").split("<wbr/>")).toHaveLength(5);
});

it("changes no character", () => {
  const name = "createWithDurationsLL(params, unlockAmounts, granularity, durations)";
  expect(html(name).replaceAll("<wbr/>", "")).toBe(`<code>${name}</code>`);
});
