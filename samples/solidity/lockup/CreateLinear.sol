// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {LockupLinear} from "@sablier/lockup/src/types/LockupLinear.sol";

// #endregion imports

/// @notice Creates linear streams of one token. Teaching code, not audited.
contract CreateLinear {
    using SafeERC20 for IERC20;

    // #region setup
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }
    // #endregion setup

    // #region fund
    /// @dev Takes the deposit from the caller and lets Lockup take it from this contract.
    function _fund(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);
    }
    // #endregion fund

    // #region create
    /// @notice A year of equal seconds, from now on.
    function createStream(uint128 amount, address recipient) external returns (uint256 streamId) {
        _fund(amount);

        Lockup.CreateWithDurations memory params = Lockup.CreateWithDurations({
            sender: msg.sender,
            recipient: recipient,
            depositAmount: amount,
            token: TOKEN,
            cancelable: true,
            transferable: true,
            shape: "linear"
        });
        LockupLinear.UnlockAmounts memory unlocks = LockupLinear.UnlockAmounts({
            start: 0,
            cliff: 0
        });
        LockupLinear.Durations memory durations = LockupLinear.Durations({
            cliff: 0,
            total: 52 weeks
        });

        streamId = LOCKUP.createWithDurationsLL(params, unlocks, 1 seconds, durations);
    }
    // #endregion create

    // #region cliff
    /// @notice A tenth at once, two tenths after four weeks, the rest evenly until week 52.
    function createWithCliff(
        uint128 amount,
        address recipient
    ) external returns (uint256 streamId) {
        _fund(amount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linearUnlockCliff"
            }),
            LockupLinear.UnlockAmounts({start: amount / 10, cliff: amount / 5}),
            1 seconds,
            // The total counts from the start and includes the cliff.
            LockupLinear.Durations({cliff: 4 weeks, total: 52 weeks})
        );
    }
    // #endregion cliff

    // #region steps
    /// @notice Fifteen equal weekly steps.
    function createInSteps(uint128 amount, address recipient) external returns (uint256 streamId) {
        _fund(amount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linearStepper"
            }),
            LockupLinear.UnlockAmounts({start: 0, cliff: 0}),
            1 weeks, // granularity: nothing unlocks between two steps
            LockupLinear.Durations({cliff: 0, total: 15 weeks})
        );
    }
    // #endregion steps

    // #region timestamps
    /// @notice Dates instead of durations: both may lie in the past or in the future.
    function createBetween(
        uint128 amount,
        address recipient,
        uint40 start,
        uint40 end,
        uint128 unlockAtStart
    ) external returns (uint256 streamId) {
        _fund(amount);

        streamId = LOCKUP.createWithTimestampsLL(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({start: start, end: end}),
                shape: unlockAtStart == 0 ? "linear" : "linearUnlockLinear"
            }),
            LockupLinear.UnlockAmounts({start: unlockAtStart, cliff: 0}),
            1 seconds,
            0 // no cliff
        );
    }
    // #endregion timestamps
}
