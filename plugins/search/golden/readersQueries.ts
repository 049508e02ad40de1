import { listed, type GoldenQuery } from "./queries";

/**
 * Queries in the words of readers who had not seen the pages, with the pages that answer them: full questions, half
 * sentences, words that the answer does not use. Harder than the golden queries, and not tuned for one by one: how many
 * of them find their page tells how the search does with what nobody foresaw.
 */
export const readersQueries: readonly GoldenQuery[] = [
  // Who looks for things by other names than the pages'
  ...listed(`
refill a flow stream | /guides/flow/examples/stream-management /guides/flow/examples/create-stream /concepts/flow/overview /apps/features/payments
early claim penalty airdrop | /concepts/merkle-airdrops /apps/features/airdrops /concepts/glossary
merkle api swagger | /api/airdrops/merkle-api/*
terminate a flow stream | /guides/flow/examples/stream-management /concepts/flow/overview /concepts/flow/statuses
throttled queries | /api/*
how many holders does a token stream have | /api/lockup/envio/queries /api/lockup/the-graph/queries /concepts/nft
how many streams fit into one transaction | /guides/lockup/gas-benchmarks
cliff then monthly tranches | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-tranched /concepts/lockup/tranches
bad indexers error | /api/caveats
hasIndexingErrors | /api/caveats
pause an airdrop campaign | /guides/airdrops/overview /concepts/merkle-airdrops /support/faq
where is my money | /support/faq
where are my tokens | /support/faq
nft not visible in wallet | /concepts/nft
sent nft to wrong address | /concepts/transferability
token migration | /support/faq
deceased recipient | /support/faq
stuck transaction | /support/faq
extend stream | /support/faq
avoid fee | /support/faq /concepts/fees
token not listed | /support/faq
move a legacy stream to lockup | /guides/legacy/overview /support/faq /apps/v1
`),
  // Who integrates Lockup and Flow, reads the chain, audits, or chooses a product
  ...listed(`
create linear stream with cliff solidity | /guides/lockup/examples/create-stream/lockup-linear
unlockAmounts granularity | /guides/lockup/examples/create-stream/lockup-linear /concepts/lockup/stream-shapes /reference/lockup/*
who to approve before creating a stream | /guides/lockup/overview /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/etherscan
funder different from sender | /concepts/lockup/overview /guides/lockup/overview /reference/lockup/access-control /concepts/what-is-sablier /concepts/glossary /guides/lockup/examples/create-stream/lockup-linear
segment exponent | /concepts/lockup/segments
exponential stream start time must be before first segment | /concepts/lockup/segments /guides/lockup/examples/create-stream/lockup-dynamic /reference/errors
monthly unlock tranches solidity | /guides/lockup/examples/create-stream/lockup-tranched
sum of tranche amounts not equal deposit | /reference/errors /guides/lockup/examples/create-stream/lockup-tranched
hook not called on my contract | /guides/lockup/examples/hooks /concepts/lockup/hooks
onSablierLockupCancel revert | /concepts/lockup/hooks /reference/lockup/*
does cancel pay the recipient automatically | /guides/lockup/examples/stream-management/cancel /concepts/cancelability
cancel reverts StreamSettled | /reference/errors /concepts/lockup/statuses /guides/lockup/examples/stream-management/cancel /concepts/cancelability
InsufficientFeePayment | /reference/errors
withdraw from contract msg.value fee solidity | /guides/lockup/examples/stream-management/* /concepts/fees /guides/flow/examples/stream-management
getStream function | /reference/flow/*
refundableAmountOf vs withdrawableAmountOf | /guides/lockup/examples/vesting-data /concepts/lockup/overview /concepts/flow/overview
price target never reached | /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-price-gated
price gated oracle update later | /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-price-gated
native token ETH stream | /concepts/glossary /support/faq /concepts/security
SablierLockupHelpers_CreateNativeToken | /reference/errors
5000 USDC per month rate per second | /guides/flow/examples/flow-calculate-rps
rate per second for monthly salary | /guides/flow/examples/flow-calculate-rps
flow withdraw less than expected rounding usdc | /guides/flow/examples/flow-calculate-rps /concepts/flow/overview /support/faq
flow rounding | /guides/flow/examples/flow-calculate-rps
deposit on flow stream someone else | /guides/flow/examples/stream-management /concepts/flow/overview /apps/features/payments
depositViaBroker | /guides/flow/previous-deployments/v2.0 /reference/flow/access-control
flow stream out of money debt | /concepts/flow/*
insolvent | /concepts/flow/statuses /concepts/glossary
restart voided stream | /concepts/flow/statuses /guides/flow/examples/stream-management
void vs pause | /guides/flow/examples/stream-management /concepts/flow/statuses /concepts/glossary
give employee a raise flow | /guides/flow/examples/stream-management /apps/features/payments /concepts/flow/overview /support/faq
adjustRatePerSecond zero | /guides/flow/examples/stream-management /reference/errors /concepts/flow/statuses
refundMax | /guides/flow/examples/stream-management /reference/flow/*
take back unused deposit flow | /guides/flow/examples/stream-management /concepts/flow/overview /apps/features/payments /concepts/cancelability
flow withdraw fee | /guides/flow/examples/stream-management /concepts/fees /guides/flow/examples/batchable
batch withdraw several streams one fee | /guides/flow/examples/batchable /guides/lockup/examples/stream-management/withdraw /concepts/fees
flow start time in the past | /support/faq /guides/flow/examples/create-stream /concepts/flow/overview
pending flow stream cancel | /concepts/flow/statuses /support/faq /apps/features/payments /concepts/cancelability
flow batch adjust many streams | /guides/flow/examples/batchable
change recipient flow | /concepts/transferability /concepts/nft /support/faq /concepts/flow/overview /guides/flow/examples/stream-management
abi npm package | /guides/lockup/examples/local-environment /guides/lockup/deployments /concepts/chains
wagmi abi | /guides/lockup/examples/local-environment
get all streams of an address | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/overview /api/lockup/overview /support/faq /concepts/nft
list streams by sender graphql | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries
status enum numbers | /concepts/lockup/statuses /concepts/flow/statuses
statusOf returns 3 | /concepts/lockup/statuses /concepts/flow/statuses
get stream id from transaction receipt | /guides/flow/examples/create-stream /guides/lockup/examples/create-stream/lockup-linear
CreateLockupLinearStream event decode | /guides/lockup/previous-deployments/* /guides/lockup/examples/stream-management/setup /reference/lockup/*
withdraw msg.value viem fee | /guides/lockup/examples/stream-management/withdraw /concepts/fees
is excess fee refunded | /concepts/fees
flow amounts decimals 18 usdc | /guides/flow/examples/flow-calculate-rps /api/flow/the-graph/structure /concepts/flow/overview
ratePerSecond decimals | /guides/flow/examples/flow-calculate-rps
tokenURI svg image | /concepts/nft /api/airdrops/merkle-api/examples
show nft image in my app | /concepts/nft /api/airdrops/merkle-api/examples
live counter streamed amount frontend | /api/lockup/the-graph/structure /guides/lockup/examples/vesting-data
compute streamed amount off chain formula | /api/lockup/the-graph/structure /guides/lockup/examples/vesting-data /concepts/lockup/stream-shapes
stream alias LL3 | /api/ids /apps/guides/url-schemes
link to stream in app url | /apps/guides/url-schemes
MetadataUpdate | /concepts/nft /concepts/glossary
detect withdrawals events listen | /guides/lockup/examples/stream-management/setup /api/lockup/envio/queries /guides/lockup/examples/vesting-data
upgradeable proxy | /support/faq /concepts/governance
are contracts upgradeable | /support/faq /concepts/security
admin powers | /concepts/governance
can sablier admin take my funds | /concepts/governance
withdraw on behalf of recipient to another address | /guides/lockup/examples/stream-management/withdraw /guides/lockup/etherscan /concepts/transferability
approved operator withdraw | /concepts/glossary /concepts/transferability
reentrancy guard | /concepts/security
malicious recipient hook | /concepts/lockup/hooks /guides/lockup/examples/hooks
rounding dust | /guides/flow/examples/flow-calculate-rps /concepts/streaming
rounding direction | /concepts/streaming
fee on transfer tokens | /concepts/security /support/faq /apps/features/vesting
rebasing token | /concepts/security /support/faq /apps/features/vesting
batch msg.value reuse | /guides/flow/examples/batchable /concepts/fees
batch delegatecall | /guides/flow/examples/batchable /reference/*
noDelegateCall | /reference/*
delegatecall error | /reference/errors
audit reports | /concepts/security
audit scope commit | /concepts/security
oracle down stale price | /concepts/lockup/overview
chainlink oracle manipulation price gated | /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-price-gated
which product should I use | /concepts/use-cases
lockup or flow or airdrop | /concepts/streaming /concepts/use-cases /concepts/what-is-sablier
4 year vesting 1 year cliff | /concepts/use-cases /concepts/lockup/stream-shapes
vest from safe csv | /support/faq /apps/guides/csv-support /apps/guides/how-to
how much does it cost | /concepts/fees /support/faq
who pays the fee sender or recipient | /concepts/fees
employee leaves | /concepts/cancelability /concepts/use-cases
terminate vesting | /concepts/cancelability /apps/features/vesting /support/faq /guides/lockup/examples/stream-management/cancel
pay contributors monthly in usdc | /apps/features/payments /concepts/use-cases /concepts/lockup/tranches
top up stream | /apps/features/payments /concepts/flow/overview
wrong recipient address | /support/faq
change recipient lost wallet | /support/faq
extend vesting end date | /support/faq /concepts/use-cases /concepts/lockup/overview
edit stream after creation | /support/faq /guides/lockup/overview /concepts/lockup/overview
sell vesting nft | /concepts/transferability /concepts/nft
non transferable vesting | /concepts/transferability /concepts/use-cases
voting power of vesting tokens | /guides/snapshot-voting
delegate votes while vesting | /guides/snapshot-voting
safe batch limit recipients | /apps/features/vesting /support/faq /guides/lockup/examples/batch-create-streams/*
what if sablier shuts down | /support/faq /concepts/what-is-sablier
migrate from v1.2 to v2.0 | /guides/lockup/previous-deployments/v2.0
createWithTimestamps old struct | /guides/lockup/previous-deployments/v2.0 /guides/lockup/previous-deployments/v1.2
v2-periphery | /guides/lockup/deployments /guides/lockup/previous-deployments/*
v2-core package npm | /guides/lockup/deployments /guides/lockup/previous-deployments/*
withdraw from old v1.0 stream | /guides/lockup/etherscan
lockup v1.0 abi | /guides/lockup/previous-deployments/v1.0 /concepts/chains
getAsset | /guides/lockup/previous-deployments/v2.0
getStream removed | /guides/lockup/previous-deployments/v2.0
broker fee | /concepts/fees /guides/lockup/previous-deployments/v3.0
protocol fee removed version | /concepts/fees /guides/lockup/previous-deployments/v1.2 /guides/flow/previous-deployments/v2.0
CreateLockupLinearStream event old versions | /guides/lockup/previous-deployments/* /guides/lockup/overview
event changes between versions | /guides/lockup/previous-deployments/* /guides/lockup/overview /guides/flow/previous-deployments/*
old subgraph url not working | /api/lockup/previous-endpoints /api/flow/previous-endpoints /api/overview /api/airdrops/previous-endpoints
subgraph migration asset field | /api/lockup/previous-endpoints /api/lockup/the-graph/architecture
flow v1.0 changes | /guides/flow/previous-deployments/*
flow changelog | /concepts/what-is-sablier /blog/* /guides/flow/*
onStreamCanceled | /guides/lockup/previous-deployments/v1.2 /concepts/lockup/hooks
ISablierV2Recipient | /guides/lockup/previous-deployments/v1.2 /concepts/lockup/hooks
PRBProxy | /guides/lockup/previous-deployments/v1.0 /api/lockup/the-graph/structure
SablierV2MerkleStreamerLL | /guides/lockup/previous-deployments/v1.1 /guides/airdrops/previous-deployments/v1.1
fee-on-transfer | /concepts/security /support/faq /apps/features/vesting
vote with vested tokens | /guides/snapshot-voting
salary increase | /guides/flow/examples/stream-management /support/faq /apps/features/payments
all streams of user | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/overview
list user streams | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/overview
fetch streams by address | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/overview
how much does sablier cost | /concepts/fees
`),
  // Who claims, creates a campaign, queries the indexers, or uses the app
  ...listed(`
why am i not eligible for airdrop | /support/faq
fee to claim airdrop, why do I have to pay to claim | /concepts/fees /apps/features/airdrops /support/faq
claimed airdrop but received nothing in my wallet, it's a stream | /support/faq
airdrop expired can I still claim | /support/faq /concepts/merkle-airdrops
claim transaction fails insufficient fee | /support/faq /guides/airdrops/examples/create-campaign /concepts/fees
price gated airdrop target price not reached | /concepts/merkle-airdrops
claim airdrop early get less tokens forfeited | /support/faq /concepts/merkle-airdrops
claim airdrop to a different wallet | /support/faq
airdrop clawed back before I claimed | /concepts/merkle-airdrops /support/faq
can someone else claim my airdrop for me | /support/faq /concepts/merkle-airdrops
csv format airdrop decimals | /apps/guides/csv-support
csv upload error duplicate address invalid | /apps/guides/csv-support
how many recipients can an airdrop have | /concepts/glossary /api/airdrops/merkle-api/functionality /apps/features/airdrops
when do I fund the campaign, deploy without funding | /concepts/merkle-airdrops
clawback grace period 7 days | /concepts/merkle-airdrops
how much does it cost to create an airdrop campaign | /concepts/fees /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops
add recipients after campaign deployed change merkle root | /support/faq /guides/airdrops/examples/create-campaign
create airdrop from Safe multisig | /support/faq
generate merkle tree myself host ipfs cid own | /api/airdrops/merkle-api/overview
vesting airdrop with cliff and unlock, when does vesting start: at claim or fixed date | /concepts/merkle-airdrops
SablierFactoryMerkleInstant address | /guides/airdrops/deployments
MerkleLL ConstructorParams fields | /reference/airdrops/contracts/types/library.MerkleLL /guides/airdrops/examples/create-campaign
claimTo vs claim difference msg.sender | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /reference/airdrops/access-control
claimViaSig EIP-712 signature typed data | /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops
claimViaAttestation attestor | /concepts/merkle-airdrops /concepts/glossary /guides/airdrops/examples/create-campaign
compute campaign address before deploy createMerkleInstant CREATE2 salt | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign
leaf hash index recipient amount double hash merkle proof | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign
SablierMerkleBase_InvalidProof | /reference/errors
Claim event signature MerkleLockup streamId | /reference/airdrops/contracts/interfaces/ /guides/airdrops/examples/create-campaign
MerkleVCA claim amount calculation forgone calculateClaimAmount | /reference/airdrops/contracts/contract.SablierMerkleVCA
graphql endpoint envio streams | /api/lockup/endpoints /api/flow/endpoints
the graph subgraph api key rate limit | /api/caveats /api/lockup/endpoints
get all streams of a recipient graphql query | /api/lockup/envio/queries /api/lockup/the-graph/queries
pagination more than 1000 results | /api/lockup/the-graph/queries /api/flow/the-graph/queries /api/airdrops/the-graph/queries /api/lockup/envio/queries /api/flow/envio/queries /api/airdrops/envio/queries
stream alias id format LK2-1-123 | /api/ids
how to get withdrawn amount over time actions |  /api/lockup/the-graph/entities
stream status in graphql | /api/lockup/the-graph/structure /api/lockup/the-graph/queries /api/lockup/envio/queries /concepts/lockup/statuses
list claims of an airdrop campaign graphql | /api/airdrops/the-graph/queries /api/airdrops/envio/queries
merkle api create campaign endpoint eligibility | /api/airdrops/merkle-api/*
filter streams by contract and category enum | category /api/lockup/the-graph/queries /api/lockup/envio/queries /api/lockup/the-graph/entities
how do I withdraw from a stream | /support/faq /apps/ /support/how-to
cannot cancel stream button missing | /concepts/cancelability /support/faq
token not showing in the list when creating stream | /support/faq /concepts/security
stream not showing up in app | /support/faq
connect Safe wallet to Sablier | /support/faq /apps/features/overview
transfer stream NFT to another wallet | /concepts/transferability /guides/lockup/examples/stream-management/transfer /support/faq /concepts/nft
wrong network stream sent to wrong address | /support/faq
export csv for taxes | /support/faq
testnet sepolia app try | /concepts/chains
fee to withdraw 1 dollar | /concepts/fees
license BUSL GPL can I fork | /guides/custom-deployments /reference/overview /concepts/what-is-sablier
logo brand assets | /apps/branding
audit reports | /concepts/security
bug bounty | /concepts/security
report a vulnerability security contact | /concepts/security
who controls the protocol admin comptroller upgradeable | /concepts/governance
supported chains | /concepts/chains
contact support email discord | /support/*
privacy policy terms of service | /support/faq
does sablier have a token / business model fees revenue | /support/faq /concepts/governance
`),
];
