import { expect, it } from "vitest";
import { SearchEngine } from "./engine";

const index = {
  origin: "https://docs.example",
  groups: ["Concepts", "Support"],
  pages: [
    [
      "/concepts/fees",
      0,
      [
        [1, "Fees", ""],
        [2, "Where do the fees go?", 0],
        [2, "Pitfalls", 0],
      ],
    ],
    [
      "/concepts/nft",
      0,
      [
        [1, "NFTs", ""],
        [2, "When can it be burned?", 0],
      ],
    ],
    [
      "/support/faq",
      1,
      [
        [1, "FAQ", ""],
        [2, "How do I withdraw?", 0],
        [2, "Which wallets work?", 0],
      ],
    ],
  ],
};
const nearest = (query: string) => new SearchEngine(index as never).findNearest(query);

it("offers the question whose words are spelt most like the query's, with its page", () => {
  expect(nearest("withdrwaal")[0]).toEqual({
    question: "How do I withdraw?",
    page: "FAQ",
    url: "/support/faq#how-do-i-withdraw",
  });
  expect(nearest("burnd")[0]!.question).toBe("When can it be burned?");
});

it("offers questions alone, and none where none is near", () => {
  expect(nearest("pitfals")).toEqual([]);
  expect(nearest("xyzzyq")).toEqual([]);
});
