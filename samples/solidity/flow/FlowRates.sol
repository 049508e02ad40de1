// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

// #region imports
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ud21x18, UD21x18} from "@prb/math/src/UD21x18.sol";

// #endregion imports

/// @notice Turns amounts and periods into rates per second, and back. Teaching code, not audited.
library FlowRates {
    error EndNotAfterStart(uint256 start, uint256 end);

    // #region perDuration
    /// @notice The rate that pays `amount` over `duration`, rounded down: unless the division comes out
    /// even, less than `duration` x 1e-18 tokens are missing then, which shows as a base unit or, with
    /// many decimals, as several.
    /// @param amount In base units of the token.
    /// @param duration In seconds, not zero.
    function perDuration(
        IERC20Metadata token,
        uint256 amount,
        uint256 duration
    ) internal view returns (UD21x18) {
        // In uint256: scaling a large amount can leave uint128, which the rate itself has to fit.
        uint256 amountScaled = amount * 10 ** (18 - token.decimals());
        return ud21x18(SafeCast.toUint128(amountScaled / duration));
    }
    // #endregion perDuration

    // #region perDurationUp
    /// @notice The same, rounded up: the debt reaches `amount` in time, and may exceed it from then on.
    function perDurationUp(
        IERC20Metadata token,
        uint256 amount,
        uint256 duration
    ) internal view returns (UD21x18) {
        uint256 amountScaled = amount * 10 ** (18 - token.decimals());
        return ud21x18(SafeCast.toUint128(Math.ceilDiv(amountScaled, duration)));
    }
    // #endregion perDurationUp

    // #region between
    /// @notice The rate that pays `amount` between two Unix timestamps. The stream does not end by itself.
    function between(
        IERC20Metadata token,
        uint256 amount,
        uint256 start,
        uint256 end
    ) internal view returns (UD21x18) {
        if (end <= start) revert EndNotAfterStart(start, end);
        return perDuration(token, amount, end - start);
    }
    // #endregion between

    // #region amountOver
    /// @notice What a rate adds up to, in base units of the token, rounded down as Flow does.
    function amountOver(
        IERC20Metadata token,
        UD21x18 ratePerSecond,
        uint256 duration
    ) internal view returns (uint256) {
        return (uint256(ratePerSecond.unwrap()) * duration) / 10 ** (18 - token.decimals());
    }
    // #endregion amountOver
}
