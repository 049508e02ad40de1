import { describe, expect, it } from "vitest";
import { streamedAmount } from "../../src/lib/lockup/linear";
import { faqPage } from "../../src/lib/richText/faqPage";
import { parse } from "../../src/lib/richText/richText";
import { faq } from ".";
import { pages } from "../routes";

const questions = faq.flatMap((group) => group.questions);
const answerOf = (id: string) => questions.find((one) => one.id === id)!.answer.join(" ");

describe("faq", () => {
  it("has anchors that are unique and last", () => {
    const ids = [...questions, ...faq].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("asks questions", () => {
    for (const { question } of questions) expect(question).toMatch(/^[A-Z].*\?$/);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it("links to pages of this site, and outside by https", () => {
    for (const { id, answer } of questions) {
      for (const piece of answer.flatMap(parse)) {
        if (piece.type !== "link") continue;
        if (piece.to.startsWith("/")) expect(pages, id).toContain(piece.to.split("#")[0]);
        else expect(piece.to).toMatch(/^https:\/\//);
      }
    }
  });

  it("is an FAQPage without markup in its text", () => {
    const page = faqPage(questions) as { mainEntity: { acceptedAnswer: { text: string } }[] };
    expect(page.mainEntity).toHaveLength(questions.length);
    for (const { acceptedAnswer } of page.mainEntity) expect(acceptedAnswer.text).not.toMatch(/`|\]\(/);
  });
});

describe("figures of the answers", () => {
  const DAI = 10n ** 18n;
  const DAY = 86_400n;
  const words = (amount: bigint) =>
    (Number((amount + DAI / 200n) / (DAI / 100n)) / 100).toLocaleString("en-US", {
      maximumFractionDigits: 2,
    });
  const lockup = {
    model: "linear" as const,
    depositedAmount: 3_000n * DAI,
    startTime: 0n,
    cliffTime: 0n,
    endTime: 31n * DAY,
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 1n,
  };

  it("of Lockup are the contract's", () => {
    const answer = answerOf("lockup-example");
    const at = (days: bigint) => streamedAmount(lockup, days * DAY);
    expect(answer).toContain(`${words(at(1n))} DAI a day`);
    expect(answer).toContain(`withdraw ${words(at(10n))} DAI`);
    expect(answer).toContain(`${words(3_000n * DAI - at(15n))} DAI return to you`);
    expect(answer).toContain(`${words(at(15n))} stay`);
  });

  it("of Flow follow from the rate", () => {
    const answer = answerOf("flow-example");
    const rate = (3_000n * DAI + 31n * DAY - 1n) / (31n * DAY);
    expect(answer).toContain(`she owes ${words(rate * 10n * DAY)}`);
    expect(answer).toContain(`can take ${words(rate * 31n * DAY - 200n * DAI)};`);
    expect(answer).toContain(`would be ${words(rate * 31n * DAY - 1_000n * DAI)}.`);
  });
});
