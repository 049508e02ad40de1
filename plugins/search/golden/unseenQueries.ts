import { listed, type GoldenQuery } from "./queries";

/**
 * Queries in readers' own words, written from what the protocol does, one kind of reader at a time, before a page or the
 * ranking was looked at; the pages that answer them were added afterwards by reading those. They cover all sections of the
 * site. Nothing was tuned by them before 25 November 2026.
 */
export const unseenQueries: readonly GoldenQuery[] = [
  // A recipient of a stream
  ...listed(`
how do i get my vested tokens out | /support/faq /guides/lockup/examples/stream-management/withdraw /apps/features/vesting /guides/lockup/etherscan /support/how-to
somebody else withdrew on my behalf is that normal | /support/faq /reference/lockup/access-control /guides/lockup/examples/stream-management/withdraw /apps/features/vesting
why does withdrawing cost a fee | /concepts/fees /support/faq /guides/lockup/examples/stream-management/withdraw
can my employer take back what i already earned | /support/faq /concepts/cancelability
send withdrawal to my ledger instead | /support/faq /guides/lockup/examples/stream-management/withdraw /apps/features/vesting /guides/lockup/etherscan /reference/lockup/access-control /reference/flow/access-control
sell my vesting position | /concepts/nft /concepts/transferability /support/faq /guides/lockup/examples/stream-management/transfer
my stream shows settled what now | /concepts/lockup/statuses /support/faq
company cancelled my vesting do i keep anything | /support/faq /concepts/cancelability
lost access to wallet that receives stream | /support/faq /concepts/transferability
where do i see past withdrawals | /support/faq /apps/features/vesting /apps/features/payments /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries
nft disappeared after i burned it | /concepts/nft /concepts/lockup/statuses /reference/lockup/access-control
bought a stream nft on opensea what could go wrong | /concepts/nft /concepts/transferability
salary stream says insolvent | /concepts/flow/statuses /concepts/flow/overview /support/faq /apps/features/payments
boss paused my stream do i still get what is owed | /concepts/cancelability /concepts/flow/statuses /concepts/flow/overview /support/faq /apps/features/payments
what if sender runs out of money payroll | /concepts/flow/statuses /concepts/flow/overview /support/faq /apps/features/payments /guides/flow/examples/pay-a-team
can i end the flow stream as the employee | /support/faq /concepts/cancelability /concepts/flow/statuses /guides/flow/examples/stream-management /reference/flow/access-control /apps/features/payments
stream has not started yet pending | /concepts/flow/statuses /concepts/lockup/statuses /support/faq
cliff date not reached nothing to withdraw | /support/faq /concepts/lockup/stream-shapes /concepts/lockup/statuses
withdraw only part of it | /support/faq /guides/lockup/examples/stream-management/withdraw /guides/flow/examples/stream-management /apps/features/vesting /guides/lockup/etherscan
do i have to withdraw every month or will it expire | /support/faq /concepts/streaming
stream from 2020 where is it | /apps/v1 /guides/legacy/overview /support/faq /guides/legacy/deployments
withdraw without using the website | /guides/lockup/etherscan /support/faq /support/technical-guides /apps/v1
app closing down when | /support/faq /apps/features/overview
tokens unlock only when price hits target | /concepts/lockup/overview /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-price-gated
give my wife access to withdraw | /concepts/transferability /reference/lockup/access-control /support/faq /reference/flow/access-control
what does the circle in the nft mean | /concepts/nft
why is amount in my wallet not moving every second | /concepts/streaming /support/faq
proof of future income from vesting | /concepts/nft /support/faq /concepts/use-cases
`),
  // A treasurer
  ...listed(`
pay contractors monthly in usdc | /guides/flow/examples/pay-a-team /concepts/use-cases /apps/features/payments /guides/flow/examples/create-stream /guides/flow/examples/flow-calculate-rps
which product for team vesting with 1 year cliff | /concepts/use-cases /concepts/lockup/stream-shapes /concepts/streaming
how many people can i add at once | /apps/features/vesting /apps/guides/csv-support /guides/lockup/gas-benchmarks /support/faq /concepts/merkle-airdrops /apps/features/airdrops
upload spreadsheet of recipients | /apps/guides/csv-support /apps/features/vesting /apps/features/airdrops
date format in spreadsheet | /apps/guides/csv-support
fund several payroll streams in one transaction | /guides/flow/examples/batchable /guides/flow/examples/pay-a-team /apps/features/payments
take out money i put in too much | /concepts/cancelability /guides/flow/examples/stream-management /support/faq /apps/features/payments /concepts/flow/overview
raise someone's salary mid stream | /guides/flow/examples/stream-management /support/faq /apps/features/payments /concepts/flow/overview /guides/flow/examples/pay-a-team
stop all vesting for people who left | /concepts/cancelability /guides/lockup/examples/stream-management/cancel /support/faq /apps/features/vesting
set up from gnosis safe multisig | /support/faq /apps/features/overview /apps/features/vesting
cost to create 100 vesting streams | /guides/lockup/gas-benchmarks /guides/lockup/examples/batch-create-streams/* /concepts/fees /apps/features/vesting
protect investors from selling their allocation | /concepts/transferability /concepts/use-cases
wrong recipient address entered | /support/faq /concepts/streaming /concepts/cancelability
top up vesting stream later | /support/faq /concepts/streaming /concepts/lockup/overview
25 percent every quarter unlock | /concepts/lockup/tranches /guides/lockup/examples/create-stream/lockup-tranched /concepts/lockup/stream-shapes
all tokens on one date | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-tranched /concepts/use-cases
unlock some immediately rest over two years | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear /concepts/use-cases
dao grant that we can pause | /concepts/use-cases /concepts/flow/overview /support/faq /concepts/cancelability
who controls the protocol can they touch our funds | /concepts/governance /support/faq /concepts/security
were the contracts audited by whom | /concepts/security /support/faq
create stream on behalf of another address | /guides/lockup/examples/create-stream/* /guides/flow/examples/create-stream /concepts/lockup/overview /reference/lockup/access-control /reference/flow/access-control /concepts/what-is-sablier /guides/lockup/examples/stream-management/setup
what happens to dust when amount does not divide evenly | /concepts/lockup/tranches /guides/lockup/examples/create-stream/lockup-tranched /guides/flow/examples/flow-calculate-rps
does sablier charge percentage of the amount | /concepts/fees /support/faq
vest eth directly | /support/faq /concepts/what-is-sablier /concepts/lockup/overview /apps/features/vesting /concepts/security
usdt supported | /support/faq /apps/features/vesting /concepts/security
export all outgoing streams for accounting | /support/faq /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries /guides/flow/examples/pay-a-team
recover tokens sent to the contract by accident | /support/faq /concepts/governance
rate per second for 60000 a year | /guides/flow/examples/flow-calculate-rps /concepts/flow/overview /concepts/streaming /support/faq
tokens that must not be streamed | /support/faq /apps/features/vesting /concepts/security
`),
  // A Solidity developer
  ...listed(`
install lockup contracts foundry | /guides/lockup/examples/local-environment
stack for unit testing without mainnet fork | /guides/lockup/examples/local-environment /guides/flow/examples/local-environment /guides/airdrops/examples/local-environment
deploy order for local tests contract size limit | /guides/lockup/examples/local-environment /guides/custom-deployments
get streamed amount in my contract | /guides/lockup/examples/vesting-data /concepts/lockup/overview /concepts/lockup/statuses /reference/lockup/contracts/contract.SablierLockup /reference/lockup/contracts/interfaces/interface.ISablierLockup
contract gets told when stream is cancelled | /concepts/lockup/hooks /guides/lockup/examples/hooks /reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient /guides/lockup/examples/staking/hooks
allowlist my staking contract for callbacks | /concepts/lockup/hooks /guides/lockup/examples/hooks /guides/lockup/examples/staking/*
what does onSablierLockupWithdraw have to return | /concepts/lockup/hooks /guides/lockup/examples/hooks /reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient /guides/lockup/examples/staking/hooks
multicall several functions in one tx | /guides/flow/examples/batchable /concepts/lockup/overview /reference/lockup/contracts/abstracts/abstract.Batch /reference/flow/contracts/abstracts/abstract.Batch /reference/lockup/contracts/interfaces/interface.IBatch /reference/flow/contracts/interfaces/interface.IBatch /guides/lockup/examples/stream-management/*
msg.value in delegatecall batch | /guides/flow/examples/batchable /concepts/fees /guides/lockup/examples/stream-management/withdraw /support/faq
segment exponent ud2x18 how to write | /concepts/lockup/segments /guides/lockup/examples/create-stream/lockup-dynamic
timestamps must be ascending revert | /concepts/lockup/segments /concepts/lockup/tranches /reference/errors /guides/lockup/examples/create-stream/* /reference/lockup/contracts/libraries/library.Errors
sum of tranches must equal deposit | /concepts/lockup/tranches /guides/lockup/examples/create-stream/lockup-tranched /reference/errors /guides/lockup/examples/batch-create-streams/batch-lockup-tranched
difference durations and timestamps create function | /concepts/lockup/overview /guides/lockup/examples/create-stream/* /guides/lockup/etherscan
can start time be in the past | /support/faq /guides/flow/examples/create-stream /guides/lockup/examples/create-stream/lockup-linear /concepts/flow/overview /concepts/lockup/overview
max number of segments per stream | /concepts/lockup/segments /guides/lockup/gas-benchmarks /guides/lockup/examples/create-stream/lockup-dynamic
shape argument meaning | /concepts/lockup/stream-shapes /concepts/lockup/overview /reference/overview /reference/sdk /guides/lockup/examples/create-stream/* /guides/lockup/etherscan /concepts/glossary
predict campaign address before deploying | /guides/airdrops/examples/create-campaign /reference/airdrops/contracts/contract.SablierFactoryMerkle* /reference/airdrops/contracts/interfaces/*
merkle leaf encoding openzeppelin double hash | /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops /api/airdrops/merkle-api/functionality
bitmap claimed index check onchain | /concepts/merkle-airdrops /reference/airdrops/diagrams /api/airdrops/merkle-api/examples /reference/airdrops/contracts/abstracts/abstract.SablierMerkleBase /reference/airdrops/access-control /guides/airdrops/examples/create-campaign /guides/airdrops/verify-campaign
hash to sign for third party claim | /guides/airdrops/examples/create-campaign /reference/airdrops/contracts/libraries/library.SignatureHash /reference/airdrops/contracts/abstracts/abstract.SablierMerkleSignature /reference/airdrops/access-control
smart wallet signature eip-1271 claim | /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops /reference/airdrops/contracts/* /reference/airdrops/access-control
grant operator rights to a vault | /concepts/transferability /reference/lockup/access-control /reference/flow/access-control /guides/lockup/examples/stream-management/setup
does minting call onERC721Received | /concepts/nft /guides/lockup/examples/stream-management/transfer /guides/lockup/examples/create-stream/* /guides/flow/examples/create-stream
delegatecall not allowed error | /reference/errors /support/faq /reference/lockup/contracts/abstracts/abstract.NoDelegateCall /reference/flow/contracts/abstracts/abstract.NoDelegateCall
decode revert data selector | /reference/errors
decimals above 18 flow | /reference/errors /guides/flow/examples/flow-calculate-rps /guides/flow/examples/create-stream /concepts/flow/overview /reference/flow/contracts/libraries/library.Errors
rate zero when creating | /guides/flow/examples/create-stream /concepts/flow/overview /reference/errors /concepts/flow/statuses
oracle stale what is the fee then | /concepts/fees /reference/utils/contracts/*
price feed interface requirements for gated stream | /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/overview /reference/errors
abi json where to import | /reference/overview /guides/lockup/deployments /guides/flow/deployments /guides/airdrops/deployments /reference/sdk /guides/legacy/codebase
solc version needed | /guides/lockup/examples/local-environment /guides/flow/examples/local-environment /guides/airdrops/examples/local-environment /reference/overview /guides/lockup/examples/create-stream/*
upgradeable proxy or immutable | /concepts/security /concepts/governance /support/faq /concepts/what-is-sablier
interface id erc165 hook recipient | /concepts/lockup/hooks /guides/lockup/examples/hooks /reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient
stake stream nft and keep vesting | /guides/lockup/examples/staking/* /concepts/nft /concepts/lockup/hooks
snapshot debt when is it updated | /concepts/flow/overview /reference/flow/diagrams
void versus pause in contract | /concepts/cancelability /concepts/flow/statuses /concepts/flow/overview /guides/flow/examples/stream-management
`),
  // A front end
  ...listed(`
typescript sdk for addresses | /reference/sdk /reference/overview /guides/lockup/deployments /guides/flow/deployments
list all streams of a wallet graphql | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries /api/overview
paginate more than 1000 results | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/caveats
wagmi react create stream hook | /guides/lockup/deployments /guides/flow/deployments /reference/overview /guides/lockup/examples/local-environment
fetch stream nft svg image | /concepts/nft /api/airdrops/merkle-api/examples /reference/lockup/contracts/contract.LockupNFTDescriptor /reference/lockup/contracts/interfaces/interface.ILockupNFTDescriptor
show live counter of streamed tokens in ui | /support/faq /api/lockup/the-graph/structure /api/flow/the-graph/structure
how to compute status client side | /api/lockup/the-graph/structure /api/flow/the-graph/structure /concepts/lockup/statuses /concepts/flow/statuses
query across all chains at once | /api/lockup/envio/queries /api/overview /api/caveats /api/lockup/endpoints /api/flow/endpoints /api/airdrops/endpoints /api/lockup/the-graph/queries
api key needed for subgraph | /api/overview /api/lockup/endpoints /api/flow/endpoints /api/airdrops/endpoints /api/caveats /api/lockup/overview /api/flow/overview
rate limit of free endpoint | /api/caveats /api/overview /api/lockup/endpoints /api/flow/endpoints /api/airdrops/endpoints /api/lockup/overview
get merkle proof for connected wallet | /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/functionality /guides/airdrops/examples/create-campaign /guides/lockup/etherscan
check eligibility endpoint cors | /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/examples
link straight to a stream page | /apps/guides/url-schemes
prefill search page url with stream ids | /apps/guides/url-schemes
embed stream preview in farcaster | /apps/features/other
logo and colors to use | /apps/branding
add token icon to app | /apps/features/airdrops /apps/features/vesting
chain id list supported | /concepts/chains /reference/sdk /support/faq
estimate min fee in wei before sending | /concepts/fees /guides/lockup/examples/stream-management/* /guides/lockup/etherscan /guides/flow/examples/stream-management
watch events of new streams | /reference/events /guides/lockup/examples/stream-management/setup /guides/flow/examples/create-stream
usdc decimals in rate | /guides/flow/examples/flow-calculate-rps /concepts/flow/overview /api/flow/the-graph/structure
which abi for old stream version | /api/lockup/overview /api/flow/overview /reference/overview /reference/sdk /guides/lockup/etherscan /guides/lockup/previous-deployments/*
detect whether stream is lockup linear or dynamic from api | /api/lockup/the-graph/entities /api/lockup/the-graph/structure /api/lockup/overview
read several streams multicall3 | /concepts/chains /guides/lockup/examples/vesting-data /concepts/lockup/overview /api/flow/the-graph/structure
segments returned by indexer order | /api/lockup/the-graph/entities /api/lockup/the-graph/structure /api/lockup/the-graph/queries /api/lockup/envio/queries
`),
  // A data analyst
  ...listed(`
total value locked query | /api/overview /api/lockup/envio/queries /api/lockup/the-graph/queries
count of streams per token | /api/lockup/envio/queries /api/lockup/the-graph/queries /api/flow/envio/queries /api/overview /api/caveats
difference between the graph and envio ids | /api/ids /api/caveats /api/lockup/envio/similarities /api/flow/envio/similarities /api/airdrops/envio/similarities
bigint as strings in response | /api/caveats /api/lockup/envio/similarities /api/flow/envio/similarities /api/airdrops/envio/similarities /api/lockup/the-graph/queries /api/lockup/envio/queries
historical state at a block | /api/caveats /support/faq /api/lockup/the-graph/queries /api/lockup/envio/similarities
airdrop claims per day | /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/airdrops/the-graph/entities
indexer behind chain head how to see | /api/caveats /api/lockup/the-graph/queries /api/lockup/envio/queries /api/overview /api/lockup/endpoints
stream id format contract chain token | /api/ids /apps/guides/url-schemes /api/lockup/the-graph/structure
price gated streams missing in subgraph | /api/overview /api/lockup/overview /api/lockup/the-graph/entities /guides/lockup/examples/create-stream/lockup-price-gated
execute campaigns not in api | /api/overview /api/airdrops/overview /api/airdrops/the-graph/entities
run the indexer locally docker | /api/development
old subgraph url stopped working schema changed | /api/lockup/previous-endpoints /api/flow/previous-endpoints /api/airdrops/previous-endpoints
lowercase addresses in filters | /api/caveats /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/overview
cannot mix column filters with or operator | /api/caveats /api/lockup/the-graph/queries /api/flow/the-graph/queries
which releases are indexed | /api/overview /api/lockup/overview /api/flow/overview /api/airdrops/overview /api/lockup/the-graph/architecture
vesting schedule circulating supply calculation | /guides/lockup/examples/vesting-data /support/faq
actions entity amountA amountB | /api/lockup/the-graph/structure /api/lockup/the-graph/entities /api/flow/the-graph/structure /api/flow/the-graph/entities /api/airdrops/the-graph/entities
who funded the stream field | /api/lockup/the-graph/structure /api/lockup/the-graph/entities /concepts/what-is-sablier
legacy v1 streams subgraph | /api/legacy
filter by nested asset address envio | /api/caveats /api/lockup/envio/queries /api/lockup/envio/similarities /api/flow/envio/queries /api/flow/envio/similarities /api/airdrops/envio/similarities /api/airdrops/envio/queries
block number when contract was deployed | /guides/lockup/deployments /guides/flow/deployments /guides/airdrops/deployments /reference/sdk /reference/events
subscribe to updates websocket | /api/caveats /reference/events
ipfs cid of the recipient list | /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/examples /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /api/airdrops/the-graph/entities /guides/airdrops/verify-campaign
proxender meaning | /api/lockup/the-graph/structure /api/lockup/the-graph/entities
unclaimed total of a campaign | /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/airdrops/the-graph/entities /guides/lockup/etherscan /support/faq
flow depletion time field wrong after deposit | /api/caveats /api/flow/envio/similarities /api/flow/the-graph/structure /api/flow/the-graph/entities
contributing to indexers repo tests | /api/development
`),
  // A claimer of an airdrop
  ...listed(`
claim says not started yet | /support/faq /reference/errors /reference/airdrops/access-control /concepts/merkle-airdrops
claim deadline passed | /support/faq /concepts/merkle-airdrops /reference/errors
am i eligible for airdrop | /support/faq /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/functionality /apps/features/airdrops
my address not in list | /support/faq /apps/features/airdrops /guides/airdrops/verify-campaign
claim airdrop to different wallet | /support/faq /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /apps/features/airdrops /reference/airdrops/access-control /guides/lockup/etherscan
claim early lose part | /support/faq /concepts/merkle-airdrops /apps/features/airdrops /guides/airdrops/overview
forfeited tokens who gets them | /concepts/merkle-airdrops /support/faq /apps/features/airdrops /concepts/use-cases
got stream instead of tokens after claiming | /support/faq /concepts/merkle-airdrops /apps/features/airdrops
already claimed error | /reference/errors /support/faq /api/airdrops/merkle-api/examples /reference/airdrops/access-control
invalid proof on claiming | /reference/errors /support/faq /guides/airdrops/examples/create-campaign /reference/airdrops/access-control
someone claimed for me | /support/faq /concepts/merkle-airdrops /reference/airdrops/access-control
claim needs kyc attestation | /support/faq /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /guides/lockup/etherscan
why do i pay to claim | /concepts/fees /support/faq /concepts/merkle-airdrops
claim page blocked in my country | /support/faq /apps/features/airdrops
claim from etherscan without site | /guides/lockup/etherscan /support/faq
how to find my index and proof | /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/functionality /guides/lockup/etherscan /guides/airdrops/examples/create-campaign
project took back the airdrop | /concepts/merkle-airdrops /support/faq /reference/airdrops/access-control /guides/airdrops/overview /concepts/cancelability
campaign has not enough tokens | /support/faq /concepts/merkle-airdrops /apps/features/airdrops /reference/errors /guides/airdrops/examples/create-campaign
how long to claim | /support/faq /concepts/merkle-airdrops /guides/airdrops/overview
solana airdrop claim | /support/how-to /support/faq /api/airdrops/merkle-api/functionality
is this airdrop contract genuine | /guides/airdrops/verify-campaign /concepts/security /concepts/merkle-airdrops /support/faq
vesting start at claim or fixed for everybody | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /apps/features/airdrops
claim goes directly into vault | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /reference/airdrops/contracts/contract.SablierMerkleExecute /reference/airdrops/diagrams /guides/airdrops/overview
can campaign owner cancel after i claimed | /concepts/cancelability /concepts/merkle-airdrops /support/faq /apps/features/airdrops /reference/airdrops/access-control
does someone else paying my claim fee | /concepts/fees /apps/features/airdrops /concepts/merkle-airdrops
`),
  // Support
  ...listed(`
transaction reverted unknown custom error 0x | /reference/errors /support/faq
insufficient fee payment | /reference/errors /concepts/fees /guides/lockup/examples/stream-management/* /guides/lockup/etherscan
withdraw amount exceeds balance overdraw | /reference/errors /guides/lockup/examples/stream-management/withdraw /guides/flow/examples/stream-management
caller not admin | /reference/errors
erc721 nonexistent token | /reference/errors /concepts/nft
erc20 insufficient allowance | /reference/errors /guides/lockup/etherscan
safe transaction failed gs013 | /reference/errors /support/faq
contact the team | /support/faq /support/technical-guides
discord invite | /support/faq /support/technical-guides /concepts/what-is-sablier
report a vulnerability reward | /concepts/security /support/faq
user locked out of legacy app | /apps/v1 /guides/legacy/overview /support/faq
which address of lockup on base | /guides/lockup/deployments
flow contract arbitrum address | /guides/flow/deployments
sepolia testnet addresses | /guides/lockup/deployments /guides/flow/deployments /guides/airdrops/deployments /concepts/chains
is blast still supported | /concepts/chains /guides/lockup/deployments /guides/flow/deployments /guides/lockup/previous-deployments/v3.0 /guides/flow/previous-deployments/v2.0
deploy sablier on our own chain | /guides/custom-deployments
difference v2.0 naming and v1.0 lockup | /guides/lockup/overview /concepts/what-is-sablier /guides/lockup/previous-deployments/* /blog/lockup-*
what changed in lockup 4 | /guides/lockup/overview /blog/lockup-v4-0 /guides/lockup/deployments
licence can i fork | /concepts/what-is-sablier /reference/overview /guides/custom-deployments
use vesting tokens for snapshot voting | /guides/snapshot-voting
video how to withdraw | /support/how-to
etherscan write contract tuple format | /guides/lockup/etherscan
broker fee removed | /concepts/fees /guides/lockup/previous-deployments/v3.0 /guides/lockup/overview /guides/flow/deployments /guides/flow/previous-deployments/* /blog/lockup-v3-0 /blog/flow-v2-0 /concepts/glossary
aavescan rebasing token deposited | /support/faq /apps/features/vesting /concepts/security
ens name in csv rejected | /apps/guides/csv-support
amounts with comma in csv | /apps/guides/csv-support
timezone of start date | /support/faq /apps/guides/csv-support
stream id number 5 which contract | /api/ids /apps/guides/url-schemes
comptroller address on linea | /concepts/governance
protocol name meaning hourglass | /concepts/what-is-sablier /apps/branding
`),
];
