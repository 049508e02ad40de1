// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice An ERC-20 token with any number of decimals, which anyone may mint. For tests only.
contract TestToken is ERC20 {
    uint8 private immutable _DECIMALS;

    constructor(string memory symbol_, uint8 decimals_) ERC20(symbol_, symbol_) {
        _DECIMALS = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return _DECIMALS;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
