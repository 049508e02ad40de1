// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {LockupTranched} from "@sablier/lockup/src/types/LockupTranched.sol";

// #endregion imports

/// @notice Creates tranched streams of one token. Teaching code, not audited.
contract CreateTranched {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // #region create
    /// @notice The first amount after 4 weeks, the second one 6 weeks later.
    function createStream(
        uint128 amount0,
        uint128 amount1,
        address recipient
    ) external returns (uint256 streamId) {
        // The deposit is exactly the sum of the tranches.
        uint128 amount = amount0 + amount1;
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        // Each duration counts from the tranche before: weeks 4 and 10.
        LockupTranched.TrancheWithDuration[]
            memory tranches = new LockupTranched.TrancheWithDuration[](2);
        tranches[0] = LockupTranched.TrancheWithDuration({amount: amount0, duration: 4 weeks});
        tranches[1] = LockupTranched.TrancheWithDuration({amount: amount1, duration: 6 weeks});

        streamId = LOCKUP.createWithDurationsLT(_params(amount, recipient), tranches);
    }
    // #endregion create

    // #region equal
    /// @notice Equal tranches; the last one takes what the division leaves over.
    function createEqual(
        uint128 amount,
        uint128 count,
        uint40 interval,
        address recipient
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        LockupTranched.TrancheWithDuration[]
            memory tranches = new LockupTranched.TrancheWithDuration[](count);
        for (uint256 i = 0; i < count; ++i) {
            tranches[i] = LockupTranched.TrancheWithDuration({
                amount: amount / count,
                duration: interval
            });
        }
        tranches[count - 1].amount += amount % count;

        streamId = LOCKUP.createWithDurationsLT(_params(amount, recipient), tranches);
    }
    // #endregion equal

    // #region dates
    /// @notice Equal tranches on given dates, such as the first of each month at midnight (UTC).
    function createOnDates(
        uint128 amount,
        uint40[] calldata dates,
        address recipient
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        uint128 count = uint128(dates.length);
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](count);
        for (uint256 i = 0; i < count; ++i) {
            tranches[i] = LockupTranched.Tranche({amount: amount / count, timestamp: dates[i]});
        }
        tranches[count - 1].amount += amount % count;

        streamId = LOCKUP.createWithTimestampsLT(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                // The end is exactly the last tranche's timestamp.
                timestamps: Lockup.Timestamps({
                    start: uint40(block.timestamp),
                    end: dates[count - 1]
                }),
                shape: "tranchedMonthly"
            }),
            tranches
        );
    }
    // #endregion dates

    // #region timelock
    /// @notice Everything at one moment, and nobody can take it back before.
    function createTimelock(
        uint128 amount,
        uint40 unlockTime,
        address recipient
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](1);
        tranches[0] = LockupTranched.Tranche({amount: amount, timestamp: unlockTime});

        streamId = LOCKUP.createWithTimestampsLT(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                // For good: a stream cannot be made cancelable later.
                cancelable: false,
                transferable: true,
                timestamps: Lockup.Timestamps({start: uint40(block.timestamp), end: unlockTime}),
                shape: "tranchedTimelock"
            }),
            tranches
        );
    }
    // #endregion timelock

    // #region params
    function _params(
        uint128 amount,
        address recipient
    ) private view returns (Lockup.CreateWithDurations memory) {
        return
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                // The name of a curve, for apps. No name fits these steps.
                shape: ""
            });
    }
    // #endregion params
}
