// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.29;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {SablierComptroller} from "@sablier/evm-utils/src/SablierComptroller.sol";
import {ERC20Faucet} from "@sablier/evm-utils/src/mocks/erc20/ERC20Faucet.sol";
import {LockupNFTDescriptor} from "@sablier/lockup/src/LockupNFTDescriptor.sol";
import {SablierLockup} from "@sablier/lockup/src/SablierLockup.sol";
import {Lockup} from "@sablier/lockup/src/types/Lockup.sol";
import {Test} from "forge-std/Test.sol";
import {FirstStream} from "./FirstStream.sol";

contract FirstStreamTest is Test {
    SablierLockup internal lockup;
    ERC20Faucet internal token;
    FirstStream internal first;
    address internal recipient = makeAddr("recipient");

    function setUp() public {
        // The Comptroller's admin, its minimum fees of airdrops, Bob, Flow and Lockup in USD, and its price feed.
        bytes memory initialize = abi.encodeCall(
            SablierComptroller.initialize,
            (address(this), 0, 0, 0, 0, address(0))
        );
        SablierComptroller implementation = new SablierComptroller(address(this));
        ERC1967Proxy comptroller = new ERC1967Proxy(address(implementation), initialize);

        lockup = new SablierLockup(address(comptroller), address(new LockupNFTDescriptor()));
        token = new ERC20Faucet();
        first = new FirstStream(lockup, token);

        token.mint(address(this), 100e18);
        token.approve(address(first), 100e18);
    }

    function test_Creates() public {
        uint256 expected = lockup.nextStreamId();
        uint256 id = first.createStream(recipient, 100e18);

        assertEq(id, expected);
        assertEq(lockup.getSender(id), address(this));
        assertEq(lockup.getRecipient(id), recipient);
        assertEq(lockup.getDepositedAmount(id), 100e18);
        assertEq(token.balanceOf(address(lockup)), 100e18);
    }

    function test_StreamsHalfInHalfTheTime() public {
        uint256 id = first.createStream(recipient, 100e18);

        skip(50 days);
        lockup.withdrawMax(id, recipient);

        assertEq(token.balanceOf(recipient), 50e18);
        assertEq(uint8(lockup.statusOf(id)), uint8(Lockup.Status.STREAMING));
    }

    function test_SettlesAndPaysEverything() public {
        uint256 id = first.createStream(recipient, 100e18);

        skip(100 days);
        assertEq(uint8(lockup.statusOf(id)), uint8(Lockup.Status.SETTLED));
        lockup.withdrawMax(id, recipient);

        assertEq(token.balanceOf(recipient), 100e18);
        assertEq(uint8(lockup.statusOf(id)), uint8(Lockup.Status.DEPLETED));
    }
}
