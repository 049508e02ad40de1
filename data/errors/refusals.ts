// What wallets, devices, bundlers and nodes answer when they did not run a contract, or not to its end. No contract and no
// token is to blame. Each is recognised by words that it has.
// Long, because it holds one entry for each refusal that readers paste: data, not code.

import type { KnownMessage } from "./knownMessage";

const fund = "Send some of the chain's native token to the account that pays, then try again";
const rollups =
  "On rollups (OP Mainnet, Base, Scroll and others), a fee for data on Ethereum is added to the gas limit times the price, and a wallet may leave it out";

const wallets: readonly KnownMessage[] = [
  {
    words: /\bcode["']?\s?[:=]\s?500[0-3]\b|user disapproved/i,
    cause:
      "The wallet declined the connection, or the chains, methods or events that the page asked for (codes 5000 to 5003 of WalletConnect). Nothing was sent",
    remedy: "Connect the wallet again and allow what the page requests",
  },
  {
    words: /\bcode["']?\s?[:=]\s?510[0-4]\b|unsupported (?:chains|methods|events|accounts|namespace key)\b/i,
    cause:
      "The wallet does not support the chains, methods, events or accounts that the page asked for (codes 5100 to 5104 of WalletConnect). Nothing was sent",
    remedy: "Choose a chain that the wallet supports, or connect a different wallet",
  },
  {
    words: /\bcode["']?\s?[:=]\s?4200\b|UnsupportedProviderMethod/i,
    cause: "The wallet does not support the method that the page asked for (code 4200). Nothing was sent",
    remedy: "Update the wallet, or connect a different one",
  },
  {
    words: /\bcode["']?\s?[:=]\s?6000\b|user disconnected/i,
    cause: "The connection was ended in the wallet (code 6000 of WalletConnect). Nothing was sent",
    remedy: "Connect the wallet again, then send again",
  },
  {
    words:
      /0x6985\b|0x5501\b|user (?:has )?(?:rejected|denied|declined|cancell?ed|refused|disapproved)|(?:rejected|denied|declined|cancell?ed|refused) (?:by|on)(?: the)? (?:user|ledger|device)|denied transaction|rejected the request|request rejected|ACTION_REJECTED|\b4001\b|UserRefused|ActionCancelled|action cancelled|transaction (?:was )?(?:declined|cancell?ed)|(?:popup|window) (?:was )?closed/i,
    cause: "The transaction was declined in the wallet or on the device. Nothing was sent",
    remedy: "Send it again and confirm it",
  },
  {
    words:
      /0x6a80\b|enable (?:blind signing|contract data|"?smart contract data)|blind sign|contract data in the ethereum app/i,
    cause: "The Ledger did not sign, because it cannot show what the call does",
    remedy:
      "Allow blind signing (earlier: contract data) in the settings of the Ethereum app on the device, and update that app. If it is already allowed, send the transaction through a different wallet app, because the data that reached the device was malformed",
  },
  {
    words:
      /0x5515\b|0x6b0c\b|0x6982\b|0x6804\b|locked device|device (?:is )?locked|ledger (?:is )?locked|unlock (?:your|the) (?:device|ledger)/i,
    cause: "The Ledger is locked",
    remedy: "Enter its PIN, open the Ethereum app on it, and send again",
  },
  {
    words:
      /0x6511\b|0x6e0[01]\b|0x6d0[02]\b|CLA_NOT_SUPPORTED|INS_NOT_SUPPORTED|app(?:lication)? (?:is )?not open/i,
    cause: "The Ledger has no app open, a different app than Ethereum, or an old release of the Ethereum app",
    remedy: "Open the Ethereum app on the device, update it if an update is offered, and send again",
  },
  {
    words:
      /0x6f00\b|0x650f\b|TransportOpenUserCancelled|failed to open the device|cannot open device|DisconnectedDevice|TransportStatusError|U2F|Ledger device:/i,
    cause: "The wallet could not communicate with the Ledger, or lost the connection to it",
    remedy:
      "Close other programs that use the device, connect it again, unlock it, open the Ethereum app, and send again",
  },
  {
    words:
      /already pending|request of type .{1,60} pending|-32002\b.{0,40}(?:pending|request)|resource unavailable/i,
    cause: "The wallet is still waiting for an answer to an earlier request",
    remedy: "Open the wallet and answer that request, then send again",
  },
  {
    words:
      /closed (?:the )?modal|popup (?:window )?(?:was )?blocked|session (?:topic|expired|not found|disconnected)|proposal expired|pairing (?:expired|not found)|no matching key/i,
    cause: "The connection to the wallet could not be established, or has ended",
    remedy: "Disconnect, reload the page and connect the wallet again, and allow its window to open",
  },
  {
    words:
      /connector not (?:connected|found)|not been authorized by the user|\b4100\b|unauthorized provider|wallet (?:is )?(?:locked|disconnected)|\b4900\b/i,
    cause: "The wallet is locked, or not connected to this page",
    remedy: "Unlock the wallet, connect it again with the account that should send",
  },
];

const networks: readonly KnownMessage[] = [
  {
    words: /\bcode["']?\s?[:=]\s?4901\b|chain ?disconnected(?:error)?/i,
    cause:
      "The wallet has no connection to the chain of the request, although it may have one to another chain",
    remedy: "Switch the wallet to that chain, or set a different RPC node for it in the wallet",
  },
  {
    words:
      /chain(?: id)? (?:mismatch|not configured)|wrong network|does not match the (?:target|connection's) chain|current chain of the wallet|unsupported chain|invalid chain id|unrecognized chain|\b490[12]\b|invalid (?:network|chainid)|network changed/i,
    cause: "The wallet is on a different chain than the transaction, or does not know that chain",
    remedy: "Add the chain to the wallet if it is missing, and switch to it",
  },
  {
    words: /invalid sender/i,
    cause:
      "The node could not determine who signed. The signature is for a different chain ID, or of a kind that this chain does not accept",
    remedy: "Set the wallet to the right chain and sign again. In a script, check the chain ID",
  },
  {
    words:
      /only replay-protected|EIP-?155|transaction type not (?:valid|supported)|unsupported transaction type|type not supported|EIP-?1559.{0,30}(?:not|un)support|not support EIP-?1559/i,
    cause: "The chain or its node does not accept a transaction of this type",
    remedy:
      "Send a transaction of a type that the chain accepts, signed for its chain ID. The wallet's defaults usually work",
  },
  {
    words:
      /rlp:|typed transaction too short|could not decode (?:the )?transaction|invalid (?:raw )?transaction(?:$|[^:\w])|failed to decode (?:signed )?transaction/i,
    cause: "The node could not read the signed transaction",
    remedy: "Sign it again with a different release of the wallet or library, for the right chain ID",
  },
  {
    words: /access ?list/i,
    cause: "The access list of the transaction is not valid, or the node does not accept one",
    remedy: "Leave out the access list, because no call to Sablier needs one",
  },
];

const funds: readonly KnownMessage[] = [
  {
    words: /failed to pay the fee to the operator|failed to transfer funds to the bootloader/i,
    cause:
      "The chain (of the zkSync family) began to validate the transaction, but the account, or its paymaster, could not pay the fee. The contract was not called",
    remedy:
      "Fund the account or the paymaster with the native token, and let the wallet set gas limit and gas per pubdata byte",
  },
  {
    words: /paymaster validation error/i,
    cause:
      "The chain (of the zkSync family) asked the paymaster to validate the transaction, and the validation failed. The contract was not called",
    remedy: "Check the paymaster, its input and its funds, or pay the fee from the account",
  },
  {
    words: /account validation error|validation revert/i,
    cause:
      "The chain (of the zkSync family) asked the account to validate the transaction, and the account rejected it. The contract was not called",
    remedy: "Check the signature, the nonce and, for a smart account, its owner, then sign again",
  },
  {
    words:
      /(?:insufficient|not enough|lack|exceeds).{0,60}(?:\bl1 ?(?:cost|fee|data)|rollup fee|data fee)|\b(?:l1 ?(?:cost|fee|data)|rollup fee).{0,80}(?:insufficient|balance)/i,
    cause:
      "The account does not hold enough of the native token for gas, value and the fee for data on Ethereum (L1 fee) that a rollup adds",
    remedy: `${fund}. If you send the whole balance, keep a reserve, because the L1 fee changes with each block`,
  },
  {
    words:
      /insufficient funds|not enough funds|not enough balance to cover|sender doesn't have enough funds|balance of the account|OutOfFund|exceeds (?:transaction sender )?account balance|insufficient balance for transfer|lack of funds|insufficient (?:\w+ )?balance (?:to|for) (?:pay|cover|gas|fee)|insufficient MaxFeePerGas for sender balance|sender balance and deposit/i,
    cause: `The account does not hold enough of the chain's native token for gas and the value that is sent with the call. A claim or withdrawal in the app also sends a fee, which counts towards this. ${rollups}`,
    remedy: fund,
  },
];

const bundlers: readonly KnownMessage[] = [
  {
    words: /sender has no code/i,
    cause: "There is no account at the sender's address, and the user operation does not create one",
    remedy: "Add initCode or factory to the first user operation, or correct sender and chain",
  },
  {
    words: /user ?op(?:eration)?\b.{0,30}timed out|timed out.{0,40}user ?op(?:eration)?/i,
    cause: "The bundler did not answer in time, or did not get the user operation into a block",
    remedy:
      "Look up the user operation by its hash before you send it again. If it is not in a block, raise its fees",
  },
  {
    words: /preVerificationGas/i,
    cause: "The bundler requires more preVerificationGas, its share for data and overhead",
    remedy: "Estimate the user operation again right before you send it, or add a reserve of a tenth",
  },
  {
    words:
      /max(?:Priority)?FeePerGas.{0,40}(?:must be at least|too low|below)|getUserOperationGasPrice|maxFeePerGas too low/i,
    cause: "The bundler requires higher fees per gas than the user operation offers",
    remedy: "Ask the bundler for its gas price, and set both fees to it",
  },
  {
    words:
      /banned opcode|forbidden opcode|unstaked .{1,40}access|accesses? (?:inaccessible|forbidden)|storage access/i,
    cause:
      "The bundler does not accept the user operation, because in its validation the account, factory or paymaster uses an instruction or storage that the rules of ERC-4337 forbid",
    remedy: "Use an account and a paymaster that are made for bundlers. The call to Sablier is not the cause",
  },
  {
    words:
      /\b(?:is|entity|been) (?:throttled|banned)\b|throttled or banned|stake (?:is )?too low|unstake delay too low/i,
    cause: "The bundler has throttled or banned the account, its factory or its paymaster",
    remedy: "Wait, use a different bundler, or pay without that paymaster",
  },
  {
    words:
      /(?:sponsorship|paymaster|gas) (?:policy|sponsorship)|insufficient .{0,30}balance for sponsorship|not (?:eligible|sponsored)|sponsor(?:ship)? .{0,40}(?:denied|rejected|refused|not)|policy .{0,40}(?:reject|denied|limit)/i,
    cause: "The service that sponsors gas does not pay for this user operation",
    remedy: "Check the policy and its limits, or pay for gas from the account",
  },
  {
    words: /invalid userop(?:eration)? signature|invalid user operation signature|-32507\b/i,
    cause: "The signature of the user operation does not match the account",
    remedy: "Sign again after all other fields are final, for this chain and entry point",
  },
  {
    words:
      /user ?op(?:eration)? gas .{0,30}exceeds?\b|user operation .{0,30}gas limit|bundle gas limit|max gas per bundle/i,
    cause: "The user operation needs more gas than the bundler accepts",
    remedy: "Lower its gas limits to the estimate, or split the batch",
  },
];

const delegations: readonly KnownMessage[] = [
  {
    words: /gapped-nonce|nonce gap .{0,40}delegat|delegat.{0,60}(?:nonce gap|gapped)/i,
    cause:
      "The account has delegated its code (EIP-7702), and the node accepts its transactions only in the order of their nonces, without a gap. An earlier one is missing or pending",
    remedy: "Wait until the pending transaction is in a block, then send the next one",
  },
  {
    words: /in-?flight transaction limit reached/i,
    cause:
      "The account has delegated its code (EIP-7702), and the node keeps only a few pending transactions of such an account",
    remedy: "Wait until the pending transaction is in a block, then send the next one",
  },
  {
    words: /authority (?:is )?already reserved/i,
    cause:
      "Another pending transaction already holds an authorisation (EIP-7702) of this account, so the node does not accept a second one",
    remedy: "Wait until the pending transaction is in a block, then send again",
  },
  {
    words:
      /empty auth(?:orization)?[ _]?list|at least one authorization|authorization ?list .{0,40}(?:empty|invalid|missing)/i,
    cause: "The transaction sets code for an account (EIP-7702) but has no valid authorisation in its list",
    remedy:
      "Sign the authorisation again for this chain and the account's nonce, or send an ordinary transaction",
  },
  {
    words:
      /\bcode["']?\s?[:=]\s?57[0-6]0\b|atomic(?:ity)? (?:is )?not supported|atomic-?ready wallet rejected/i,
    cause:
      "The wallet does not accept this batch of calls (EIP-5792), because it does not support a capability or the chain, the batch is too large, or its upgrade to a smart account was declined",
    remedy: "Send the calls one after the other, or allow the wallet to upgrade the account",
  },
];

const gas: readonly KnownMessage[] = [
  {
    words: /pub ?data|not enough gas for transaction|out of counters/i,
    cause:
      "The transaction is larger than a rollup can publish or prove, or its gas for that is set too low. The contract was not called",
    remedy: "Let the wallet estimate the gas, including the gas per byte of pubdata, or split the batch",
  },
  {
    words:
      /tx fee .{0,60}exceeds the configured cap|exceeds the configured cap|fee ?cap exceeded|exceeds max transaction fee/i,
    cause:
      "The node does not accept a transaction whose gas limit times price is above its own limit, usually 1 ether. The contract was not called",
    remedy:
      "Check whether the gas limit and the price are in the right unit. If they are right, send the transaction through a different node",
  },
  {
    words:
      /gas uint64 overflow|intrinsic gas too high|gas limit reached|exceeds block gas limit|gas limit (?:is )?(?:too high|exceeds)|transaction gas limit too high|exceeds maximum (?:per-transaction|transaction) gas|cap: \d+.{0,20}tx: \d+/i,
    cause: "The gas limit is higher than the chain allows for a block or a transaction",
    remedy: "Let the wallet estimate the limit, and split a batch that needs more",
  },
  {
    words: /gas required exceeds (?:allowance|gas limit)|gas required exceeds/i,
    cause:
      "The call does not succeed with any gas limit that the account can pay or that fits into a block. Usually the call reverts, but it can also be too large, or the account may not hold enough for the gas",
    remedy: "Simulate the call to see its error, split the batch, or fund the account",
  },
  {
    words: /out of gas|OutOfGas|intrinsic gas too low|intrinsic gas below|OOG\b|base fee exceeds gas limit/i,
    cause: "The gas limit was too low, so the call ran out of gas before it was complete",
    remedy: "Let the wallet estimate the limit, raise it, or split the batch",
  },
  {
    words:
      /nonce too low|nonce has already been used|NONCE_EXPIRED|already known|known transaction|transaction already imported/i,
    cause: "A transaction with this nonce was already sent",
    remedy:
      "Check whether that transaction went through. If it did not, send again once the wallet shows the current nonce",
  },
  {
    words:
      /nonce too high|nonce gap|nonce has max value|invalid nonce|incorrect nonce|nonce .{0,30}(?:out of range|too far)/i,
    cause:
      "The nonce does not follow the account's last one, because an earlier transaction is missing or pending",
    remedy: "Send or speed up the earlier transaction. On a test network, reset the wallet's account",
  },
  {
    words:
      /replacement (?:transaction|fee|underpriced)|REPLACEMENT_UNDERPRICED|could not replace existing|transaction with the same nonce|another transaction with same nonce/i,
    cause: "A transaction with this nonce is pending, and the new fee is too low to replace it",
    remedy: "Raise both fees per gas by at least a tenth over the pending transaction, or wait for it",
  },
  {
    words: /underpriced/i,
    cause: "The fee is too low for the node, or too low to replace a pending transaction",
    remedy: "Raise the fee by at least a tenth, or wait for the pending transaction",
  },
  {
    words:
      /less than block base fee|lower than (?:the )?(?:current )?base fee|max fee per gas less|fee cap (?:less|lower|higher)|max fee per gas higher|gas price below|gas price (?:is )?too low|max priority fee per gas higher|tip higher than fee cap|transaction is outdated|FeeTooLow/i,
    cause: "The fee per gas is below what the block requires, or its parts contradict each other",
    remedy: "Let the wallet set the fee again",
  },
  {
    words: /txpool is full|transaction pool is full|mempool is full|txn? pool overflow/i,
    cause: "The node has no room for more pending transactions",
    remedy: "Raise the fee, wait, or use a different RPC node",
  },
];

const nodes: readonly KnownMessage[] = [
  {
    words:
      /can't route your request|no suitable (?:provider|node)|all (?:rpc )?(?:providers|endpoints|nodes) (?:failed|are unavailable)/i,
    cause:
      "The RPC service found no node that answers for this chain. No contract was called, even if the library says that revert data is missing",
    remedy: "Set a different RPC node for this chain, then repeat the call",
  },
  {
    words:
      /\bcode=SERVER_ERROR\b|\bcode["']?\s?[:=]\s?["']SERVER_ERROR\b|missing response for request|server response (?:[45]\d\d)/i,
    cause:
      "The node answered with an HTTP error instead of the result of a call. This says nothing about the contract",
    remedy: "Set a different RPC node for this chain, or check the key of its service, then repeat the call",
  },
  {
    words: /-32603\b[^\n]{0,120}"internal error"/i,
    cause: "The node could not make the call and did not pass on the reason",
    remedy:
      "Look at the console of the node. Hardhat prints the reason there, in the line with “return data:”. Paste that line here",
  },
  {
    words: /vm\.assume rejected|max_test_rejects|too many (?:inputs rejected|global rejects)/i,
    cause: "The test discarded too many of its random inputs with vm.assume. No contract reverted",
    remedy: "Choose the inputs with bound, so that fewer are discarded, or raise max_test_rejects",
  },
  {
    words:
      /receipt .{0,120}(?:could not be|not) found|may not be processed|waiting for transaction|not (?:been )?mined within/i,
    cause: "As far as the node knows, the transaction is not in a block yet",
    remedy: "Look it up in an explorer. It can still go through, so wait, or speed it up in the wallet",
  },
  {
    words:
      /BlockNotFound|failed to get pending block|header not found|missing trie node|block not found|unknown block|state .{0,20}(?:not available|unavailable|pruned)/i,
    cause: "The node could not find the requested block. No contract rejected anything",
    remedy: "Try again, or set a different RPC node for this chain in the wallet",
  },
  {
    words: /too many requests|rate limit|\b429\b|limit exceeded|capacity exceeded/i,
    cause: "The node has received more requests than it allows",
    remedy: "Wait, or use a different RPC node",
  },
  {
    words:
      /method .{0,60}(?:not found|not available|not supported|does not exist)|unsupported method|-32601\b/i,
    cause: "The node does not support the request that the wallet or tool made",
    remedy: "Use a different RPC node that supports this method",
  },
  {
    words:
      /must be authenticated|invalid (?:api key|project id)|(?:status|HTTP)\D{0,12}40[13]\b|unauthorized: /i,
    cause: "The node requires a key, or does not accept the one that was sent",
    remedy: "Set the key of the RPC service, or use a different RPC node",
  },
  {
    words:
      /failed to fetch|HTTP request failed|network error|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|timed? ?out|took too long|could not detect network|NETWORK_ERROR|socket hang up|bad gateway|service unavailable|gateway timeout|(?:status|HTTP)\D{0,12}50[234]\b/i,
    cause: "The node did not answer",
    remedy:
      "Check the connection, or use a different RPC node. Check in an explorer whether the transaction was sent",
  },
  {
    words: /contract code size|max(?:imum)? code size|code size limit|EIP-?170|max(?:imum)? initcode size/i,
    cause: "The contract to deploy is larger than the chain allows",
    remedy: "Switch the optimizer on, and link the libraries",
  },
  {
    words: /invalid opcode|INVALID\b|bad instruction|stack underflow|invalid jump|MCOPY|PUSH0|NotActivated/,
    cause: "The chain or local network does not support an instruction of the contract",
    remedy: "Set the EVM version of the local network to Cancun or later, or use a chain that supports it",
  },
  {
    words: /custom program error: 0x[0-9a-f]+/i,
    cause: "This is the error number of a program on Solana, which the contracts on EVM chains do not use",
    remedy: "Look up the number in the IDL of the program that the message names",
  },
  {
    words: /did not revert|didn't revert/i,
    cause: "The test expected a revert, but the call succeeded",
    remedy:
      "Check what the test sets up, because the time, the caller and the amounts decide whether a call reverts",
  },
  {
    words: /assertion failed:|!= expected (?:log|reverter|emitter|call)/i,
    cause: "An assertion of the test itself failed. It shows the actual and the expected value",
    remedy: "Compare the two values, because the contract may not have reverted",
  },
];

const unlisted: readonly KnownMessage[] = [
  {
    words: /\bcode["']?\s?[:=]\s?[1-6]\d{3}\b/i,
    cause:
      "This is a code of a wallet or of its connection, not of a contract. Its meaning is not known here (28 November 2026)",
    remedy:
      "Read the message that comes with the code, and look the code up in the documentation of the wallet",
  },
];

/**
 * What nodes and wallets answer when they did not run the contract, or did not finish: no error of a contract. The first
 * entry that fits is shown, so codes without a known meaning come last.
 */
export const refusals: readonly KnownMessage[] = [
  ...wallets,
  ...networks,
  ...delegations,
  ...funds,
  ...bundlers,
  ...gas,
  ...nodes,
  ...unlisted,
];
