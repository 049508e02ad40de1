// Long, because it lists queries with the pages that answer them: data, not code.
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
  // Written like the others, by another author who had not seen the ranking, the questions or the pages; the first page
  // names the section that answers best.
  // A recipient of a stream
  ...listed(`
money stuck in sablier how do i get it out | /support/faq#where-money /guides/lockup/etherscan /apps/features/vesting /apps/features/payments /apps/guides/how-to
can someone push my payout without asking me | /support/faq#automatic /reference/lockup/access-control /reference/flow/access-control /apps/features/vesting /guides/lockup/examples/stream-management/withdraw /concepts/lockup/overview /concepts/flow/overview /concepts/what-is-sablier
is there a deadline to collect my unlocked tokens | /support/faq#withdraw /concepts/streaming /concepts/lockup/overview /concepts/lockup/tranches
hourglass picture in my wallet what is it | /concepts/nft#picture /support/faq
why can i withdraw zero before the cliff | /support/faq#nothing-withdrawable /concepts/lockup/stream-shapes /guides/lockup/etherscan /concepts/lockup/statuses /guides/lockup/examples/create-stream/lockup-linear
move my remaining tokens to a new wallet | /support/faq#transfer /concepts/transferability /guides/lockup/examples/stream-management/transfer /guides/lockup/etherscan /concepts/nft
freelancer pay stopped coming is the debt lost | /concepts/flow/statuses#insolvent /support/faq /apps/features/payments /concepts/flow/overview /concepts/cancelability
old 2020 sablier stream where do i log in | /apps/v1 /guides/legacy/overview /support/faq
my unlocked number went down after price fell | /concepts/lockup/overview#price-gated /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/statuses /concepts/lockup/stream-shapes /concepts/cancelability /guides/lockup/etherscan /guides/lockup/examples/vesting-data
does my client have to approve each payout | /concepts/what-is-sablier#difference /support/faq /concepts/streaming /apps/features/payments
unlocks only once a week not every second | /concepts/lockup/stream-shapes#unlock-in-steps /guides/lockup/examples/create-stream/lockup-linear /concepts/use-cases /concepts/lockup/tranches /concepts/glossary
pay gas from another account for my withdrawal | /support/faq#no-gas /guides/lockup/etherscan /concepts/fees /guides/lockup/examples/stream-management/withdraw /reference/lockup/access-control /reference/flow/access-control /apps/features/overview
who gets the unclaimed part if i sell the nft | /concepts/transferability#what-moves-with-the-nft-and-what-stays /concepts/nft /support/faq /guides/lockup/examples/stream-management/transfer
boss voided my salary stream | /concepts/flow/statuses#insolvent /support/faq /concepts/cancelability /apps/features/payments /concepts/flow/overview /guides/flow/examples/stream-management /concepts/glossary
how much costs one withdrawal in dollars | /concepts/fees#which-operation-costs-what /support/faq
claim vesting without opening the website | /guides/lockup/etherscan#withdraw /support/faq /apps/guides/how-to /apps/features/overview /guides/lockup/examples/stream-management/withdraw
`),
  // A treasurer who pays
  ...listed(`
get my deposit back wrong recipient address | /support/faq#wrong-recipient /concepts/cancelability /concepts/streaming /guides/lockup/examples/stream-management/cancel /concepts/flow/statuses
top up salaries for whole team at once | /guides/flow/examples/pay-a-team#top-up /apps/features/payments /guides/flow/examples/batchable /support/how-to /apps/guides/how-to
raise employees monthly pay midway | /guides/flow/examples/stream-management#rate /support/faq /guides/flow/examples/pay-a-team /apps/features/payments /guides/lockup/etherscan /concepts/flow/overview
pay 5000 usdc per month which number to enter | /guides/flow/examples/flow-calculate-rps#table /concepts/use-cases /guides/flow/examples/pay-a-team /concepts/flow/overview /support/faq
stop payroll but keep it resumable | /guides/flow/examples/pay-a-team#stop /concepts/cancelability /guides/flow/examples/stream-management /concepts/flow/statuses /apps/features/payments /guides/lockup/etherscan /guides/flow/examples/batchable /concepts/flow/overview
spreadsheet format to pay many people | /apps/guides/csv-support#templates
how many employees in one transaction before gas limit | /guides/lockup/gas-benchmarks#most /apps/features/vesting /guides/lockup/examples/batch-create-streams/batch-lockup-linear /guides/lockup/examples/batch-create-streams/batch-lockup-dynamic /guides/lockup/examples/batch-create-streams/batch-lockup-tranched /apps/guides/csv-support /support/faq
investors lock 1 year then monthly unlock | /concepts/lockup/stream-shapes#unlock-monthly /concepts/use-cases /concepts/lockup/tranches /guides/lockup/examples/create-stream/lockup-tranched /guides/lockup/etherscan
release tokens only when token hits 10 dollars | /guides/lockup/examples/create-stream/lockup-price-gated#how-do-i-create-it /concepts/lockup/overview /concepts/lockup/stream-shapes /concepts/use-cases /guides/lockup/etherscan
multisig safe to make vesting | /support/faq#multisig /guides/lockup/etherscan /support/how-to /apps/guides/how-to
pull out the extra i put in payment stream | /guides/flow/examples/stream-management#refund /apps/features/payments /concepts/cancelability /guides/lockup/etherscan /concepts/flow/overview /guides/flow/examples/pay-a-team /guides/flow/examples/batchable
stop team members from selling their allocation | /concepts/transferability#should-vesting-streams-be-transferable /concepts/use-cases
does sablier take a percentage of what i pay | /concepts/fees#which-fees-no-longer-exist /support/faq
open salary today start next month | /guides/flow/examples/create-stream#start /concepts/flow/overview /concepts/flow/statuses /apps/features/payments /guides/lockup/etherscan
more tokens every year vesting back loaded | /concepts/lockup/stream-shapes#backweighted /concepts/lockup/tranches /concepts/use-cases /concepts/lockup/segments /guides/lockup/examples/create-stream/lockup-tranched
can anyone else fund the stream for me | /guides/flow/examples/stream-management#deposit /concepts/flow/overview /apps/features/payments /concepts/lockup/overview /concepts/what-is-sablier /reference/flow/access-control /reference/lockup/access-control /guides/lockup/overview
`),
  // Somebody who writes Solidity
  ...listed(`
who pays when contract calls create for user | /guides/lockup/examples/create-stream/lockup-linear#what-does-the-contract-need-to-know /guides/lockup/overview /concepts/lockup/overview /guides/flow/examples/create-stream /guides/lockup/examples/local-environment /reference/lockup/access-control /concepts/what-is-sablier
address of lockup contract on base | /guides/lockup/deployments#mainnets /reference/sdk
which interface file to import foundry remappings | /guides/lockup/examples/local-environment#how-do-i-start-a-project /guides/flow/examples/local-environment /guides/airdrops/examples/local-environment /guides/lockup/examples/create-stream/lockup-linear
how do i react in my contract when stream gets cancelled | /guides/lockup/examples/hooks#what-must-a-recipient-implement /concepts/lockup/hooks /guides/lockup/examples/staking/hooks /reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient
get my contract on the hook allowlist | /concepts/lockup/hooks#allowlist /guides/lockup/examples/hooks /concepts/governance /guides/lockup/examples/staking/setup /reference/lockup/contracts/contract.SablierLockup /reference/lockup/contracts/interfaces/interface.ISablierLockup
total amount across all streams of a token held | /api/overview#tvl /support/faq /guides/lockup/examples/vesting-data /concepts/glossary /reference/lockup/diagrams /reference/lockup/contracts/abstracts/abstract.SablierLockupState /reference/lockup/contracts/interfaces/interface.ISablierLockupState /reference/flow/contracts/abstracts/abstract.SablierFlowState /reference/flow/contracts/interfaces/interface.ISablierFlowState
when will this flow stream run dry on chain | /concepts/flow/overview#depletion-time /guides/flow/examples/stream-management /reference/flow/diagrams /concepts/glossary /api/flow/the-graph/queries /api/flow/envio/queries /api/flow/the-graph/structure /guides/flow/examples/pay-a-team /reference/flow/contracts/contract.SablierFlow /reference/flow/contracts/interfaces/interface.ISablierFlow
usdc 6 decimals rate looks tiny | /guides/flow/examples/flow-calculate-rps#calculator /concepts/flow/overview /concepts/glossary /concepts/streaming /api/flow/the-graph/structure
several calls in one transaction flow fee sent once | /guides/flow/examples/batchable#withdraw /concepts/fees /reference/flow/access-control /concepts/glossary
create linear and tranched together one call | /guides/lockup/examples/batch-create-streams/batch-lockup-linear#what-can-go-wrong /guides/lockup/examples/batch-create-streams/batch-lockup-dynamic /guides/lockup/examples/batch-create-streams/batch-lockup-tranched /concepts/lockup/overview
struct order for dynamic segments with duration | /reference/lockup/contracts/types/library.LockupDynamic#segmentwithduration /concepts/lockup/segments /guides/lockup/examples/create-stream/lockup-dynamic /reference/lockup/contracts/types/library.BatchLockup
max exponent for curve | /concepts/lockup/segments#struct /guides/lockup/examples/create-stream/lockup-dynamic /concepts/security /concepts/glossary
lend against a stream nft as collateral | /concepts/nft#what-should-a-buyer-check /concepts/lockup/hooks /concepts/use-cases /concepts/transferability
stake vesting positions for rewards example | /guides/lockup/examples/staking/setup#what-does-it-do /guides/lockup/examples/staking/*
previous version functions renamed v2 to v4 | /guides/lockup/previous-deployments/v3.0#what-changed-since-v20 /guides/lockup/overview /support/faq /blog/lockup-v3-0 /blog/lockup-v4-0 /reference/lockup/access-control
contract too big when compiling lockup locally | /guides/lockup/examples/local-environment#what-can-go-wrong
`),
  // A front-end developer
  ...listed(`
js package with abis and addresses | /reference/sdk#questions /reference/overview /guides/lockup/deployments /guides/flow/deployments /guides/airdrops/deployments /concepts/chains
read status of stream with viem | /guides/lockup/examples/vesting-data#which-figures-are-there /guides/lockup/examples/create-stream/lockup-linear /concepts/lockup/statuses /concepts/flow/statuses
show curve preview in my ui which formula | /concepts/lockup/stream-shapes#formulas /api/lockup/the-graph/structure /concepts/lockup/segments /concepts/lockup/tranches /reference/lockup/contracts/libraries/library.LockupMath
deep link to a campaign page in app | /apps/guides/url-schemes#pages /api/ids /apps/features/airdrops
link that opens app filtered by recipient | /apps/guides/url-schemes#stream-parameters /support/faq
render the stream image from tokenuri | /concepts/nft#how-do-you-see-it /api/airdrops/merkle-api/examples /support/faq /reference/lockup/contracts/contract.LockupNFTDescriptor
what value to send with withdraw call | /guides/lockup/examples/stream-management/withdraw#how-do-i-withdraw-an-amount /concepts/fees /guides/lockup/examples/stream-management/setup /guides/lockup/etherscan /guides/flow/examples/stream-management /reference/lockup/access-control /reference/flow/access-control
decode revert data custom error in typescript | /reference/errors#why-does-my-tool-not-know-the-error
list all vesting of a connected wallet | /api/overview#by-address /api/lockup/the-graph/queries /api/lockup/envio/queries
live counter of streamed balance between blocks | /support/faq#counter /api/lockup/the-graph/structure /api/flow/the-graph/structure
chain slug for ethereum in url | /apps/guides/url-schemes#slugs /reference/sdk /concepts/chains
list of supported networks programmatically | /concepts/chains#how-do-i-read-this-list-in-code /reference/sdk /guides/lockup/deployments /guides/flow/deployments /guides/airdrops/deployments
brand colours hex orange | /apps/branding#primary
token logo missing how to add | /apps/features/airdrops#logo
generate ts types for graphql | /api/development#how-do-i-use-the-api-in-an-app /api/overview
how to know if release charges fee | /concepts/fees#which-releases-can-charge-anything /reference/sdk /guides/lockup/etherscan
`),
  // A developer of data and indexers
  ...listed(`
graphql endpoint for polygon streams | /api/lockup/endpoints /api/flow/endpoints
do i need an api key to query | /api/lockup/endpoints#how-do-i-get-access /api/flow/endpoints /api/airdrops/endpoints /api/overview /api/caveats /api/development
envio or thegraph which one has monad | /api/overview#which-vendor /api/caveats /api/lockup/endpoints /api/flow/endpoints /api/airdrops/endpoints
Stream entity not found after april 2026 | /api/caveats#messages /api/lockup/previous-endpoints /api/flow/previous-endpoints
paginate more than 5000 rows | /api/lockup/the-graph/queries#next-page /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/caveats
what does amountB mean for withdrawals | /api/lockup/the-graph/structure#lockupaction /api/flow/the-graph/structure
daily claims chart for a campaign | /api/airdrops/the-graph/queries#activity /api/airdrops/envio/queries /api/airdrops/the-graph/entities
join airdrop claim to the vesting it made | /api/airdrops/overview#how-do-claims-lead-to-streams /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/airdrops/merkle-api/examples /api/lockup/the-graph/queries /api/lockup/envio/queries /api/airdrops/the-graph/entities
compute current debt from flowstream fields | /api/flow/the-graph/structure#how-do-i-work-out-the-debt /api/flow/the-graph/queries /api/flow/envio/queries /support/faq
price gated streams missing from index | /api/overview#what-is-not-indexed /api/lockup/overview /concepts/lockup/overview /support/faq
count streams per chain aggregate query | /api/lockup/envio/queries#totals /api/lockup/the-graph/queries /api/flow/envio/queries /api/flow/the-graph/queries
cannot mix column filters with or | /api/caveats#what-trips-up-most-queries /api/lockup/the-graph/queries /api/flow/the-graph/queries /api/airdrops/the-graph/queries
check how far behind the indexer is | /api/lockup/the-graph/queries#freshness /api/lockup/envio/queries /api/overview /api/caveats /api/lockup/endpoints /api/flow/endpoints /api/airdrops/endpoints
run the indexer on my laptop | /api/development#which-commands-are-there
stream id format contract chain token | /api/ids /apps/guides/url-schemes /api/lockup/the-graph/structure
old subgraph url 57079 stopped working | /api/lockup/previous-endpoints#how-do-i-recognise-an-old-address /api/flow/previous-endpoints /api/airdrops/previous-endpoints
`),
  // Somebody who claims an airdrop
  ...listed(`
am i on the list for this drop | /apps/features/airdrops#claim /support/faq /guides/lockup/etherscan /api/airdrops/merkle-api/examples
claimed but got nft instead of coins | /support/faq#vested-claim /apps/features/airdrops /concepts/merkle-airdrops
my drop got smaller because i claimed too early | /concepts/merkle-airdrops#vca /support/faq /concepts/use-cases /apps/features/airdrops /reference/airdrops/diagrams /guides/airdrops/overview
receive airdrop on other address | /support/faq#claim-other-wallet /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /apps/features/airdrops /reference/airdrops/access-control /guides/lockup/etherscan
claim for my friend who has no gas | /support/faq#claim-other-wallet /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /apps/features/airdrops /reference/airdrops/access-control /guides/lockup/etherscan
what is the merkle proof i need to pass | /concepts/merkle-airdrops#proof /guides/airdrops/examples/create-campaign /guides/lockup/etherscan /concepts/glossary /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/functionality
campaign ended can i still claim | /support/faq#claim-deadline /concepts/merkle-airdrops /reference/errors /guides/airdrops/overview
why pay a fee to claim free tokens | /concepts/fees#which-fees-are-there-and-who-gets-them /concepts/merkle-airdrops /support/faq
drop page blocked in my country | /support/faq#app-down /apps/features/airdrops /apps/features/overview /guides/lockup/etherscan
tokens not there yet campaign empty claim fails | /support/faq#claim-fails /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /apps/features/airdrops /guides/airdrops/overview
kyc signature required before claiming | /support/faq#attestation /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /guides/lockup/etherscan /reference/airdrops/access-control /concepts/glossary
contract wallet sign claim message eip-1271 | /guides/airdrops/examples/create-campaign#signature /concepts/merkle-airdrops /reference/airdrops/access-control /reference/airdrops/contracts/interfaces/interface.ISablierMerkleSignature
bonus for waiting till the end of the drop | /concepts/merkle-airdrops#what-happens-to-the-tokens-given-up /guides/airdrops/examples/create-campaign /reference/airdrops/diagrams /concepts/use-cases /concepts/glossary
how do i know i already claimed | /api/airdrops/merkle-api/examples#has-somebody-claimed-already /api/airdrops/the-graph/queries /api/airdrops/envio/queries /guides/airdrops/examples/create-campaign /guides/lockup/etherscan /support/faq
video how to claim | /support/how-to#airdrops /apps/guides/how-to
vesting from drop can be cancelled by team? | /concepts/cancelability#how-is-an-airdrop-campaign-stopped /concepts/merkle-airdrops /apps/features/airdrops /reference/airdrops/access-control /concepts/use-cases
`),
  // An admin of an airdrop campaign
  ...listed(`
take back unclaimed tokens after a week | /concepts/merkle-airdrops#clawback /support/faq /concepts/cancelability /guides/airdrops/examples/create-campaign /guides/airdrops/overview /guides/lockup/etherscan /reference/airdrops/access-control /reference/airdrops/diagrams
upload list of wallets columns | /apps/guides/csv-support#airdrops /apps/features/airdrops /guides/airdrops/examples/create-campaign /api/airdrops/merkle-api/functionality
csv rejected duplicate wallet | /apps/guides/csv-support#airdrop-rules /api/airdrops/merkle-api/functionality /guides/airdrops/examples/create-campaign
same drop deployed twice reverts | /guides/airdrops/examples/create-campaign#predict /concepts/merkle-airdrops
when do i send the tokens to the contract | /concepts/merkle-airdrops#lifecycle /guides/airdrops/examples/create-campaign /guides/airdrops/overview /apps/features/airdrops /concepts/security /guides/lockup/etherscan /api/airdrops/merkle-api/examples /reference/airdrops/diagrams
vesting starts at claim or fixed date | /concepts/merkle-airdrops#vested /guides/airdrops/examples/create-campaign /apps/features/airdrops /reference/airdrops/diagrams
hand over campaign ownership to dao | /reference/airdrops/access-control#campaigns /guides/airdrops/examples/create-campaign /support/faq /apps/features/airdrops /concepts/merkle-airdrops /reference/airdrops/contracts/abstracts/abstract.Adminable /reference/airdrops/contracts/interfaces/interface.IAdminable
cover claim costs for my users | /concepts/fees#can-somebody-else-pay-for-my-recipients /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops /concepts/glossary
predict campaign address before deploy | /guides/airdrops/examples/create-campaign#predict /concepts/merkle-airdrops /reference/airdrops/contracts/contract.SablierFactoryMerkleExecute /reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleExecute /reference/airdrops/contracts/contract.SablierFactoryMerkleInstant /reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleInstant /reference/airdrops/contracts/contract.SablierFactoryMerkleLL /reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleLL /reference/airdrops/contracts/contract.SablierFactoryMerkleLT /reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleLT /reference/airdrops/contracts/contract.SablierFactoryMerkleVCA /reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleVCA
percentages of tranches must sum | /guides/airdrops/examples/create-campaign#tranched /concepts/merkle-airdrops /reference/errors /reference/airdrops/contracts/contract.SablierFactoryMerkleLT /reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleLT /reference/airdrops/contracts/libraries/library.Errors
explorer says contract source not verified campaign | /guides/airdrops/verify-campaign#how-do-i-build-and-submit
clawback window closed forever? | /concepts/merkle-airdrops#clawback /support/faq /concepts/cancelability /guides/airdrops/examples/create-campaign /guides/airdrops/overview /reference/airdrops/access-control /reference/airdrops/diagrams /reference/errors /guides/lockup/etherscan
give forfeited tokens to loyal claimers | /concepts/merkle-airdrops#what-happens-to-the-tokens-given-up /guides/airdrops/examples/create-campaign /concepts/use-cases /reference/airdrops/diagrams /reference/airdrops/access-control /concepts/glossary /apps/features/airdrops
host own merkle service pinata keys | /api/development#how-do-i-run-the-merkle-api /api/airdrops/merkle-api/overview
build merkle tree myself leaf hashing | /guides/airdrops/examples/create-campaign#tree /concepts/merkle-airdrops /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/overview /guides/airdrops/verify-campaign
drop 20k people streams vs airdrop cheaper | /support/faq#batch-or-airdrop /concepts/use-cases /concepts/merkle-airdrops /apps/features/vesting
`),
  // A support agent
  ...listed(`
user asks difference between lockup and flow | /concepts/streaming#families /concepts/what-is-sablier /concepts/use-cases
contact email for help | /support/faq#help /support/technical-guides
customer has polygon stream from 2021 | /apps/v1#chains /guides/legacy/overview /guides/legacy/deployments /api/legacy /support/faq /concepts/chains
is the web app shutting down | /support/faq#where-to-use /apps/features/overview /concepts/what-is-sablier /support/how-to /apps/guides/how-to
what happens at cancel who receives what | /concepts/cancelability#how-does-canceling-a-lockup-stream-work /support/faq /guides/lockup/examples/stream-management/cancel /apps/features/vesting /concepts/lockup/overview
solana streams still work? | /concepts/chains#what-about-chains-beyond-these-tables /support/how-to /concepts/what-is-sablier /support/faq
which statuses can still be cancelled | /concepts/lockup/statuses#functions /concepts/cancelability /guides/lockup/examples/stream-management/cancel
nft can it be burned or destroyed | /concepts/nft#burn /concepts/lockup/statuses /reference/lockup/access-control /reference/flow/access-control /concepts/glossary /guides/lockup/etherscan
user cant find his stream in the app wrong version | /support/faq#find-stream /api/overview /concepts/chains /apps/v1
light theme in app | /apps/features/vesting#features
what changed in march 2026 release | /guides/lockup/overview#what-changed-in-v40 /concepts/what-is-sablier /guides/flow/overview /guides/airdrops/overview /guides/flow/deployments /guides/airdrops/deployments /blog /blog/lockup-v4-0 /blog/flow-v3-0 /blog/airdrops-v3-0
do they have live chat discord | /support/faq#help /support/technical-guides
how to buy or sell streams on opensea | /support/how-to#vesting /concepts/nft /concepts/transferability /support/faq /apps/guides/how-to /concepts/use-cases
fireblocks withdraw tutorial | /support/how-to#others /apps/guides/how-to /support/faq
grants to a dao contributor which product | /concepts/use-cases#pick /concepts/streaming /apps/features/overview
snapshot vote with locked tokens | /guides/snapshot-voting#which-policy-should-i-choose
`),
  // Somebody with a revert
  ...listed(`
WithdrawalAddressNotRecipient | /reference/errors#sablierlockup_withdrawaladdressnotrecipient /guides/lockup/examples/stream-management/withdraw /guides/lockup/etherscan /concepts/lockup/statuses /concepts/flow/statuses /guides/flow/examples/stream-management /reference/lockup/access-control /reference/flow/access-control /reference/lockup/contracts/libraries/library.Errors /reference/flow/contracts/libraries/library.Errors
execution reverted 0xb2ae7633 | /reference/errors#sablierlockup_withdrawamountzero /reference/lockup/contracts/libraries/library.Errors
InsufficientFeePayment even though i sent eth | /reference/errors#sablierlockup_insufficientfeepayment /concepts/fees /guides/lockup/etherscan /guides/lockup/examples/stream-management/withdraw /reference/lockup/contracts/libraries/library.Errors /reference/flow/contracts/libraries/library.Errors /reference/airdrops/contracts/libraries/library.Errors /guides/flow/examples/batchable /guides/flow/examples/stream-management
stream does not exist legacy revert | /reference/legacy/contracts/constant-functions#errors /reference/legacy/contracts/non-constant-functions /guides/legacy/streams /apps/v1
deposit not multiple of time delta | /guides/legacy/streams#deposit /reference/legacy/contracts/constant-functions /reference/legacy/contracts/non-constant-functions /apps/v1
SablierFlow_RefundOverflow why | /reference/errors#sablierflow_refundoverflow /concepts/flow/statuses /guides/flow/examples/stream-management /reference/flow/contracts/libraries/library.Errors /apps/features/payments /reference/flow/access-control
SablierLockupState_Null(12) | /reference/errors#sablierlockupstate_null /reference/lockup/contracts/libraries/library.Errors /concepts/lockup/statuses /guides/lockup/examples/stream-management/withdraw /guides/lockup/examples/vesting-data
transfer of stream fails NotTransferable | /reference/errors#sablierlockup_nottransferable /concepts/transferability /guides/lockup/examples/stream-management/transfer /reference/lockup/contracts/libraries/library.Errors /reference/flow/contracts/libraries/library.Errors /concepts/lockup/statuses /concepts/flow/statuses
InvalidProof but address is on list | /reference/errors#sabliermerklebase_invalidproof /guides/airdrops/examples/create-campaign /guides/lockup/etherscan /concepts/merkle-airdrops /reference/airdrops/contracts/libraries/library.Errors /support/faq
UnsupportedClaimType what to call | /reference/errors#sabliermerklebase_unsupportedclaimtype /reference/airdrops/access-control /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /guides/lockup/etherscan /reference/airdrops/contracts/libraries/library.Errors
GranularityTooHigh | /reference/errors#sablierlockuphelpers_granularitytoohigh /guides/lockup/examples/create-stream/lockup-linear /concepts/lockup/stream-shapes /reference/lockup/contracts/libraries/library.Errors /apps/guides/csv-support /guides/airdrops/examples/create-campaign /reference/lockup/contracts/libraries/library.LockupHelpers
TrancheTimestampsNotOrdered duration zero | /reference/errors#sablierlockuphelpers_tranchetimestampsnotordered /concepts/lockup/tranches /guides/lockup/examples/create-stream/lockup-tranched /guides/airdrops/examples/create-campaign /reference/lockup/contracts/libraries/library.Errors
cancelMultiple succeeded but nothing cancelled | /guides/lockup/examples/stream-management/cancel#how-do-i-cancel-several-streams /reference/errors /concepts/cancelability /concepts/lockup/statuses /reference/lockup/access-control
insufficient allowance when creating batch | /guides/lockup/examples/batch-create-streams/batch-lockup-linear#what-can-go-wrong /guides/lockup/examples/batch-create-streams/batch-lockup-dynamic /guides/lockup/examples/batch-create-streams/batch-lockup-tranched /reference/errors /guides/lockup/etherscan
cant pause stream StreamPending | /reference/errors#sablierflow_streampending /concepts/flow/statuses /guides/flow/examples/stream-management /reference/flow/contracts/libraries/library.Errors /apps/features/payments /support/faq /reference/flow/access-control
abi decoder does not know SablierLockupHelpers error | /reference/errors#why-does-my-tool-not-know-the-error
`),
  // Somebody who wonders whether it is safe
  ...listed(`
was the code audited by whom | /concepts/security#which-audits-are-there /support/faq
can the team freeze or steal deposits | /concepts/governance#what-can-the-admin-not-do /support/faq /concepts/security /concepts/what-is-sablier /reference/lockup/access-control
who holds the admin keys multisig | /concepts/governance#comptrollers
contracts upgradable or fixed | /concepts/security#can-the-contracts-be-changed-or-stopped /concepts/governance /support/faq /concepts/what-is-sablier /concepts/lockup/overview
report a vulnerability reward | /concepts/security#how-do-i-report-a-vulnerability /support/faq /support/technical-guides
what if sablier company disappears | /support/faq#app-down /concepts/what-is-sablier /apps/features/overview
oracle picked by sender dangerous for me | /guides/lockup/examples/create-stream/lockup-price-gated#whom-do-i-trust /concepts/lockup/overview /concepts/security /concepts/lockup/stream-shapes
can fees be raised on my existing stream | /concepts/fees#how-high-can-it-become /concepts/governance /support/faq
license can i fork it now | /concepts/what-is-sablier#license /guides/custom-deployments /reference/overview
buyer risk of cancelable stream nft | /concepts/nft#what-should-a-buyer-check /concepts/cancelability /concepts/transferability /concepts/security
which tokens must not be used fee on transfer usdt stETH | /concepts/security#about-tokens /support/faq /apps/features/vesting /guides/airdrops/overview
funder trusts sender flow refund risk | /apps/features/payments#trust /concepts/security /concepts/flow/overview
is github still maintained | /guides/lockup/overview#where-is-the-source /guides/custom-deployments /support/technical-guides /support/faq
is my recipient list public ipfs | /support/faq#privacy /apps/features/airdrops /concepts/merkle-airdrops /api/airdrops/merkle-api/overview /concepts/glossary /api/airdrops/merkle-api/functionality
can hooks block me from cancelling | /concepts/lockup/hooks#failure /concepts/governance /concepts/cancelability /concepts/security /guides/lockup/examples/hooks
unlimited approvals operator can take my stream | /concepts/transferability#what-does-an-approval-give-away /concepts/nft /concepts/security /concepts/glossary
`),
];
