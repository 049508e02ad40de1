// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ud2x18} from "@prb/math/src/UD2x18.sol";
import {ud60x18} from "@prb/math/src/UD60x18.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {
    ClaimType,
    ISablierFactoryMerkleExecute,
    ISablierFactoryMerkleInstant,
    ISablierFactoryMerkleLL,
    ISablierFactoryMerkleLT,
    ISablierFactoryMerkleVCA,
    ISablierMerkleExecute,
    ISablierMerkleInstant,
    ISablierMerkleLL,
    ISablierMerkleLT,
    ISablierMerkleVCA,
    MerkleExecute,
    MerkleInstant,
    MerkleLL,
    MerkleLT,
    MerkleVCA
} from "./IAirdrops.sol";

// #endregion imports

/// @notice Creates and funds a campaign of each kind. The caller becomes the campaign's admin and
/// pays the tokens. Teaching code, not audited.
contract CreateCampaigns {
    using SafeERC20 for IERC20;

    // #region setup
    struct Factories {
        ISablierFactoryMerkleInstant instant;
        ISablierFactoryMerkleLL linear;
        ISablierFactoryMerkleLT tranched;
        ISablierFactoryMerkleVCA variable;
        ISablierFactoryMerkleExecute execute;
    }

    /// @notice What the tree of a campaign says.
    struct List {
        bytes32 root;
        string ipfsCID;
        uint128 sum; // of all amounts, in base units
        uint256 recipients;
    }

    IERC20 public immutable TOKEN;
    ISablierLockup public immutable LOCKUP; // v4.0: the factories do not check it
    Factories public factories;

    constructor(IERC20 token, ISablierLockup lockup, Factories memory factories_) {
        TOKEN = token;
        LOCKUP = lockup;
        factories = factories_;
    }
    // #endregion setup

    // #region instant
    function createInstant(
        string calldata name,
        List calldata list
    ) external returns (ISablierMerkleInstant campaign) {
        MerkleInstant.ConstructorParams memory params;
        params.campaignName = name;
        params.campaignStartTime = 0; // claims are open at once
        params.claimType = ClaimType.DEFAULT;
        params.expiration = uint40(block.timestamp + 12 weeks);
        params.initialAdmin = msg.sender;
        params.ipfsCID = list.ipfsCID;
        params.merkleRoot = list.root;
        params.token = TOKEN;
        campaign = factories.instant.createMerkleInstant(params, list.sum, list.recipients);
        TOKEN.safeTransferFrom(msg.sender, address(campaign), list.sum);
    }
    // #endregion instant

    // #region linear
    function createLinear(
        string calldata name,
        List calldata list
    ) external returns (ISablierMerkleLL campaign) {
        campaign = factories.linear.createMerkleLL(
            linearParams(name, list),
            list.sum,
            list.recipients
        );
        // The factory moves no tokens. Fund after the deployment, never before it.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), list.sum);
    }

    /// @notice 90 days, with 1% at the start and 1% at a cliff after 30 days.
    function linearParams(
        string calldata name,
        List calldata list
    ) public view returns (MerkleLL.ConstructorParams memory params) {
        params.campaignName = name;
        params.campaignStartTime = 0;
        params.cancelable = false;
        params.claimType = ClaimType.DEFAULT;
        params.cliffDuration = 30 days;
        params.cliffUnlockPercentage = ud60x18(0.01e18); // 1e18 is 100%
        params.expiration = uint40(block.timestamp + 12 weeks);
        params.granularity = 1; // 0 means 1 too, but then the predicted address is another
        params.initialAdmin = msg.sender; // sender of the streams
        params.ipfsCID = list.ipfsCID;
        params.lockup = LOCKUP;
        params.merkleRoot = list.root;
        params.shape = "linearUnlockCliff"; // at most 32 bytes
        params.startUnlockPercentage = ud60x18(0.01e18);
        params.token = TOKEN;
        params.totalDuration = 90 days; // includes the cliff
        params.transferable = true;
        params.vestingStartTime = uint40(block.timestamp); // 0: each claim starts its own vesting
    }
    // #endregion linear

    // #region predict
    /// @notice Where `createLinear` would put the campaign if the caller called it in this block.
    function predictLinear(
        string calldata name,
        List calldata list
    ) external view returns (address campaign) {
        // The creator is whoever calls the factory: this contract, not the caller.
        campaign = factories.linear.computeMerkleLL(address(this), linearParams(name, list));
    }
    // #endregion predict

    // #region tranched
    function createTranched(
        string calldata name,
        List calldata list
    ) external returns (ISablierMerkleLT campaign) {
        MerkleLT.ConstructorParams memory params;
        params.campaignName = name;
        params.expiration = uint40(block.timestamp + 12 weeks);
        params.initialAdmin = msg.sender;
        params.ipfsCID = list.ipfsCID;
        params.lockup = LOCKUP;
        params.merkleRoot = list.root;
        // The name of a curve, for apps; the SDK has none for unequal intervals.
        params.shape = "";
        params.token = TOKEN;
        params.transferable = true;
        params.vestingStartTime = uint40(block.timestamp);
        // Each duration counts from the tranche before. The percentages must sum to exactly 1e18.
        params.tranchesWithPercentages = new MerkleLT.TrancheWithPercentage[](2);
        params.tranchesWithPercentages[0] = MerkleLT.TrancheWithPercentage(ud2x18(0.5e18), 30 days);
        params.tranchesWithPercentages[1] = MerkleLT.TrancheWithPercentage(ud2x18(0.5e18), 60 days);
        campaign = factories.tranched.createMerkleLT(params, list.sum, list.recipients);
        TOKEN.safeTransferFrom(msg.sender, address(campaign), list.sum);
    }
    // #endregion tranched

    // #region variable
    function createVariable(
        string calldata name,
        List calldata list
    ) external returns (ISablierMerkleVCA campaign) {
        MerkleVCA.ConstructorParams memory params;
        params.aggregateAmount = list.sum; // stored, and used for the redistribution
        params.campaignName = name;
        params.enableRedistribution = true;
        params.initialAdmin = msg.sender;
        params.ipfsCID = list.ipfsCID;
        params.merkleRoot = list.root;
        params.token = TOKEN;
        params.unlockPercentage = ud60x18(0.25e18);
        params.vestingStartTime = uint40(block.timestamp); // may not be 0
        params.vestingEndTime = params.vestingStartTime + 90 days;
        params.expiration = params.vestingEndTime + 7 days; // the least that the factory takes
        campaign = factories.variable.createMerkleVCA(params, list.recipients);
        TOKEN.safeTransferFrom(msg.sender, address(campaign), list.sum);
    }
    // #endregion variable

    // #region execute
    /// @param target A contract with a function `stakeFor(address,uint256)` that fetches the tokens.
    function createExecute(
        string calldata name,
        List calldata list,
        address target
    ) external returns (ISablierMerkleExecute campaign) {
        MerkleExecute.ConstructorParams memory params;
        params.campaignName = name;
        params.expiration = uint40(block.timestamp + 12 weeks);
        params.initialAdmin = msg.sender;
        params.ipfsCID = list.ipfsCID;
        params.merkleRoot = list.root;
        params.selector = bytes4(keccak256("stakeFor(address,uint256)"));
        params.target = target;
        params.token = TOKEN;
        campaign = factories.execute.createMerkleExecute(params, list.sum, list.recipients);
        TOKEN.safeTransferFrom(msg.sender, address(campaign), list.sum);
    }
    // #endregion execute
}
