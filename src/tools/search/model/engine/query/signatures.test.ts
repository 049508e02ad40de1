import { describe, expect, it } from "vitest";
import { withoutParameters } from "./signatures";

describe("a function signature", () => {
  it.each([
    ["withdrawMax(uint256,address)", "withdrawMax"],
    ["statusOf(uint256)", "statusOf"],
    ["withdraw(uint256,address,uint128)", "withdraw"],
    ["streamedAmountOf(uint256 streamId)", "streamedAmountOf"],
    ["withdrawMultiple(uint256[] calldata streamIds, uint128[] amounts)", "withdrawMultiple"],
    ["nextStreamId()", "nextStreamId"],
    ["nextStreamId(", "nextStreamId"],
    ["create(address payable to, IERC20 token, UD21x18 rate)", "create"],
    ["createWithTimestampsLL((address,address,uint128,address,bool,boo", "createWithTimestampsLL"],
    ["function statusOf(uint256) external view", "function statusOf external view"],
    ["statusOf(uint256) depletedAmount(uint256)", "statusOf depletedAmount"],
  ])("%j is searched for as %j", (query, text) =>
    expect(withoutParameters(query)).toEqual({ text, isSignature: true }),
  );

  it.each([
    "cliff (before the unlock)",
    "fee(s)",
    "stream(created by me)",
    "SablierLockup(Optimism)",
    "withdraw(how",
    "statusOf (uint256)",
    "(uint256)",
    "withdraw(streamId, to, amount)",
  ])("is not what %j is", (query) =>
    expect(withoutParameters(query)).toEqual({ text: query, isSignature: false }),
  );
});
