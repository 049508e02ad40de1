// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {ISablierLockupRecipient} from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";

// #endregion imports

/// @notice A recipient that reports what Lockup tells it. Teaching code, not audited.
contract HookRecorder is ISablierLockupRecipient {
    ISablierLockup public immutable LOCKUP;

    error CallerNotLockup(address caller);

    event Canceled(uint256 streamId, address sender, uint128 refunded, uint128 left);
    event Withdrawn(
        uint256 streamId,
        address caller,
        address to,
        uint128 amount,
        uint128 withdrawnInAll
    );

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    // #region interface
    /// @dev Asked once, when the Comptroller lists this contract.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return
            interfaceId == type(ISablierLockupRecipient).interfaceId ||
            interfaceId == type(IERC165).interfaceId;
    }
    // #endregion interface

    // #region cancel
    function onSablierLockupCancel(
        uint256 streamId,
        address sender,
        uint128 refunded,
        uint128 left
    ) external returns (bytes4) {
        _onlyLockup();
        emit Canceled(streamId, sender, refunded, left);
        return this.onSablierLockupCancel.selector;
    }
    // #endregion cancel

    // #region withdraw
    function onSablierLockupWithdraw(
        uint256 streamId,
        address by,
        address destination,
        uint128 amount
    ) external returns (bytes4) {
        _onlyLockup();
        // The tokens have moved already, and the getters count this withdrawal.
        emit Withdrawn(streamId, by, destination, amount, LOCKUP.getWithdrawnAmount(streamId));
        return this.onSablierLockupWithdraw.selector;
    }

    function _onlyLockup() private view {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
    }
    // #endregion withdraw

    // #region own
    /// @notice A withdrawal by the recipient itself: it knows already, so Lockup calls no hook.
    function withdrawMax(uint256 streamId) external payable {
        LOCKUP.withdrawMax{value: msg.value}(streamId, address(this));
    }

    function approve(address operator, uint256 streamId) external {
        LOCKUP.approve(operator, streamId);
    }
    // #endregion own
}
