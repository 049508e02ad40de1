// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// @notice What Foundry answers at the address where its scripts look for it.
interface Vm {
    function startBroadcast() external;
    function stopBroadcast() external;
}

/// @notice Stands in for forge-std in the tests of this project: what scripts take from it, by the same names.
abstract contract Script {
    Vm internal constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);
}
