import { expect, it } from "vitest";
import { type ExtractedPage } from "./extract";
import { compileRules } from "../../model/engine/rules";
import { readRules } from "./rules";
import {
  findHolder,
  parseQuestions,
  readQuestions,
  listUnaskedSections,
  listUnknownAnchors,
  addQuestions,
  type Questions,
} from "./questions";

const page: ExtractedPage = {
  path: "/concepts/fees",
  group: "Concepts",
  sections: [
    [1, "Fees", ""],
    [2, "Which operation costs what?", ""],
    [2, "Where do they go?", "where"],
  ],
};

it("reads a row for each section", () => {
  const rows = [
    "# section, questions",
    "/\twhat is it; demo",
    "/concepts/fees\tpricing",
    "/concepts/fees#where\twho gets it",
    "",
  ];
  expect([...parseQuestions(rows)]).toEqual([
    ["/", { "": ["what is it", "demo"] }],
    ["/concepts/fees", { "": ["pricing"], where: ["who gets it"] }],
  ]);
});

it.each([
  ["no phrase", ["/concepts/fees\t"], /needs an address, a tab/],
  ["no tab", ["/concepts/fees pricing"], /needs an address, a tab/],
  ["an empty phrase", ["/concepts/fees\tpricing;; cost"], /needs an address, a tab/],
  ["a third column", ["/concepts/fees\tpricing\tcost"], /needs an address, a tab/],
  ["no slash", ["concepts/fees\tpricing"], /needs an address, a tab/],
  ["two rows for a section", ["/a#b\tpricing", "/a#b\tcost"], /two rows for \/a#b/],
])("rejects %s", (_fault, rows, message) => {
  expect(() => parseQuestions(rows)).toThrow(message);
});

it("has at most 1,500 rows", () => {
  const rows = [...readQuestions().values()].flatMap((sections) => Object.keys(sections));
  expect(rows.length).toBeLessThanOrEqual(1500);
  expect(rows.length).toBeGreaterThan(1000);
});

const questions = new Map<string, Questions>([
  [
    "/concepts/fees",
    {
      "": ["What does it cost?", "pricing"],
      where: ["who gets the money"],
      gone: ["a heading that was renamed"],
    },
  ],
  ["/concepts/moved", { "": ["anything"] }],
]);

it("gives each section the words of its questions, without those that questions are made of", () => {
  const [{ questions: words }] = addQuestions([page], questions) as [ExtractedPage];
  expect(words).toEqual(["cost;heading renamed;pricing", "", "money"]);
});

it("reads a verb of two words as the query does", () => {
  const asked = new Map<string, Questions>([["/concepts/fees", { where: ["take my money out"] }]]);
  expect(addQuestions([page], asked, compileRules(readRules()))[0]!.questions).toEqual([
    "",
    "",
    "money withdraw",
  ]);
});

it("names phrases whose words another of the section holds", () => {
  const phrases = ["cancel a stream early", "cancel a stream", "how do i cancel the stream", "void it"];
  expect(findHolder(phrases)).toEqual(["cancel a stream", "how do i cancel the stream"]);
});

it("finds no such phrase among those of the site", () => {
  const rules = compileRules(readRules());
  const held = [...readQuestions()].flatMap(([path, sections]) =>
    Object.entries(sections).flatMap(([anchor, phrases]) =>
      findHolder(phrases, rules).map((phrase) => `${path}#${anchor}: ${phrase}`),
    ),
  );
  expect(held).toEqual([]);
});

it("names the headings and pages that are gone", () => {
  expect(listUnknownAnchors(questions, [page])).toEqual([
    "/concepts/fees has no heading #gone",
    "/concepts/moved is not a page",
  ]);
});

it("names the sections of a guide that have no row", () => {
  const guide: ExtractedPage = {
    ...page,
    path: "/guides/flow/etherscan",
    sections: [
      [1, "On Etherscan", ""],
      [2, "Withdraw", 0],
      [3, "Which amount?", 0],
      [2, "Files", 0],
    ],
  };
  const asked = parseQuestions(["/guides/flow/etherscan#withdraw\twithdraw without the app"]);
  expect(listUnaskedSections(asked, [page, guide])).toEqual([
    "/guides/flow/etherscan",
    "/guides/flow/etherscan#files",
  ]);
  expect(listUnaskedSections(asked, [guide], { "/guides/flow/etherscan#files": "A list of files." })).toEqual(
    ["/guides/flow/etherscan"],
  );
});
