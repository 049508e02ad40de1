// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {LockupDynamic} from "@sablier/lockup/src/types/LockupDynamic.sol";
import {LockupLinear} from "@sablier/lockup/src/types/LockupLinear.sol";
import {LockupTranched} from "@sablier/lockup/src/types/LockupTranched.sol";

// #endregion imports

/// @notice The figures that dashboards, explorers and staking contracts show. Teaching code, not audited.
contract VestingReader {
    ISablierLockup public immutable LOCKUP;

    /// @dev All amounts in base units of the stream's token.
    struct Figures {
        uint256 inStream; // what Lockup holds for the stream
        uint256 locked; // not unlocked yet
        uint256 unlocked; // unlocked, withdrawn or not, plus what went back to the sender
        uint256 withdrawable;
        uint256 refundable;
    }

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    // #region figures
    function figures(uint256 streamId) external view returns (Figures memory) {
        // Getters return uint128: as uint256 the sums below cannot overflow.
        uint256 deposited = LOCKUP.getDepositedAmount(streamId);
        uint256 withdrawn = LOCKUP.getWithdrawnAmount(streamId);
        uint256 refunded = LOCKUP.getRefundedAmount(streamId);
        uint256 streamed = LOCKUP.streamedAmountOf(streamId);
        return
            Figures({
                inStream: deposited - withdrawn - refunded,
                locked: deposited - streamed - refunded,
                unlocked: streamed + refunded,
                withdrawable: streamed - withdrawn,
                refundable: LOCKUP.refundableAmountOf(streamId)
            });
    }
    // #endregion figures

    // #region next
    /// @notice When more unlocks next. 0 when nothing is left to unlock.
    /// @dev Price-gated streams may unlock at any moment: the answer is their end.
    function nextUnlock(uint256 streamId) external view returns (uint40) {
        // Settled (maybe before the end), canceled or depleted.
        if (LOCKUP.isCold(streamId)) return 0;
        uint40 timestamp = uint40(block.timestamp);
        uint40 end = LOCKUP.getEndTime(streamId);
        Lockup.Model model = LOCKUP.getLockupModel(streamId);
        if (model == Lockup.Model.LOCKUP_LINEAR) return _nextLinear(streamId, timestamp, end);
        if (model == Lockup.Model.LOCKUP_TRANCHED) return _nextTranche(streamId, timestamp);
        if (model == Lockup.Model.LOCKUP_DYNAMIC) return _nextSecond(streamId, timestamp);
        return end;
    }
    // #endregion next

    // #region linear
    function _nextLinear(
        uint256 streamId,
        uint40 timestamp,
        uint40 end
    ) private view returns (uint40) {
        uint40 start = LOCKUP.getStartTime(streamId);
        uint40 cliff = LOCKUP.getCliffTime(streamId); // 0: none
        uint40 granularity = LOCKUP.getGranularity(streamId);
        LockupLinear.UnlockAmounts memory unlocks = LOCKUP.getUnlockAmounts(streamId);
        if (timestamp < start && unlocks.start > 0) return start;
        if (timestamp < cliff && unlocks.cliff > 0) return cliff;

        // Steps count from the cliff when there is one.
        uint40 base = cliff > 0 ? cliff : start;
        uint40 steps = timestamp < base ? 0 : (timestamp - base) / granularity;
        uint40 next = base + (steps + 1) * granularity;
        // What is left when the range is no multiple of the step comes at the end.
        return next > end ? end : next;
    }
    // #endregion linear

    // #region tranched
    function _nextTranche(uint256 streamId, uint40 timestamp) private view returns (uint40) {
        LockupTranched.Tranche[] memory tranches = LOCKUP.getTranches(streamId);
        for (uint256 i = 0; i < tranches.length; ++i) {
            if (tranches[i].timestamp > timestamp && tranches[i].amount > 0)
                return tranches[i].timestamp;
        }
        return 0;
    }
    // #endregion tranched

    // #region dynamic
    /// @dev A segment unlocks all the time. With amount 0 it is a pause; with exponent 0 all comes at its beginning.
    function _nextSecond(uint256 streamId, uint40 timestamp) private view returns (uint40) {
        LockupDynamic.Segment[] memory segments = LOCKUP.getSegments(streamId);
        uint40 begin = LOCKUP.getStartTime(streamId);
        for (uint256 i = 0; i < segments.length; ++i) {
            uint40 end = segments[i].timestamp;
            if (timestamp < end && segments[i].amount > 0) {
                bool atOnce = segments[i].exponent.unwrap() == 0;
                // A segment is current from the second after its beginning; the first one from the start itself.
                uint40 first = atOnce && i == 0 ? begin : begin + 1;
                if (timestamp < first) return first;
                if (!atOnce) return timestamp + 1;
            }
            begin = end;
        }
        return 0;
    }
    // #endregion dynamic
}
