// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ISablierBatchLockup} from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {BatchLockup} from "@sablier/lockup/src/types/BatchLockup.sol";
import {LockupLinear} from "@sablier/lockup/src/types/LockupLinear.sol";

// #endregion imports

/// @notice Creates two linear streams in one transaction. Teaching code, not audited.
contract BatchLinear {
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

        BatchLockup.CreateWithDurationsLL[] memory batch = new BatchLockup.CreateWithDurationsLL[](
            2
        );
        batch[0] = BatchLockup.CreateWithDurationsLL({
            sender: msg.sender,
            recipient: recipients[0],
            depositAmount: amount,
            cancelable: true,
            transferable: false,
            durations: LockupLinear.Durations({cliff: 4 weeks, total: 52 weeks}),
            unlockAmounts: LockupLinear.UnlockAmounts({start: 0, cliff: 0}),
            granularity: 1 seconds,
            shape: "cliff"
        });
        batch[1] = BatchLockup.CreateWithDurationsLL({
            sender: msg.sender,
            recipient: recipients[1],
            depositAmount: amount,
            cancelable: false,
            transferable: false,
            durations: LockupLinear.Durations({cliff: 1 weeks, total: 26 weeks}),
            unlockAmounts: LockupLinear.UnlockAmounts({start: 0, cliff: 0}),
            granularity: 1 seconds,
            shape: "cliff"
        });

        streamIds = BATCH_LOCKUP.createWithDurationsLL(LOCKUP, TOKEN, batch);
    }
    // #endregion create
}
