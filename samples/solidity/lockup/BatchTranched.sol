// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ISablierBatchLockup} from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {BatchLockup} from "@sablier/lockup/src/types/BatchLockup.sol";
import {LockupTranched} from "@sablier/lockup/src/types/LockupTranched.sol";

// #endregion imports

/// @notice Creates two tranched streams in one transaction. Teaching code, not audited.
contract BatchTranched {
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

        BatchLockup.CreateWithTimestampsLT[]
            memory batch = new BatchLockup.CreateWithTimestampsLT[](2);
        uint40 start = uint40(block.timestamp);
        LockupTranched.Tranche[] memory tranches0 = new LockupTranched.Tranche[](2);
        tranches0[0] = LockupTranched.Tranche({amount: amount / 2, timestamp: start + 1 weeks});
        tranches0[1] = LockupTranched.Tranche({
            amount: amount - amount / 2,
            timestamp: start + 24 weeks
        });
        LockupTranched.Tranche[] memory tranches1 = new LockupTranched.Tranche[](2);
        tranches1[0] = LockupTranched.Tranche({amount: amount / 4, timestamp: start + 4 weeks});
        tranches1[1] = LockupTranched.Tranche({
            amount: amount - amount / 4,
            timestamp: start + 24 weeks
        });

        batch[0] = BatchLockup.CreateWithTimestampsLT({
            sender: msg.sender,
            recipient: recipients[0],
            depositAmount: amount,
            cancelable: true,
            transferable: false,
            startTime: start,
            tranches: tranches0,
            shape: ""
        });
        batch[1] = BatchLockup.CreateWithTimestampsLT({
            sender: msg.sender,
            recipient: recipients[1],
            depositAmount: amount,
            cancelable: false,
            transferable: false,
            startTime: start,
            tranches: tranches1,
            shape: ""
        });

        streamIds = BATCH_LOCKUP.createWithTimestampsLT(LOCKUP, TOKEN, batch);
    }
    // #endregion create
}
