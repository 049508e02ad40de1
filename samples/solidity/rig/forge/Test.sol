// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

/// @notice What Foundry answers at the address where its tests look for it.
interface Cheats {
    function warp(uint256 timestamp) external;
}

/// @notice Stands in for forge-std in the tests of this project: what the samples take from it, by the same names.
abstract contract Test {
    Cheats private constant CHEATS = Cheats(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    error NotEqual(uint256 left, uint256 right);

    function assertEq(uint256 left, uint256 right) internal pure {
        require(left == right, NotEqual(left, right));
    }

    function assertEq(address left, address right) internal pure {
        assertEq(uint160(left), uint160(right));
    }

    function makeAddr(string memory name) internal pure returns (address) {
        return address(uint160(uint256(keccak256(bytes(name)))));
    }

    function skip(uint256 time) internal {
        CHEATS.warp(block.timestamp + time);
    }
}
