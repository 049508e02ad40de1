// #region abi
import { parseAbi } from "viem";

/** The Legacy v1.1 contract, as far as a stream needs it. The SDK has the full ABI. */
export const legacyAbi = parseAbi([
  "function createStream(address recipient, uint256 deposit, address tokenAddress, uint256 startTime, uint256 stopTime) returns (uint256)",
  "function withdrawFromStream(uint256 streamId, uint256 amount) returns (bool)",
  "function cancelStream(uint256 streamId) returns (bool)",
  "function getStream(uint256 streamId) view returns (address sender, address recipient, uint256 deposit, address tokenAddress, uint256 startTime, uint256 stopTime, uint256 remainingBalance, uint256 ratePerSecond)",
  "function balanceOf(uint256 streamId, address who) view returns (uint256 balance)",
]);
// #endregion abi
