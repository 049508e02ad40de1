// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {LockupLinear} from "@sablier/lockup/src/types/LockupLinear.sol";

/// @notice Creates a linear stream of 100 days from its caller to anyone. Teaching code, not audited.
contract FirstStream {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // #region create
    function createStream(address recipient, uint128 amount) external returns (uint256 streamId) {
        // Pull the tokens here, then let Lockup pull them from here.
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender, // may cancel, and gets the refund
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linear"
            }),
            LockupLinear.UnlockAmounts({start: 0, cliff: 0}),
            1 seconds, // unlock each second
            LockupLinear.Durations({cliff: 0, total: 100 days})
        );
    }
    // #endregion create
}
