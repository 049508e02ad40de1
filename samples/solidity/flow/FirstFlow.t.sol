// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {SablierComptroller} from "@sablier/evm-utils/src/SablierComptroller.sol";
import {ERC20Faucet} from "@sablier/evm-utils/src/mocks/erc20/ERC20Faucet.sol";
import {FlowNFTDescriptor} from "@sablier/flow/src/FlowNFTDescriptor.sol";
import {SablierFlow} from "@sablier/flow/src/SablierFlow.sol";
import {Flow} from "@sablier/flow/src/types/DataTypes.sol";
import {Test} from "forge-std/Test.sol";
import {FirstFlow} from "./FirstFlow.sol";

contract FirstFlowTest is Test {
    SablierFlow internal flow;
    ERC20Faucet internal token;
    FirstFlow internal first;
    address internal recipient = makeAddr("recipient");

    function setUp() public {
        // The Comptroller's admin, its minimum fees of airdrops, Bob, Flow and Lockup in USD, and its price feed.
        bytes memory initialize = abi.encodeCall(
            SablierComptroller.initialize,
            (address(this), 0, 0, 0, 0, address(0))
        );
        SablierComptroller implementation = new SablierComptroller(address(this));
        ERC1967Proxy comptroller = new ERC1967Proxy(address(implementation), initialize);

        flow = new SablierFlow(address(comptroller), address(new FlowNFTDescriptor()));
        token = new ERC20Faucet();
        first = new FirstFlow(flow, token);
    }

    function test_Opens() public {
        uint256 expected = flow.nextStreamId();
        uint256 id = first.open(recipient);

        assertEq(id, expected);
        assertEq(flow.getBalance(id), 0);
        assertEq(flow.getSender(id), address(this));
        assertEq(flow.getRecipient(id), recipient);
        assertEq(uint8(flow.statusOf(id)), uint8(Flow.Status.STREAMING_SOLVENT));
    }

    function test_PaysWhatADayOwes() public {
        uint256 id = first.open(recipient);
        token.mint(address(this), 1000e18);
        token.approve(address(flow), 1000e18);
        flow.deposit(id, 1000e18, address(this), recipient);

        skip(1 days);
        flow.withdrawMax(id, recipient);

        assertEq(token.balanceOf(recipient), 86.4e18);
        assertEq(flow.totalDebtOf(id), 0);
    }
}
