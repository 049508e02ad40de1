import { expect, it } from "vitest";
import { removeValues } from "./address";

it.each([
  ["https://docs.example/guides/batch#batch=flow%2Fnow&safe=0x11", "https://docs.example/guides/batch"],
  [
    "https://docs.example/playground?deposit=100&playground=own#playground-own",
    "https://docs.example/playground",
  ],
  ["https://docs.example/search?q=a%23b", "https://docs.example/search"],
  ["https://docs.example/#a?b", "https://docs.example/"],
  ["https://docs.example/concepts/fees", "https://docs.example/concepts/fees"],
])("%s", (address, sent) => expect(removeValues(address)).toBe(sent));
