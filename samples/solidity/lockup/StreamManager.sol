// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// @notice Acts on streams that exist. It may do what its role in the stream allows: as the sender it
/// cancels and renounces, as the recipient or an approved operator it withdraws anywhere and transfers,
/// as a stranger it withdraws to the recipient. Teaching code, not audited: anyone may call it.
contract StreamManager {
    // #region setup
    ISablierLockup public immutable LOCKUP;

    /// @notice The value sent does not cover the fee, or exceeds it: Lockup keeps what is paid too much.
    error WrongFee(uint256 sent, uint256 fee);

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }
    // #endregion setup

    // #region withdraw
    function withdraw(uint256 streamId, address to, uint128 amount) external payable {
        uint256 fee = _exactFee(LOCKUP.calculateMinFeeWei(streamId));
        LOCKUP.withdraw{value: fee}(streamId, to, amount);
    }
    // #endregion withdraw

    // #region withdrawMax
    function withdrawMax(
        uint256 streamId,
        address to
    ) external payable returns (uint128 withdrawn) {
        uint256 fee = _exactFee(LOCKUP.calculateMinFeeWei(streamId));
        withdrawn = LOCKUP.withdrawMax{value: fee}(streamId, to);
    }
    // #endregion withdrawMax

    // #region withdrawMultiple
    /// @notice Pays each stream's recipient. One fee covers them all: the highest one among the streams.
    function withdrawMultiple(
        uint256[] calldata streamIds,
        uint128[] calldata amounts
    ) external payable {
        uint256 fee = 0;
        for (uint256 i = 0; i < streamIds.length; ++i) {
            uint256 feeOfStream = LOCKUP.calculateMinFeeWei(streamIds[i]);
            if (feeOfStream > fee) fee = feeOfStream;
        }
        LOCKUP.withdrawMultiple{value: _exactFee(fee)}(streamIds, amounts);
    }
    // #endregion withdrawMultiple

    // #region fee
    /// @dev The fee follows a price feed, so the caller asks for it just before and sends exactly that.
    function _exactFee(uint256 fee) private view returns (uint256) {
        if (msg.value != fee) revert WrongFee(msg.value, fee);
        return fee;
    }
    // #endregion fee

    // #region cancel
    function cancel(uint256 streamId) external returns (uint128 refunded) {
        refunded = LOCKUP.cancel(streamId);
    }
    // #endregion cancel

    // #region cancelMultiple
    /// @notice Cancels what can be canceled. A stream that cannot gives 0 and an event, not a revert.
    function cancelMultiple(
        uint256[] calldata streamIds
    ) external returns (uint128[] memory refunded) {
        refunded = LOCKUP.cancelMultiple(streamIds);
    }
    // #endregion cancelMultiple

    // #region renounce
    function renounce(uint256 streamId) external {
        LOCKUP.renounce(streamId);
    }
    // #endregion renounce

    // #region renounceMultiple
    /// @notice Renounces several streams or none: Lockup's `batch` undoes everything when one call fails.
    function renounceMultiple(uint256[] calldata streamIds) external {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            calls[i] = abi.encodeCall(LOCKUP.renounce, (streamIds[i]));
        }
        LOCKUP.batch(calls);
    }
    // #endregion renounceMultiple

    // #region transfer
    /// @notice Pays the recipient what has unlocked, then hands the stream on.
    function withdrawMaxAndTransfer(
        uint256 streamId,
        address newRecipient
    ) external payable returns (uint128 withdrawn) {
        // No fee is due when there is nothing to withdraw.
        uint256 fee =
            LOCKUP.withdrawableAmountOf(streamId) > 0 ? LOCKUP.calculateMinFeeWei(streamId) : 0;
        withdrawn = LOCKUP.withdrawMaxAndTransfer{value: _exactFee(fee)}(streamId, newRecipient);
    }

    /// @notice Hands the stream on with everything in it, unlocked tokens included.
    function transfer(uint256 streamId, address newRecipient) external {
        LOCKUP.transferFrom(LOCKUP.ownerOf(streamId), newRecipient, streamId);
    }
    // #endregion transfer
}
