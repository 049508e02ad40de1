// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {AggregatorV3Interface} from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {LockupPriceGated} from "@sablier/lockup/src/types/LockupPriceGated.sol";

// #endregion imports

/// @notice Creates price-gated streams of one token. Teaching code, not audited.
contract CreatePriceGated {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;
    AggregatorV3Interface public immutable ORACLE;

    constructor(ISablierLockup lockup, IERC20 token, AggregatorV3Interface oracle) {
        LOCKUP = lockup;
        TOKEN = token;
        ORACLE = oracle;
    }

    // #region create
    /// @notice Everything unlocks while the price stands at the target or above it, and after a year anyway.
    /// @param targetPrice In USD with 8 decimals, whatever the decimals of the oracle.
    function createStream(
        uint128 amount,
        uint128 targetPrice,
        address recipient
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);

        streamId = LOCKUP.createWithTimestampsLPG(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({
                    start: uint40(block.timestamp),
                    end: uint40(block.timestamp) + 52 weeks
                }),
                shape: ""
            }),
            LockupPriceGated.UnlockParams({oracle: ORACLE, targetPrice: targetPrice})
        );
    }
    // #endregion create
}
