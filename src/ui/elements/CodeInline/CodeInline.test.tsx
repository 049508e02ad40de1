import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CodeInline } from "./CodeInline";

/** A break that shows a mark, by src/css/text.css. */
const BREAK = '<span class="name-break"></span>';

const html = (children: string) => renderToStaticMarkup(createElement(CodeInline, null, children));

it("lets a long name wrap between its words", () => {
  expect(html("SablierLockup_WithdrawalAddressNotRecipient")).toBe(
    '<code class="long">Sablier|Lockup_|Withdrawal|Address|Not|Recipient</code>'.replaceAll("|", BREAK),
  );
});

it("does not break short names", () => {
  expect(html("streamId")).toBe("<code>streamId</code>");
  expect(html("transferable")).toBe('<code class="whole">transferable</code>');
});

it("lets lists wrap after a comma and paths after a slash", () => {
  expect(html("[1798761600,1830297600]")).toBe("<code>[1798761600,<wbr/>1830297600]</code>");
  expect(html("@openzeppelin/contracts")).toBe("<code>@openzeppelin/<wbr/>contracts</code>");
});

it("keeps addresses and hashes one piece of text", () => {
  const address = "0xe61cb9153356419bdad0a8767c059f92d221a3c4";
  expect(html(address)).toBe(`<code class="unbroken">${address}</code>`);
});

it.each([
  ["setNFTDescriptor(descriptor)", `set${BREAK}NFT${BREAK}Descriptor<wbr/>(descriptor)`],
  ["ISablierLockup", `ISablier${BREAK}Lockup`],
  ["ERC721InvalidReceiver", `ERC721${BREAK}Invalid${BREAK}Receiver`],
  ["sablier-lockup-<chain>", "sablier-lockup-<wbr/>&lt;chain&gt;"],
  ["check_airdrop_csv", "check_airdrop_csv"],
  ["codegen::envio-config", "codegen::<wbr/>envio-config"],
  ["1700000000.25, v4.0.1", "1700000000.25, v4.0.1"],
  ["/vesting/{chain}/LK-1-2", "/vesting/<wbr/>{chain}/<wbr/>LK-1-2"],
])("lets %s wrap before brackets and after marks only", (name, expected) =>
  expect(html(name).replace(' class="whole"', "")).toBe(`<code>${expected}</code>`),
);

it("keeps the hosts of addresses whole", () => {
  expect(html("https://app.sablier.com/vesting")).toContain("sablier.com");
});

it("changes no character", () => {
  const name = "createWithDurationsLL(params, unlockAmounts, granularity, durations)";
  expect(html(name).replaceAll("<wbr/>", "").replaceAll(BREAK, "")).toBe(`<code class="long">${name}</code>`);
});

it("shows the mark and the tint of a status, and its name alone as text", () => {
  const status = html("STREAMING_SOLVENT");
  expect(status).toContain('data-tint="streamed"');
  expect(status).toContain("<svg");
  expect(status.replace(/<[^>]+>/g, "")).toBe("STREAMING_SOLVENT");
  expect(html("toString")).toBe("<code>toString</code>");
});
