// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {SD59x18} from "@prb/math/src/SD59x18.sol";

/// @notice Asks PRBMath many questions in one call, for the property tests of the documentation's own maths.
contract PowProbe {
    function pow(
        SD59x18[] calldata bases,
        SD59x18[] calldata exponents
    ) external pure returns (SD59x18[] memory results) {
        results = new SD59x18[](bases.length);
        for (uint256 i = 0; i < bases.length; ++i) {
            results[i] = bases[i].pow(exponents[i]);
        }
    }

    function mulDiv(
        SD59x18[] calldata xs,
        SD59x18[] calldata ys
    ) external pure returns (SD59x18[] memory products, SD59x18[] memory quotients) {
        products = new SD59x18[](xs.length);
        quotients = new SD59x18[](xs.length);
        for (uint256 i = 0; i < xs.length; ++i) {
            products[i] = xs[i].mul(ys[i]);
            quotients[i] = xs[i].div(ys[i]);
        }
    }
}
