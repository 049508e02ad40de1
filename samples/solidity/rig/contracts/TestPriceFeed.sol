// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {AggregatorV3Interface} from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";

/// @notice A price feed whose answer the test sets. For tests only.
contract TestPriceFeed is AggregatorV3Interface {
    uint8 public decimals;
    uint256 public constant version = 1;
    string public constant description = "TEST / USD";
    int256 private _answer;
    uint256 private _age;

    constructor(uint8 decimals_, int256 answer) {
        decimals = decimals_;
        _answer = answer;
    }

    function set(int256 answer) external {
        _answer = answer;
    }

    /// @notice Makes every answer look as if it had been given `age` seconds ago.
    function setAge(uint256 age) external {
        _age = age;
    }

    function setDecimals(uint8 newDecimals) external {
        decimals = newDecimals;
    }

    function latestRoundData()
        public
        view
        returns (
            uint80 roundId,
            int256 answer,
            uint256 startedAt,
            uint256 updatedAt,
            uint80 answeredInRound
        )
    {
        return (1, _answer, block.timestamp - _age, block.timestamp - _age, 1);
    }

    function getRoundData(
        uint80
    )
        external
        view
        returns (
            uint80 roundId,
            int256 answer,
            uint256 startedAt,
            uint256 updatedAt,
            uint80 answeredInRound
        )
    {
        return latestRoundData();
    }
}
