// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ud2x18} from "@prb/math/src/UD2x18.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {LockupDynamic} from "@sablier/lockup/src/types/LockupDynamic.sol";

// #endregion imports

/// @notice Creates dynamic streams of one token. Teaching code, not audited.
contract CreateDynamic {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // #region create
    /// @notice A straight line for four weeks, then a curve that starts slowly, until week 52.
    function createStream(
        uint128 amount0,
        uint128 amount1,
        address recipient
    ) external returns (uint256 streamId) {
        // The deposit is exactly the sum of the segments.
        uint128 amount = amount0 + amount1;
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        uint40 start = uint40(block.timestamp) + 100 seconds;
        LockupDynamic.Segment[] memory curve = new LockupDynamic.Segment[](2);
        curve[0] = LockupDynamic.Segment({
            amount: amount0,
            exponent: ud2x18(1e18), // 1: a straight line
            timestamp: uint40(block.timestamp) + 4 weeks
        });
        curve[1] = LockupDynamic.Segment({
            amount: amount1,
            exponent: ud2x18(3.14e18), // more than 1: slow first, fast later
            timestamp: uint40(block.timestamp) + 52 weeks
        });

        streamId = LOCKUP.createWithTimestampsLD(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                // The end is exactly the last segment's timestamp.
                timestamps: Lockup.Timestamps({start: start, end: curve[1].timestamp}),
                // The name of a curve, for apps. No name fits this one.
                shape: ""
            }),
            curve
        );
    }
    // #endregion create

    // #region durations
    /// @notice One curve from now on, with an exponent of your choice (18 decimals, below 18.44).
    function createCurve(
        uint128 amount,
        uint64 exponent,
        uint40 duration,
        address recipient
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        LockupDynamic.SegmentWithDuration[]
            memory segments = new LockupDynamic.SegmentWithDuration[](1);
        segments[0] = LockupDynamic.SegmentWithDuration({
            amount: amount,
            exponent: ud2x18(exponent),
            duration: duration
        });

        streamId = LOCKUP.createWithDurationsLD(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                // The name is for one segment with an exponent above 1.
                shape: exponent > 1e18 ? "dynamicExponential" : ""
            }),
            segments
        );
    }
    // #endregion durations

    // #region cliff
    /// @notice Nothing until the cliff, an amount there, and the rest along a curve of exponent 6.
    function createCliffCurve(
        uint128 atCliff,
        uint128 afterCliff,
        uint40 cliff,
        uint40 rest,
        address recipient
    ) external returns (uint256 streamId) {
        uint128 amount = atCliff + afterCliff;
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        // A wait with an amount of zero, one second with the amount of the cliff, and the curve.
        LockupDynamic.SegmentWithDuration[]
            memory segments = new LockupDynamic.SegmentWithDuration[](3);
        segments[0] = LockupDynamic.SegmentWithDuration(0, ud2x18(1e18), cliff - 1);
        segments[1] = LockupDynamic.SegmentWithDuration(atCliff, ud2x18(1e18), 1);
        segments[2] = LockupDynamic.SegmentWithDuration(afterCliff, ud2x18(6e18), rest);

        streamId = LOCKUP.createWithDurationsLD(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "dynamicCliffExponential"
            }),
            segments
        );
    }
    // #endregion cliff
}
