// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {UD21x18} from "@prb/math/src/UD21x18.sol";
import {ISablierFlow} from "@sablier/flow/src/interfaces/ISablierFlow.sol";

// #endregion imports

/// @notice Is the sender of Flow streams, and manages them for its owner. Teaching code, not audited.
contract PayrollManager {
    using SafeERC20 for IERC20;

    // #region setup
    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;
    address public immutable OWNER;

    error NotOwner(address caller);
    /// @notice The value sent does not cover the fee, or exceeds it: Flow keeps what is paid too much.
    error WrongFee(uint256 sent, uint256 fee);

    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
        OWNER = msg.sender;
    }

    modifier onlyOwner() {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        _;
    }
    // #endregion setup

    // #region open
    function open(
        address recipient,
        UD21x18 ratePerSecond,
        uint128 amount
    ) external onlyOwner returns (uint256 streamId) {
        _fetch(amount);
        // This contract is the sender, so only its functions can manage the stream.
        streamId = FLOW.createAndDeposit(
            address(this),
            recipient,
            ratePerSecond,
            0,
            TOKEN,
            false,
            amount
        );
    }
    // #endregion open

    // #region deposit
    /// @notice Anyone may pay in. Sender and recipient are named again, so that a wrong ID is refused.
    function deposit(uint256 streamId, uint128 amount, address recipient) external {
        _fetch(amount);
        FLOW.deposit(streamId, amount, address(this), recipient);
    }

    function _fetch(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
    }
    // #endregion deposit

    // #region withdraw
    /// @notice Pays the recipient. Anyone may do that; another address only the recipient may name.
    function withdraw(uint256 streamId, uint128 amount) external payable {
        FLOW.withdraw{value: _fee(streamId)}(streamId, FLOW.getRecipient(streamId), amount);
    }

    function withdrawMax(uint256 streamId) external payable returns (uint128 withdrawn) {
        withdrawn = FLOW.withdrawMax{value: _fee(streamId)}(streamId, FLOW.getRecipient(streamId));
    }

    function _fee(uint256 streamId) private view returns (uint256 fee) {
        fee = FLOW.calculateMinFeeWei(streamId);
        if (msg.value != fee) revert WrongFee(msg.value, fee);
    }
    // #endregion withdraw

    // #region rate
    function adjust(uint256 streamId, UD21x18 newRatePerSecond) external onlyOwner {
        FLOW.adjustRatePerSecond(streamId, newRatePerSecond);
    }

    function pause(uint256 streamId) external onlyOwner {
        FLOW.pause(streamId);
    }

    function restart(uint256 streamId, UD21x18 ratePerSecond) external onlyOwner {
        FLOW.restart(streamId, ratePerSecond);
    }

    function restartAndDeposit(
        uint256 streamId,
        UD21x18 ratePerSecond,
        uint128 amount
    ) external onlyOwner {
        _fetch(amount);
        FLOW.restartAndDeposit(streamId, ratePerSecond, amount);
    }
    // #endregion rate

    // #region refund
    /// @notice A refund goes to the sender, which is this contract: pass it on.
    function refund(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refund(streamId, amount);
        TOKEN.safeTransfer(OWNER, amount);
    }

    function refundMax(uint256 streamId) external onlyOwner returns (uint128 refunded) {
        refunded = FLOW.refundMax(streamId);
        TOKEN.safeTransfer(OWNER, refunded);
    }
    // #endregion refund

    // #region void
    /// @notice Ends the stream for good and writes off what is owed and not covered.
    function void(uint256 streamId) external onlyOwner {
        FLOW.void(streamId);
    }
    // #endregion void
}
