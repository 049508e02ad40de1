// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ud2x18} from "@prb/math/src/UD2x18.sol";
import {ISablierBatchLockup} from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {BatchLockup} from "@sablier/lockup/src/types/BatchLockup.sol";
import {LockupDynamic} from "@sablier/lockup/src/types/LockupDynamic.sol";

// #endregion imports

/// @notice Creates two dynamic streams in one transaction. Teaching code, not audited.
contract BatchDynamic {
    using SafeERC20 for IERC20;

    // #region setup
    ISablierLockup public immutable LOCKUP;
    ISablierBatchLockup public immutable BATCH_LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, ISablierBatchLockup batchLockup, IERC20 token) {
        LOCKUP = lockup;
        BATCH_LOCKUP = batchLockup;
        TOKEN = token;
    }
    // #endregion setup

    // #region create
    /// @param amount Deposit of each stream, in base units of the token.
    function createStreams(
        uint128 amount,
        address[2] calldata recipients
    ) external returns (uint256[] memory streamIds) {
        // One allowance for all of them, and it goes to the batch contract.
        uint256 total = 2 * uint256(amount);
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(BATCH_LOCKUP), total);

        BatchLockup.CreateWithTimestampsLD[]
            memory batch = new BatchLockup.CreateWithTimestampsLD[](2);
        uint40 start = uint40(block.timestamp);
        // The second amount is what the first one leaves, so that odd deposits add up.
        LockupDynamic.Segment[] memory segments0 = new LockupDynamic.Segment[](2);
        segments0[0] = LockupDynamic.Segment({
            amount: amount / 2,
            exponent: ud2x18(0.25e18),
            timestamp: start + 1 weeks
        });
        segments0[1] = LockupDynamic.Segment({
            amount: amount - amount / 2,
            exponent: ud2x18(2.71e18),
            timestamp: start + 24 weeks
        });
        LockupDynamic.Segment[] memory segments1 = new LockupDynamic.Segment[](2);
        segments1[0] = LockupDynamic.Segment({
            amount: amount / 4,
            exponent: ud2x18(1e18),
            timestamp: start + 4 weeks
        });
        segments1[1] = LockupDynamic.Segment({
            amount: amount - amount / 4,
            exponent: ud2x18(3.14e18),
            timestamp: start + 52 weeks
        });

        batch[0] = BatchLockup.CreateWithTimestampsLD({
            sender: msg.sender,
            recipient: recipients[0],
            depositAmount: amount,
            cancelable: true,
            transferable: false,
            startTime: start,
            segments: segments0,
            shape: ""
        });
        batch[1] = BatchLockup.CreateWithTimestampsLD({
            sender: msg.sender,
            recipient: recipients[1],
            depositAmount: amount,
            cancelable: false,
            transferable: false,
            startTime: start,
            segments: segments1,
            shape: ""
        });

        streamIds = BATCH_LOCKUP.createWithTimestampsLD(LOCKUP, TOKEN, batch);
    }
    // #endregion create
}
