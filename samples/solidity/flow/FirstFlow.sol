// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ud21x18} from "@prb/math/src/UD21x18.sol";
import {ISablierFlow} from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// @notice The smallest contract that opens a Flow stream. Teaching code, not audited.
contract FirstFlow {
    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
    }

    /// @notice Opens a stream of 0.001 tokens a second, which is 86.4 a day, from the caller.
    function open(address recipient) external returns (uint256 streamId) {
        // A start time of zero is now. The last parameter lets the recipient transfer the stream.
        streamId = FLOW.create(msg.sender, recipient, ud21x18(0.001e18), 0, TOKEN, true);
    }
}
