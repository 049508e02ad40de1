import { describe, expect, it } from "vitest";
import { formatFigure } from ".";

describe("formatFigure", () => {
  it.each([
    [{ amount: "2600000000000000000000", decimals: 18 }, {}, "2,600"],
    [{ amount: "165343915343915", decimals: 18 }, {}, "0.000165343915343915"],
    [{ amount: "300000024112654320987", decimals: 18 }, { digits: 4 }, "300.0000…"],
    [{ amount: "300000000000000000000", decimals: 18 }, { digits: 4 }, "300"],
    [{ amount: "31", decimals: 6 }, {}, "0.000031"],
    [{ amount: "0", decimals: 18 }, {}, "0"],
    [{ amount: "1250000", decimals: 6 }, { raw: true }, "1250000"],
    [{ integer: "333333333333333" }, {}, "333,333,333,333,333"],
    [{ text: "SETTLED" }, {}, "SETTLED"],
  ])("%o %o is %s", (figure, format, written) => {
    expect(formatFigure(figure, format)).toBe(written);
  });
});
