// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {ISablierLockupRecipient} from "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";

// #endregion imports

/// @notice Stake the NFT of a Lockup stream and earn rewards for the tokens that are still in it.
/// Teaching code: not audited, not for use with real money.
contract StakeStreams is ISablierLockupRecipient {
    using SafeERC20 for IERC20;

    // #region errors
    error AlreadyStaking(address account, uint256 streamId);
    error CallerNotAdmin(address caller);
    error CallerNotLockup(address caller);
    error CallerNotStaker(address caller, uint256 streamId);
    error EmptyStream(uint256 streamId);
    error NotListed();
    error PeriodRunning(uint256 finish);
    error RateZero(uint256 amount, uint256 duration);
    error WrongToken(uint256 streamId, IERC20 token);
    // #endregion errors

    // #region events
    event PeriodStarted(uint256 amount, uint256 duration);
    event RewardPaid(address indexed account, uint256 amount);
    event Staked(address indexed account, uint256 indexed streamId, uint256 amount);
    event Unstaked(address indexed account, uint256 indexed streamId);
    // #endregion events

    // #region state
    address public immutable ADMIN;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN; // of the streams and of the rewards

    mapping(uint256 streamId => address) public stakerOf;
    mapping(address account => uint256) public streamOf;

    /// @notice Tokens in the staked stream as this contract has counted them, never read from Lockup again.
    mapping(address account => uint256) public stakedAmount;
    uint256 public totalStaked;

    uint256 public rewardRate; // base units a second
    uint256 public periodFinish;
    uint256 public lastUpdate;
    uint256 public rewardPerTokenStored; // scaled by 1e18
    mapping(address account => uint256) public rewardPerTokenPaid;
    mapping(address account => uint256) public rewards;

    constructor(address admin, ISablierLockup lockup, IERC20 token) {
        ADMIN = admin;
        LOCKUP = lockup;
        TOKEN = token;
    }
    // #endregion state

    // #region start
    /// @notice Takes `amount` from the admin and pays it out evenly over `duration` seconds.
    function startPeriod(uint256 amount, uint256 duration) external {
        if (msg.sender != ADMIN) revert CallerNotAdmin(msg.sender);
        if (block.timestamp < periodFinish) revert PeriodRunning(periodFinish);
        if (duration == 0 || amount / duration == 0) revert RateZero(amount, duration);

        _checkpoint(address(0));
        rewardRate = amount / duration;
        lastUpdate = block.timestamp;
        periodFinish = block.timestamp + duration;
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        emit PeriodStarted(amount, duration);
    }
    // #endregion start

    // #region accounting
    /// @notice Now, or the end of the period when that has passed.
    function lastTimeRewardApplicable() public view returns (uint256) {
        return block.timestamp < periodFinish ? block.timestamp : periodFinish;
    }

    /// @notice What one staked token has earned since the beginning, scaled by 1e18.
    function rewardPerToken() public view returns (uint256) {
        if (totalStaked == 0) return rewardPerTokenStored;
        uint256 elapsed = lastTimeRewardApplicable() - lastUpdate;
        return rewardPerTokenStored + (elapsed * rewardRate * 1e18) / totalStaked;
    }

    /// @notice What `account` could claim now.
    function earned(address account) public view returns (uint256) {
        uint256 gained = rewardPerToken() - rewardPerTokenPaid[account];
        return rewards[account] + (stakedAmount[account] * gained) / 1e18;
    }

    /// @dev Runs before every change of a stake, so that the past counts with the old amounts.
    function _checkpoint(address account) private {
        rewardPerTokenStored = rewardPerToken();
        lastUpdate = lastTimeRewardApplicable();
        if (account != address(0)) {
            rewards[account] = earned(account);
            rewardPerTokenPaid[account] = rewardPerTokenStored;
        }
    }
    // #endregion accounting

    // #region stake
    function stake(uint256 streamId) external {
        // Without the hooks, withdrawals and cancellations would pass this contract by.
        if (!LOCKUP.isAllowedToHook(address(this))) revert NotListed();
        IERC20 token = LOCKUP.getUnderlyingToken(streamId);
        if (token != TOKEN) revert WrongToken(streamId, token);
        if (streamOf[msg.sender] != 0) revert AlreadyStaking(msg.sender, streamOf[msg.sender]);
        uint256 amount = amountInStream(streamId);
        if (amount == 0) revert EmptyStream(streamId);

        _checkpoint(msg.sender);
        stakerOf[streamId] = msg.sender;
        streamOf[msg.sender] = streamId;
        stakedAmount[msg.sender] = amount;
        totalStaked += amount;

        LOCKUP.transferFrom(msg.sender, address(this), streamId);
        emit Staked(msg.sender, streamId, amount);
    }

    /// @notice Tokens that Lockup holds for the stream, unlocked or not.
    function amountInStream(uint256 streamId) public view returns (uint256) {
        return
            uint256(LOCKUP.getDepositedAmount(streamId)) -
            LOCKUP.getWithdrawnAmount(streamId) -
            LOCKUP.getRefundedAmount(streamId);
    }
    // #endregion stake

    // #region claim
    function claim() external returns (uint256 amount) {
        _checkpoint(msg.sender);
        amount = rewards[msg.sender];
        if (amount > 0) {
            rewards[msg.sender] = 0;
            TOKEN.safeTransfer(msg.sender, amount);
            emit RewardPaid(msg.sender, amount);
        }
    }
    // #endregion claim

    // #region unstake
    function unstake(uint256 streamId) external {
        _onlyStaker(streamId);
        _checkpoint(msg.sender);
        totalStaked -= stakedAmount[msg.sender];
        stakedAmount[msg.sender] = 0;
        delete stakerOf[streamId];
        delete streamOf[msg.sender];

        LOCKUP.transferFrom(address(this), msg.sender, streamId);
        emit Unstaked(msg.sender, streamId);
    }

    function _onlyStaker(uint256 streamId) private view {
        if (stakerOf[streamId] != msg.sender) revert CallerNotStaker(msg.sender, streamId);
    }
    // #endregion unstake

    // #region withdraw
    /// @notice Withdraws from the caller's staked stream, straight to the caller, who pays Lockup's fee.
    function withdrawStaked(uint256 streamId, uint128 amount) external payable {
        _onlyStaker(streamId);
        // Lockup calls no hook when the recipient itself withdraws: the stake is reduced here.
        _reduceStake(msg.sender, amount);
        LOCKUP.withdraw{value: msg.value}(streamId, msg.sender, amount);
    }

    function _reduceStake(address staker, uint128 amount) private {
        _checkpoint(staker);
        stakedAmount[staker] -= amount;
        totalStaked -= amount;
    }
    // #endregion withdraw

    // #region hooks
    function onSablierLockupCancel(
        uint256 streamId,
        address,
        uint128 senderAmount,
        uint128
    ) external returns (bytes4) {
        _onlyLockup();
        address staker = stakerOf[streamId];
        // A stream sent here without `stake` has no staker. Reverting would keep its sender from canceling.
        if (staker != address(0)) _reduceStake(staker, senderAmount);
        return this.onSablierLockupCancel.selector;
    }

    function onSablierLockupWithdraw(
        uint256 streamId,
        address,
        address to,
        uint128 amount
    ) external returns (bytes4) {
        _onlyLockup();
        address staker = stakerOf[streamId];
        // Nobody's stream: refuse the withdrawal, or the tokens would stay here for good.
        if (staker == address(0)) revert CallerNotStaker(address(0), streamId);
        _reduceStake(staker, amount);
        // The tokens are here already: pass them on, or they would mix with the rewards.
        if (to == address(this)) TOKEN.safeTransfer(staker, amount);
        return this.onSablierLockupWithdraw.selector;
    }

    function _onlyLockup() private view {
        if (msg.sender != address(LOCKUP)) revert CallerNotLockup(msg.sender);
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return
            interfaceId == type(ISablierLockupRecipient).interfaceId ||
            interfaceId == type(IERC165).interfaceId;
    }
    // #endregion hooks
}
