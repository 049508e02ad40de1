// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {ISablierLockupRecipient} from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {LockupLinear} from "@sablier/lockup/src/types/LockupLinear.sol";

// #endregion imports

/// @notice Keeps streams for beneficiaries: it is their sender and their recipient, and only the
/// beneficiary can withdraw, at any time. Teaching code, not audited.
contract CustodyManager is ISablierLockupRecipient {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    mapping(uint256 streamId => address) public beneficiaryOf;

    error CallerNotBeneficiary(address caller, uint256 streamId);
    error CallerNotLockup(address caller);
    error NotListed();
    error WithdrawHereOnly(uint256 streamId, address caller);

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    // #region create
    function create(address beneficiary, uint128 amount) external returns (uint256 streamId) {
        // Without the hooks anyone could push the tokens out of the stream and into this contract.
        if (!LOCKUP.isAllowedToHook(address(this))) revert NotListed();

        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);
        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: address(this),
                recipient: address(this),
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: false,
                shape: "linear"
            }),
            LockupLinear.UnlockAmounts({start: 0, cliff: 0}),
            1 seconds,
            LockupLinear.Durations({cliff: 0, total: 52 weeks})
        );
        beneficiaryOf[streamId] = beneficiary;
    }
    // #endregion create

    // #region withdraw
    /// @notice Pays the beneficiary directly. Only the beneficiary can call it, and pays Lockup's fee.
    function withdraw(uint256 streamId, uint128 amount) external payable {
        if (msg.sender != beneficiaryOf[streamId]) {
            revert CallerNotBeneficiary(msg.sender, streamId);
        }
        LOCKUP.withdraw{value: msg.value}(streamId, msg.sender, amount);
    }
    // #endregion withdraw

    // #region hooks
    /// @dev Lockup calls this only when somebody else withdraws. Reverting here undoes that withdrawal.
    function onSablierLockupWithdraw(
        uint256 streamId,
        address caller,
        address,
        uint128
    ) external pure returns (bytes4) {
        revert WithdrawHereOnly(streamId, caller);
    }

    function onSablierLockupCancel(
        uint256,
        address,
        uint128,
        uint128
    ) external view returns (bytes4) {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
        return this.onSablierLockupCancel.selector;
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return
            interfaceId == type(ISablierLockupRecipient).interfaceId ||
            interfaceId == type(IERC165).interfaceId;
    }
    // #endregion hooks
}
