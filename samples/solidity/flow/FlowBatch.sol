// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ud21x18} from "@prb/math/src/UD21x18.sol";
import {ISablierFlow} from "@sablier/flow/src/interfaces/ISablierFlow.sol";

// #endregion imports

/// @notice Runs several Flow calls in one. Teaching code, not audited.
contract FlowBatch {
    using SafeERC20 for IERC20;

    // #region setup
    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    error FeeTooLow(uint256 sent, uint256 fee);
    error RefundFailed();

    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
    }
    // #endregion setup

    // #region create
    /// @notice Opens two streams from the caller, of 0.0001 and 0.0002 tokens a second.
    function createTwo(
        address first,
        address second
    ) external returns (uint256 firstId, uint256 secondId) {
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(
            FLOW.create,
            (msg.sender, first, ud21x18(0.0001e18), uint40(0), TOKEN, true)
        );
        calls[1] = abi.encodeCall(
            FLOW.create,
            (msg.sender, second, ud21x18(0.0002e18), uint40(0), TOKEN, true)
        );
        bytes[] memory results = FLOW.batch(calls);
        // The IDs come out of the results: nobody has to guess them.
        firstId = abi.decode(results[0], (uint256));
        secondId = abi.decode(results[1], (uint256));
    }
    // #endregion create

    // #region fund
    /// @notice Opens the same two streams, each with a deposit. One allowance covers both.
    function createAndFundTwo(
        address first,
        address second,
        uint128 deposit
    ) external returns (uint256 firstId, uint256 secondId) {
        uint256 total = 2 * uint256(deposit);
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(FLOW), total);

        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(
            FLOW.createAndDeposit,
            (msg.sender, first, ud21x18(0.0001e18), uint40(0), TOKEN, true, deposit)
        );
        calls[1] = abi.encodeCall(
            FLOW.createAndDeposit,
            (msg.sender, second, ud21x18(0.0002e18), uint40(0), TOKEN, true, deposit)
        );
        bytes[] memory results = FLOW.batch(calls);
        firstId = abi.decode(results[0], (uint256));
        secondId = abi.decode(results[1], (uint256));
    }
    // #endregion fund

    // #region withdraw
    /// @notice Pays the recipients of many streams. One fee covers them all: the highest one.
    function withdrawMany(uint256[] calldata streamIds) external payable {
        bytes[] memory calls = new bytes[](streamIds.length);
        uint256 count = 0;
        uint256 fee = 0;
        for (uint256 i = 0; i < streamIds.length; ++i) {
            // One stream with nothing to withdraw would undo the payout of all.
            if (FLOW.withdrawableAmountOf(streamIds[i]) == 0) continue;
            uint256 feeOfStream = FLOW.calculateMinFeeWei(streamIds[i]);
            if (feeOfStream > fee) fee = feeOfStream;
            calls[count++] = abi.encodeCall(
                FLOW.withdrawMax,
                (streamIds[i], FLOW.getRecipient(streamIds[i]))
            );
        }
        // The list keeps only the entries that were filled.
        assembly ("memory-safe") {
            mstore(calls, count)
        }
        if (msg.value < fee) revert FeeTooLow(msg.value, fee);
        FLOW.batch{value: fee}(calls);

        // Flow keeps what it is sent, so the rest goes back from here.
        if (msg.value > fee) {
            (bool success, ) = msg.sender.call{value: msg.value - fee}("");
            if (!success) revert RefundFailed();
        }
    }
    // #endregion withdraw
}
