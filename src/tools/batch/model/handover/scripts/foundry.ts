import { getAddress } from "viem";
import { type Call, encodePacked } from "../../plan/calls/calls";
import { writeComment, writeInteger } from "../../../../../protocol/text/quoting";
import type { ScriptOptions } from "./viem";

/** Digits of calldata in a line. */
const WIDTH = 96;

/** Returns Solidity joins hexadecimal literals that are one after the other. */
function writeHexLiteral(data: string): string {
  if (!/^0x(?:[0-9a-f]{2})*$/iu.test(data)) throw new TypeError("A script needs bytes here.");
  const pieces = data.slice(2).match(new RegExp(`.{1,${WIDTH}}`, "gu")) ?? [""];
  return pieces.map((piece) => `            hex"${piece}"`).join("\n");
}

/**
 * Returns a script for Foundry that sends a batch from the account that `forge script` is given, and stops at the first
 * transaction that reverts. Calls of Flow are one transaction, by its own `batch`.
 */
export function writeFoundryScript(calls: readonly Call[], { chainId, title, says }: ScriptOptions): string {
  const saying = (call: Call) =>
    writeComment(
      says[calls.findIndex(({ to, data }) => to === call.to && data === call.data)] ?? "",
      "        ",
    );
  const sends = encodePacked(calls).map(
    ({ inner, ...call }) =>
      `${(inner.length > 0 ? inner : [call]).map(saying).join("")}        send(\n            ${getAddress(call.to)},\n            ${writeInteger(call.value)},\n${writeHexLiteral(call.data)}\n        );\n`,
  );
  return `// SPDX-License-Identifier: MIT
pragma solidity >=0.8.22;

import {Script} from "forge-std/Script.sol";

${writeComment(title, "")}contract SendBatch is Script {
    function run() external {
        require(block.chainid == ${writeInteger(chainId)}, "another chain");
        vm.startBroadcast();
${sends.join("")}        vm.stopBroadcast();
    }

    function send(address to, uint256 value, bytes memory data) private {
        (bool success, bytes memory result) = to.call{value: value}(data);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(result, 32), mload(result))
            }
        }
    }
}
`;
}
