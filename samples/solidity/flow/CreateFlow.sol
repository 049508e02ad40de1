// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {UD21x18} from "@prb/math/src/UD21x18.sol";
import {ISablierFlow} from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import {FlowRates} from "./FlowRates.sol";

// #endregion imports

/// @notice Opens Flow streams on behalf of its caller. Teaching code, not audited.
contract CreateFlow {
    using SafeERC20 for IERC20Metadata;

    // #region setup
    ISablierFlow public immutable FLOW;
    IERC20Metadata public immutable TOKEN;

    constructor(ISablierFlow flow, IERC20Metadata token) {
        FLOW = flow;
        TOKEN = token;
    }
    // #endregion setup

    // #region create
    /// @notice Opens a stream of `amount` each 30 days. Moves no tokens and needs no allowance.
    /// @param amount In base units of the token.
    function createMonthly(address recipient, uint256 amount) external returns (uint256 streamId) {
        UD21x18 ratePerSecond = FlowRates.perDuration(TOKEN, amount, 30 days);
        // The caller becomes the sender: it alone can adjust, pause, restart and refund.
        streamId = FLOW.create(msg.sender, recipient, ratePerSecond, 0, TOKEN, true);
    }
    // #endregion create

    // #region schedule
    /// @notice The same with a start time: in the future the stream is pending until then, in the past
    /// the debt since then is owed at once.
    function createMonthlyAt(
        address recipient,
        uint256 amount,
        uint40 startTime
    ) external returns (uint256 streamId) {
        UD21x18 ratePerSecond = FlowRates.perDuration(TOKEN, amount, 30 days);
        streamId = FLOW.create(msg.sender, recipient, ratePerSecond, startTime, TOKEN, true);
    }
    // #endregion schedule

    // #region deposit
    /// @notice Opens the stream and puts a first deposit into it, paid by the caller.
    function createMonthlyAndDeposit(
        address recipient,
        uint256 amount,
        uint128 deposit
    ) external returns (uint256 streamId) {
        UD21x18 ratePerSecond = FlowRates.perDuration(TOKEN, amount, 30 days);
        // Flow takes the deposit from its own caller, which is this contract: fetch and allow it first.
        TOKEN.safeTransferFrom(msg.sender, address(this), deposit);
        TOKEN.forceApprove(address(FLOW), deposit);
        streamId = FLOW.createAndDeposit(
            msg.sender,
            recipient,
            ratePerSecond,
            0,
            TOKEN,
            true,
            deposit
        );
    }
    // #endregion deposit
}
