import { expect, it } from "vitest";
import { type ExtractedPage } from "./extract";
import { compileRules } from "../../../src/lib/search/engine/rules";
import { readRules } from "./rules";
import { heldByAnother, readQuestions, unknownAnchors, withQuestions, type Questions } from "./questions";

const page: ExtractedPage = {
  path: "/concepts/fees",
  group: "Concepts",
  tag: "docs-default-current",
  language: "en",
  sections: [
    [1, "Fees", ""],
    [2, "Which operation costs what?", ""],
    [2, "Where do they go?", "where"],
  ],
};

const questions = new Map<string, Questions>([
  [
    "/concepts/fees",
    {
      page: ["What does it cost?", "pricing"],
      where: ["who gets the money"],
      gone: ["a heading that was renamed"],
    },
  ],
  ["/concepts/moved", { page: ["anything"] }],
]);

it("gives each section the words of its questions, without those that questions are made of", () => {
  const [{ questions: words }] = withQuestions([page], questions) as [ExtractedPage];
  expect(words).toEqual(["cost;heading renamed;pricing", "", "money"]);
});

it("reads a verb of two words as the query does", () => {
  const asked = new Map<string, Questions>([["/concepts/fees", { where: ["take my money out"] }]]);
  expect(withQuestions([page], asked, compileRules(readRules()))[0]!.questions).toEqual([
    "",
    "",
    "money withdraw",
  ]);
});

it("names phrases whose words another of the section holds", () => {
  const phrases = ["cancel a stream early", "cancel a stream", "how do i cancel the stream", "void it"];
  expect(heldByAnother(phrases)).toEqual(["cancel a stream", "how do i cancel the stream"]);
});

it("finds no such phrase among those of the site", () => {
  const rules = compileRules(readRules());
  const held = [...readQuestions()].flatMap(([path, sections]) =>
    Object.entries(sections).flatMap(([anchor, phrases]) =>
      heldByAnother(phrases, rules).map((phrase) => `${path}#${anchor}: ${phrase}`),
    ),
  );
  expect(held).toEqual([]);
});

it("names the headings and pages that are gone", () => {
  expect(unknownAnchors(questions, [page])).toEqual([
    "/concepts/fees has no heading #gone",
    "/concepts/moved is no page",
  ]);
});
