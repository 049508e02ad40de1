// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// Written by samples/solidity/airdrops/interfaces.ts from the ABIs of Airdrops v3.0 in the npm package "sablier".
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ISablierLockup} from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import {UD2x18} from "@prb/math/src/UD2x18.sol";
import {UD60x18} from "@prb/math/src/UD60x18.sol";

enum ClaimType {
    DEFAULT,
    ATTEST,
    EXECUTE
}

library MerkleInstant {
    struct ConstructorParams {
        string campaignName;
        uint40 campaignStartTime;
        ClaimType claimType;
        uint40 expiration;
        address initialAdmin;
        string ipfsCID;
        bytes32 merkleRoot;
        IERC20 token;
    }
}

library MerkleLL {
    struct ConstructorParams {
        string campaignName;
        uint40 campaignStartTime;
        bool cancelable;
        ClaimType claimType;
        uint40 cliffDuration;
        UD60x18 cliffUnlockPercentage;
        uint40 expiration;
        uint40 granularity;
        address initialAdmin;
        string ipfsCID;
        ISablierLockup lockup;
        bytes32 merkleRoot;
        string shape;
        UD60x18 startUnlockPercentage;
        IERC20 token;
        uint40 totalDuration;
        bool transferable;
        uint40 vestingStartTime;
    }
}

library MerkleLT {
    struct TrancheWithPercentage {
        UD2x18 unlockPercentage;
        uint40 duration;
    }

    struct ConstructorParams {
        string campaignName;
        uint40 campaignStartTime;
        bool cancelable;
        ClaimType claimType;
        uint40 expiration;
        address initialAdmin;
        string ipfsCID;
        ISablierLockup lockup;
        bytes32 merkleRoot;
        string shape;
        IERC20 token;
        MerkleLT.TrancheWithPercentage[] tranchesWithPercentages;
        bool transferable;
        uint40 vestingStartTime;
    }
}

library MerkleVCA {
    struct ConstructorParams {
        uint128 aggregateAmount;
        string campaignName;
        uint40 campaignStartTime;
        ClaimType claimType;
        bool enableRedistribution;
        uint40 expiration;
        address initialAdmin;
        string ipfsCID;
        bytes32 merkleRoot;
        IERC20 token;
        UD60x18 unlockPercentage;
        uint40 vestingEndTime;
        uint40 vestingStartTime;
    }
}

library MerkleExecute {
    struct ConstructorParams {
        string campaignName;
        uint40 campaignStartTime;
        uint40 expiration;
        address initialAdmin;
        string ipfsCID;
        bytes32 merkleRoot;
        bytes4 selector;
        address target;
        IERC20 token;
    }
}

interface ISablierMerkleInstant {
    function CAMPAIGN_START_TIME() external view returns (uint40);

    function CLAIM_TYPE() external view returns (ClaimType);

    function COMPTROLLER() external view returns (address);

    function EXPIRATION() external view returns (uint40);

    function IS_SABLIER_MERKLE() external view returns (bool);

    function MERKLE_ROOT() external view returns (bytes32);

    function TOKEN() external view returns (IERC20);

    function admin() external view returns (address);

    function attestor() external view returns (address);

    function calculateMinFeeWei() external view returns (uint256);

    function campaignName() external view returns (string memory);

    function claim(uint256 index, address recipient, uint128 amount, bytes32[] calldata merkleProof) external payable;

    function claimTo(uint256 index, address to, uint128 amount, bytes32[] calldata merkleProof) external payable;

    function claimViaAttestation(uint256 index, address to, uint128 amount, uint40 expireAt, bytes32[] calldata merkleProof, bytes calldata attestation) external payable;

    function claimViaSig(uint256 index, address recipient, address to, uint128 amount, uint40 validFrom, bytes32[] calldata merkleProof, bytes calldata signature) external payable;

    function clawback(address to, uint128 amount) external;

    function domainSeparator() external view returns (bytes32);

    function firstClaimTime() external view returns (uint40);

    function hasClaimed(uint256 index) external view returns (bool);

    function hasExpired() external view returns (bool);

    function ipfsCID() external view returns (string memory);

    function lowerMinFeeUSD(uint256 newMinFeeUSD) external;

    function minFeeUSD() external view returns (uint256);

    function setAttestor(address newAttestor) external;

    function sponsor(IERC20 token, uint128 amount, address biller) external;

    function transferAdmin(address newAdmin) external;
}

interface ISablierFactoryMerkleInstant {
    function comptroller() external view returns (address);

    function computeMerkleInstant(address campaignCreator, MerkleInstant.ConstructorParams calldata campaignParams) external view returns (address merkleInstant);

    function createMerkleInstant(MerkleInstant.ConstructorParams calldata campaignParams, uint256 aggregateAmount, uint256 recipientCount) external returns (ISablierMerkleInstant merkleInstant);

    function nativeToken() external view returns (address);

    function setComptroller(address newComptroller) external;

    function setNativeToken(address newNativeToken) external;

    function transferFeesToComptroller() external;
}

interface ISablierMerkleLL {
    function CAMPAIGN_START_TIME() external view returns (uint40);

    function CLAIM_TYPE() external view returns (ClaimType);

    function COMPTROLLER() external view returns (address);

    function EXPIRATION() external view returns (uint40);

    function IS_SABLIER_MERKLE() external view returns (bool);

    function MERKLE_ROOT() external view returns (bytes32);

    function SABLIER_LOCKUP() external view returns (ISablierLockup);

    function STREAM_CANCELABLE() external view returns (bool);

    function STREAM_TRANSFERABLE() external view returns (bool);

    function TOKEN() external view returns (IERC20);

    function VESTING_CLIFF_DURATION() external view returns (uint40);

    function VESTING_CLIFF_UNLOCK_PERCENTAGE() external view returns (UD60x18);

    function VESTING_GRANULARITY() external view returns (uint40);

    function VESTING_START_TIME() external view returns (uint40);

    function VESTING_START_UNLOCK_PERCENTAGE() external view returns (UD60x18);

    function VESTING_TOTAL_DURATION() external view returns (uint40);

    function admin() external view returns (address);

    function attestor() external view returns (address);

    function calculateMinFeeWei() external view returns (uint256);

    function campaignName() external view returns (string memory);

    function claim(uint256 index, address recipient, uint128 amount, bytes32[] calldata merkleProof) external payable;

    function claimTo(uint256 index, address to, uint128 amount, bytes32[] calldata merkleProof) external payable;

    function claimViaAttestation(uint256 index, address to, uint128 amount, uint40 expireAt, bytes32[] calldata merkleProof, bytes calldata attestation) external payable;

    function claimViaSig(uint256 index, address recipient, address to, uint128 amount, uint40 validFrom, bytes32[] calldata merkleProof, bytes calldata signature) external payable;

    function claimedStreams(address recipient) external view returns (uint256[] memory);

    function clawback(address to, uint128 amount) external;

    function domainSeparator() external view returns (bytes32);

    function firstClaimTime() external view returns (uint40);

    function hasClaimed(uint256 index) external view returns (bool);

    function hasExpired() external view returns (bool);

    function ipfsCID() external view returns (string memory);

    function lowerMinFeeUSD(uint256 newMinFeeUSD) external;

    function minFeeUSD() external view returns (uint256);

    function setAttestor(address newAttestor) external;

    function sponsor(IERC20 token, uint128 amount, address biller) external;

    function streamShape() external view returns (string memory);

    function transferAdmin(address newAdmin) external;
}

interface ISablierFactoryMerkleLL {
    function comptroller() external view returns (address);

    function computeMerkleLL(address campaignCreator, MerkleLL.ConstructorParams calldata campaignParams) external view returns (address merkleLL);

    function createMerkleLL(MerkleLL.ConstructorParams calldata campaignParams, uint256 aggregateAmount, uint256 recipientCount) external returns (ISablierMerkleLL merkleLL);

    function nativeToken() external view returns (address);

    function setComptroller(address newComptroller) external;

    function setNativeToken(address newNativeToken) external;

    function transferFeesToComptroller() external;
}

interface ISablierMerkleLT {
    function CAMPAIGN_START_TIME() external view returns (uint40);

    function CLAIM_TYPE() external view returns (ClaimType);

    function COMPTROLLER() external view returns (address);

    function EXPIRATION() external view returns (uint40);

    function IS_SABLIER_MERKLE() external view returns (bool);

    function MERKLE_ROOT() external view returns (bytes32);

    function SABLIER_LOCKUP() external view returns (ISablierLockup);

    function STREAM_CANCELABLE() external view returns (bool);

    function STREAM_TRANSFERABLE() external view returns (bool);

    function TOKEN() external view returns (IERC20);

    function VESTING_START_TIME() external view returns (uint40);

    function admin() external view returns (address);

    function attestor() external view returns (address);

    function calculateMinFeeWei() external view returns (uint256);

    function campaignName() external view returns (string memory);

    function claim(uint256 index, address recipient, uint128 amount, bytes32[] calldata merkleProof) external payable;

    function claimTo(uint256 index, address to, uint128 amount, bytes32[] calldata merkleProof) external payable;

    function claimViaAttestation(uint256 index, address to, uint128 amount, uint40 expireAt, bytes32[] calldata merkleProof, bytes calldata attestation) external payable;

    function claimViaSig(uint256 index, address recipient, address to, uint128 amount, uint40 validFrom, bytes32[] calldata merkleProof, bytes calldata signature) external payable;

    function claimedStreams(address recipient) external view returns (uint256[] memory);

    function clawback(address to, uint128 amount) external;

    function domainSeparator() external view returns (bytes32);

    function firstClaimTime() external view returns (uint40);

    function hasClaimed(uint256 index) external view returns (bool);

    function hasExpired() external view returns (bool);

    function ipfsCID() external view returns (string memory);

    function lowerMinFeeUSD(uint256 newMinFeeUSD) external;

    function minFeeUSD() external view returns (uint256);

    function setAttestor(address newAttestor) external;

    function sponsor(IERC20 token, uint128 amount, address biller) external;

    function streamShape() external view returns (string memory);

    function tranchesWithPercentages() external view returns (MerkleLT.TrancheWithPercentage[] memory);

    function transferAdmin(address newAdmin) external;
}

interface ISablierFactoryMerkleLT {
    function comptroller() external view returns (address);

    function computeMerkleLT(address campaignCreator, MerkleLT.ConstructorParams calldata campaignParams) external view returns (address merkleLT);

    function createMerkleLT(MerkleLT.ConstructorParams calldata campaignParams, uint256 aggregateAmount, uint256 recipientCount) external returns (ISablierMerkleLT merkleLT);

    function isPercentagesSum100(MerkleLT.TrancheWithPercentage[] calldata tranches) external pure returns (bool result);

    function nativeToken() external view returns (address);

    function setComptroller(address newComptroller) external;

    function setNativeToken(address newNativeToken) external;

    function transferFeesToComptroller() external;
}

interface ISablierMerkleVCA {
    function AGGREGATE_AMOUNT() external view returns (uint128);

    function CAMPAIGN_START_TIME() external view returns (uint40);

    function CLAIM_TYPE() external view returns (ClaimType);

    function COMPTROLLER() external view returns (address);

    function EXPIRATION() external view returns (uint40);

    function IS_SABLIER_MERKLE() external view returns (bool);

    function MERKLE_ROOT() external view returns (bytes32);

    function TOKEN() external view returns (IERC20);

    function UNLOCK_PERCENTAGE() external view returns (UD60x18);

    function VESTING_END_TIME() external view returns (uint40);

    function VESTING_START_TIME() external view returns (uint40);

    function admin() external view returns (address);

    function attestor() external view returns (address);

    function calculateClaimAmount(uint128 fullAmount, uint40 claimTime) external view returns (uint128);

    function calculateForgoneAmount(uint128 fullAmount, uint40 claimTime) external view returns (uint128);

    function calculateMinFeeWei() external view returns (uint256);

    function calculateRedistributionRewards(uint128 fullAmount) external view returns (uint128);

    function campaignName() external view returns (string memory);

    function claimTo(uint256 index, address to, uint128 fullAmount, bytes32[] calldata merkleProof) external payable;

    function claimViaAttestation(uint256 index, address to, uint128 fullAmount, uint40 expireAt, bytes32[] calldata merkleProof, bytes calldata attestation) external payable;

    function claimViaSig(uint256 index, address recipient, address to, uint128 fullAmount, uint40 validFrom, bytes32[] calldata merkleProof, bytes calldata signature) external payable;

    function clawback(address to, uint128 amount) external;

    function domainSeparator() external view returns (bytes32);

    function enableRedistribution() external;

    function firstClaimTime() external view returns (uint40);

    function hasClaimed(uint256 index) external view returns (bool);

    function hasExpired() external view returns (bool);

    function ipfsCID() external view returns (string memory);

    function isRedistributionEnabled() external view returns (bool);

    function lowerMinFeeUSD(uint256 newMinFeeUSD) external;

    function minFeeUSD() external view returns (uint256);

    function setAttestor(address newAttestor) external;

    function sponsor(IERC20 token, uint128 amount, address biller) external;

    function totalForgoneAmount() external view returns (uint128);

    function totalRedistributionAmountPaid() external view returns (uint128);

    function transferAdmin(address newAdmin) external;
}

interface ISablierFactoryMerkleVCA {
    function comptroller() external view returns (address);

    function computeMerkleVCA(address campaignCreator, MerkleVCA.ConstructorParams calldata campaignParams) external view returns (address merkleVCA);

    function createMerkleVCA(MerkleVCA.ConstructorParams calldata campaignParams, uint256 recipientCount) external returns (ISablierMerkleVCA merkleVCA);

    function nativeToken() external view returns (address);

    function setComptroller(address newComptroller) external;

    function setNativeToken(address newNativeToken) external;

    function transferFeesToComptroller() external;
}

interface ISablierMerkleExecute {
    function CAMPAIGN_START_TIME() external view returns (uint40);

    function CLAIM_TYPE() external view returns (ClaimType);

    function COMPTROLLER() external view returns (address);

    function EXPIRATION() external view returns (uint40);

    function IS_SABLIER_MERKLE() external view returns (bool);

    function MERKLE_ROOT() external view returns (bytes32);

    function SELECTOR() external view returns (bytes4);

    function TARGET() external view returns (address);

    function TOKEN() external view returns (IERC20);

    function admin() external view returns (address);

    function calculateMinFeeWei() external view returns (uint256);

    function campaignName() external view returns (string memory);

    function claimAndExecute(uint256 index, uint128 amount, bytes32[] calldata merkleProof, bytes calldata selectorArguments) external payable;

    function clawback(address to, uint128 amount) external;

    function firstClaimTime() external view returns (uint40);

    function hasClaimed(uint256 index) external view returns (bool);

    function hasExpired() external view returns (bool);

    function ipfsCID() external view returns (string memory);

    function lowerMinFeeUSD(uint256 newMinFeeUSD) external;

    function minFeeUSD() external view returns (uint256);

    function sponsor(IERC20 token, uint128 amount, address biller) external;

    function transferAdmin(address newAdmin) external;
}

interface ISablierFactoryMerkleExecute {
    function comptroller() external view returns (address);

    function computeMerkleExecute(address campaignCreator, MerkleExecute.ConstructorParams calldata campaignParams) external view returns (address merkleExecute);

    function createMerkleExecute(MerkleExecute.ConstructorParams calldata campaignParams, uint256 aggregateAmount, uint256 recipientCount) external returns (ISablierMerkleExecute merkleExecute);

    function nativeToken() external view returns (address);

    function setComptroller(address newComptroller) external;

    function setNativeToken(address newNativeToken) external;

    function transferFeesToComptroller() external;
}
