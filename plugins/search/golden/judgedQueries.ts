import { listed, type GoldenQuery } from "./queries";

/**
 * The other half of the queries in readers' own words (tunedQueries.ts): of other sections of the site. Nothing was tuned
 * by them before 25 November 2026.
 */
export const judgedQueries: readonly GoldenQuery[] = [
  // A recipient of a stream
  ...listed(`
move my stream to a new wallet | /concepts/transferability /support/faq /concepts/nft /guides/lockup/examples/stream-management/transfer
does it cost anything to claim my vested tokens | /concepts/fees /support/faq
why do i pay 0.99 to withdraw | /concepts/fees /support/faq /apps/features/overview
withdraw to a different address than mine | /guides/lockup/examples/stream-management/withdraw /support/faq /reference/lockup/access-control /apps/features/vesting
who pays the gas when i withdraw | /concepts/fees /support/faq /guides/lockup/examples/stream-management/withdraw /reference/lockup/access-control
stream says insolvent | /concepts/flow/statuses /support/faq /concepts/flow/overview
what does voided mean for my salary | /concepts/flow/statuses /support/faq /concepts/glossary
paused stream do i still get what i earned | /concepts/flow/statuses /concepts/flow/overview /guides/flow/examples/stream-management /support/faq
is app.sablier.com shutting down | /apps/features/overview /support/faq
until when can i claim on the website | /apps/features/overview /support/faq
withdraw without the website | /guides/lockup/etherscan /apps/features/overview /support/faq /guides/lockup/examples/stream-management/withdraw
claim from etherscan directly | /guides/lockup/etherscan /support/faq /guides/airdrops/examples/create-campaign
who decides the price feed for my unlock | /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/overview
what if nobody pays into my open ended stream | /concepts/flow/statuses /concepts/flow/overview /support/faq
can i end a payment stream myself as recipient | /concepts/flow/statuses /concepts/flow/overview /guides/flow/examples/stream-management /support/faq /reference/flow/access-control /apps/features/payments /concepts/cancelability
my stream is from 2021 where is it | /guides/legacy/overview /apps/v1 /support/faq /guides/legacy/deployments
old pay.sablier stream | /guides/legacy/overview /apps/v1 /support/faq
can both sides cancel in the first version | /guides/legacy/overview /concepts/cancelability /guides/legacy/streams /support/faq /concepts/lockup/overview
`),
  // A treasurer
  ...listed(`
quarterly instead of every second | /guides/lockup/examples/create-stream/lockup-tranched /concepts/lockup/tranches /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear
pay salaries in usdc continuously | /concepts/flow/overview /apps/features/payments /concepts/use-cases /guides/flow/examples/create-stream /guides/flow/examples/flow-calculate-rps
top up many streams at once | /apps/features/payments /guides/flow/examples/batchable /guides/flow/examples/stream-management
can a colleague fund the stream for me | /concepts/flow/overview /guides/flow/examples/stream-management /reference/flow/access-control /apps/features/payments
create streams from a gnosis safe | /apps/features/vesting /apps/features/overview /support/faq /guides/lockup/etherscan
cancel 40 streams in one go | /guides/lockup/examples/stream-management/cancel /apps/features/vesting /concepts/cancelability
cancel failed for one of them | /guides/lockup/examples/stream-management/cancel /concepts/cancelability /reference/lockup/access-control
give up our right to cancel later | /guides/lockup/examples/stream-management/renounce /concepts/cancelability
sell restrictions make nft non transferable | /concepts/transferability /concepts/lockup/overview
change transferable after creation | /concepts/transferability
how expensive is it to create 100 streams | /guides/lockup/gas-benchmarks /guides/lockup/examples/batch-create-streams/batch-lockup-linear /concepts/fees
limit of recipients in one transaction | /guides/lockup/gas-benchmarks /apps/features/vesting /apps/guides/csv-support
block gas limit with many tranches | /guides/lockup/gas-benchmarks /concepts/lockup/tranches /guides/lockup/examples/create-stream/lockup-tranched
does sablier take a percentage | /concepts/fees /support/faq /concepts/what-is-sablier
who receives the fees | /concepts/fees /concepts/governance
can fees go up on us later | /concepts/fees /concepts/governance
custom fee for our company | /concepts/fees /concepts/governance
get our logo shown beside the token | /apps/features/airdrops /support/faq
tokens with transfer tax | /concepts/security /support/faq /apps/features/vesting /concepts/lockup/overview
rebasing steth in a stream | /concepts/security /support/faq /apps/features/vesting
token with 24 decimals salary | /concepts/flow/overview /guides/flow/examples/create-stream /concepts/security /apps/features/payments
who audited it | /concepts/security
can somebody freeze our funds | /concepts/governance /concepts/security /reference/lockup/access-control
is there an owner key | /concepts/governance
which chains can we use | /concepts/chains
airdrop to 50000 addresses | /concepts/merkle-airdrops /guides/airdrops/overview /apps/features/airdrops
cheapest way to distribute to thousands | /concepts/merkle-airdrops /guides/airdrops/overview /concepts/use-cases
airdrop that vests after claiming | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /guides/airdrops/overview
get unclaimed airdrop tokens back | /concepts/merkle-airdrops /reference/airdrops/access-control /concepts/cancelability /guides/airdrops/overview /reference/airdrops/diagrams
when is clawback allowed | /concepts/merkle-airdrops /reference/airdrops/access-control /guides/airdrops/overview /reference/airdrops/diagrams
airdrop deadline forever | /concepts/merkle-airdrops /guides/airdrops/overview /guides/airdrops/examples/create-campaign /support/faq
fund campaign later or before | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /guides/airdrops/overview /apps/features/airdrops /support/faq
campaign started too early wrong list | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /concepts/cancelability /support/faq
fix a typo in the airdrop list after launch | /concepts/merkle-airdrops /support/faq /guides/airdrops/examples/create-campaign
reward people who claim late | /concepts/merkle-airdrops /concepts/use-cases /concepts/glossary
what happens to forfeited tokens | /concepts/merkle-airdrops /support/faq /concepts/use-cases
block us users from claiming | /apps/features/airdrops /support/faq
kyc before claim | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /reference/airdrops/access-control /concepts/glossary
pay the claim fee for our users | /concepts/merkle-airdrops /concepts/fees /apps/features/airdrops
treasury dashboard of all streams we sent | /apps/features/overview /api/overview /api/lockup/the-graph/queries /api/lockup/envio/queries /apps/features/vesting /support/faq
circulating supply without locked tokens | /guides/lockup/examples/vesting-data
hire an agent ai to claim | /apps/features/overview /support/faq /guides/lockup/etherscan /support/technical-guides
`),
  // A Solidity developer
  ...listed(`
install sablier contracts with foundry | /guides/lockup/examples/local-environment /guides/flow/examples/local-environment
npm install sablier lockup forge-std error | /guides/lockup/examples/local-environment /guides/flow/examples/local-environment /guides/airdrops/examples/local-environment
minimum compiler version | /guides/lockup/examples/local-environment /guides/lockup/examples/create-stream/lockup-linear /guides/flow/examples/local-environment
remappings for sablier imports | /guides/lockup/examples/local-environment /guides/flow/examples/local-environment
contract size limit when deploying locally | /guides/lockup/examples/local-environment /guides/custom-deployments
test against a mainnet fork | /guides/lockup/examples/local-environment /guides/flow/examples/local-environment
create stream from my contract | /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/examples/local-environment /guides/flow/examples/create-stream /guides/lockup/overview
approve then create which spender | /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/overview /concepts/lockup/overview /guides/lockup/etherscan
stream id returned by create | /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/examples/batch-create-streams/batch-lockup-linear /guides/flow/examples/create-stream
start stream in the future | /guides/lockup/examples/create-stream/lockup-linear /concepts/lockup/overview /guides/lockup/etherscan /guides/flow/examples/create-stream /concepts/lockup/stream-shapes
start time in the past allowed | /guides/lockup/examples/create-stream/lockup-linear /concepts/lockup/overview /concepts/lockup/stream-shapes /guides/flow/examples/create-stream
cliff zero with unlock amount | /guides/lockup/examples/create-stream/lockup-linear /concepts/lockup/stream-shapes /reference/errors
step unlock daily granularity | /guides/lockup/examples/create-stream/lockup-linear /concepts/lockup/stream-shapes
granularity too big | /guides/lockup/examples/create-stream/lockup-linear /reference/errors /concepts/lockup/stream-shapes
difference createWithDurations and createWithTimestamps | /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/examples/create-stream/lockup-dynamic /guides/lockup/examples/create-stream/lockup-tranched /guides/lockup/overview
uint128 overflow casting amount | /guides/lockup/examples/create-stream/lockup-linear /reference/errors /guides/flow/examples/flow-calculate-rps
usdt approve fails safeerc20 | /guides/lockup/examples/local-environment /guides/lockup/examples/create-stream/lockup-linear /guides/flow/examples/create-stream /reference/errors
batch create with one approval | /guides/lockup/examples/batch-create-streams/batch-lockup-linear /guides/lockup/examples/batch-create-streams/batch-lockup-dynamic /guides/lockup/examples/batch-create-streams/batch-lockup-tranched
batch contract refuses eth value | /guides/lockup/examples/batch-create-streams/batch-lockup-linear /guides/lockup/overview /guides/lockup/etherscan /guides/lockup/examples/batch-create-streams/batch-lockup-dynamic /guides/lockup/examples/batch-create-streams/batch-lockup-tranched /reference/errors
withdraw on behalf of recipient from contract | /guides/lockup/examples/stream-management/withdraw /guides/lockup/examples/stream-management/setup
withdraw all and send nft to buyer | /guides/lockup/examples/stream-management/transfer /guides/lockup/examples/stream-management/withdraw /concepts/transferability
how to compute fee before withdraw | /concepts/fees /guides/lockup/examples/stream-management/withdraw /guides/lockup/examples/stream-management/setup
insufficient fee payment | /concepts/fees /reference/errors /guides/lockup/examples/stream-management/withdraw /support/faq
cancel from my contract who gets refund | /guides/lockup/examples/stream-management/cancel /concepts/cancelability
reentrancy in recipient callbacks | /concepts/security /concepts/lockup/hooks /guides/lockup/examples/hooks
stake stream nft and keep vesting | /guides/lockup/examples/staking/*
rewards for staked streams | /guides/lockup/examples/staking/*
unstake after stream was cancelled | /guides/lockup/examples/staking/unstake /guides/lockup/examples/staking/*
read vested amount onchain | /guides/lockup/examples/vesting-data /concepts/lockup/overview /guides/lockup/examples/stream-management/withdraw
unvested amount function | /guides/lockup/examples/vesting-data /concepts/lockup/overview
read start end cliff of a stream | /guides/lockup/examples/vesting-data /concepts/lockup/overview /reference/lockup/diagrams
price gated oracle decimals | /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/overview
oracle stale or broken price gate | /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/overview /concepts/cancelability /concepts/fees
chainlink feed interface required | /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/overview
debt while paused | /concepts/flow/statuses /concepts/flow/overview
void vs pause | /concepts/flow/statuses /guides/flow/examples/stream-management /concepts/flow/overview /concepts/cancelability
depletion time calculation | /concepts/flow/overview /guides/flow/examples/stream-management
snapshot debt meaning | /concepts/flow/overview /concepts/glossary /reference/flow/diagrams
leaf hash double keccak | /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops /api/airdrops/merkle-api/functionality
build merkle tree javascript for sablier | /guides/airdrops/examples/create-campaign /api/airdrops/merkle-api/examples
merkle proof invalid | /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops /reference/errors /reference/airdrops/access-control
index already claimed | /concepts/merkle-airdrops /reference/errors /reference/airdrops/access-control /api/airdrops/merkle-api/functionality
predict campaign address before deploy | /guides/airdrops/examples/create-campaign /guides/airdrops/verify-campaign
campaign create reverts with value | /guides/airdrops/examples/create-campaign /reference/errors
claim for someone else vca | /concepts/merkle-airdrops /reference/airdrops/access-control
vested campaign percentages not 100 | /guides/airdrops/examples/create-campaign /reference/errors /concepts/merkle-airdrops
expiration too early vca | /guides/airdrops/examples/create-campaign /reference/errors /concepts/merkle-airdrops
claim signature eip712 domain | /guides/airdrops/examples/create-campaign /reference/airdrops/access-control
smart wallet signature claim 1271 | /guides/airdrops/examples/create-campaign /reference/airdrops/access-control /concepts/merkle-airdrops
attestation claim signature fields | /guides/airdrops/examples/create-campaign /reference/airdrops/access-control /concepts/merkle-airdrops
execute campaign selector target | /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops /reference/airdrops/diagrams
campaign lockup address check | /guides/airdrops/examples/create-campaign /concepts/merkle-airdrops /api/overview /reference/airdrops/access-control
verify campaign source on etherscan | /guides/airdrops/verify-campaign
who can call recover | /concepts/governance /reference/lockup/access-control /reference/flow/access-control
upgradeable proxy or immutable | /concepts/security /concepts/governance
what did v4 break | /guides/lockup/overview /blog/lockup-v4-0 /reference/overview
migrate from v2 lockup functions renamed | /guides/lockup/overview /blog/lockup-v4-0 /blog/lockup-v3-0 /blog/lockup-v2-0 /guides/lockup/examples/create-stream/lockup-tranched
broker parameter gone | /concepts/fees /guides/lockup/overview /blog/lockup-v3-0 /guides/lockup/previous-deployments/v3.0
createWithMilestones replacement | /guides/lockup/overview /blog/lockup-v2-0 /concepts/lockup/segments /guides/lockup/examples/create-stream/lockup-dynamic /guides/legacy/overview
protocol fee parameter removed | /guides/lockup/overview /blog/lockup-v3-0 /blog/lockup-v2-0 /concepts/fees
vestingmath library renamed | /guides/lockup/overview /concepts/glossary /blog/lockup-v3-0 /reference/overview
events emitted on create order | /guides/lockup/examples/create-stream/lockup-linear /reference/events /guides/lockup/examples/stream-management/setup /reference/lockup/diagrams
static call from view contract to statusOf | /guides/lockup/examples/vesting-data /concepts/lockup/statuses /concepts/lockup/overview
which release is deployed on sepolia | /guides/lockup/deployments /guides/flow/deployments /guides/airdrops/deployments /concepts/chains
comptroller address | /concepts/governance
faucet test token sepolia | /guides/lockup/examples/local-environment /concepts/chains /support/faq
`),
  // A front-end developer
  ...listed(`
list of supported chains in code | /concepts/chains /reference/overview
viem wagmi withdraw example | /guides/lockup/examples/stream-management/withdraw /guides/lockup/etherscan /reference/overview /apps/guides/url-schemes /api/overview /guides/lockup/examples/local-environment
estimate claim fee in ui | /concepts/fees /guides/airdrops/examples/create-campaign /api/airdrops/merkle-api/examples
embed stream preview card | /apps/features/other
farcaster frame | /apps/features/other
token logos list json | /apps/features/airdrops
safe app iframe | /apps/features/overview /apps/features/vesting /support/faq
simulate vesting before creating | /apps/features/vesting
dark mode | /apps/features/overview /apps/features/vesting /support/faq
`),
  // Who reads data
  ...listed(`
graph auth error missing key | /api/caveats /api/lockup/endpoints
total value locked | /api/overview
case sensitive address filter | /api/caveats /api/lockup/the-graph/queries /api/lockup/envio/queries /api/ids
amounts are strings bigint | /api/caveats /api/lockup/the-graph/structure /api/flow/the-graph/structure /api/flow/the-graph/queries /api/flow/envio/queries /api/lockup/the-graph/queries /api/lockup/envio/queries
how fresh is the index | /api/caveats /api/lockup/endpoints
indexer block number meta | /api/caveats /api/lockup/the-graph/queries /api/lockup/envio/queries /api/lockup/endpoints
campaigns of an admin | /api/airdrops/the-graph/queries /api/airdrops/envio/queries
claims per day | /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/airdrops/the-graph/entities
is this index already claimed api | /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/functionality
proof for an address from api | /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/examples /guides/airdrops/examples/create-campaign
check eligibility over http | /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/overview
upload recipients list api token | /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/overview /api/airdrops/merkle-api/examples
host the merkle api ourselves | /api/airdrops/merkle-api/overview /api/development
ipfs cid of recipient list | /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/overview /concepts/merkle-airdrops
hasura where syntax | /api/caveats /api/lockup/envio/similarities /api/lockup/the-graph/queries /api/lockup/envio/queries
not indexed streams price gated | /api/overview /api/caveats /guides/lockup/examples/create-stream/lockup-price-gated
dune analytics tables | /api/overview
webhook or notification when stream created | /api/caveats /reference/events /support/faq
subscribe to new streams realtime | /api/caveats /reference/events
merge lockup and flow queries | /api/overview /api/caveats
total streamed by token usd price | /api/overview
historical vested amount at a past block | /guides/lockup/examples/vesting-data /api/overview /api/lockup/the-graph/structure /reference/events
`),
  // A claimer
  ...listed(`
how to claim my airdrop | /apps/features/airdrops /support/faq /concepts/merkle-airdrops /reference/airdrops/access-control
claim fee 1.99 why | /concepts/fees /concepts/merkle-airdrops /apps/features/airdrops /support/faq
claim without paying gas | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /concepts/fees /apps/features/airdrops /reference/airdrops/access-control
claim to my cold wallet | /concepts/merkle-airdrops /reference/airdrops/access-control /guides/airdrops/examples/create-campaign
claimed but got a stream instead of tokens | /concepts/merkle-airdrops /support/faq /apps/features/airdrops
claimed only part of my tokens | /concepts/merkle-airdrops /support/faq /apps/features/airdrops
if i claim early do i lose the rest | /concepts/merkle-airdrops /support/faq /apps/features/airdrops
when should i claim to get everything | /concepts/merkle-airdrops /support/faq /concepts/glossary /apps/features/airdrops
extra tokens for waiting | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /concepts/glossary /apps/features/airdrops
airdrop expired can i still claim | /concepts/merkle-airdrops /support/faq /reference/airdrops/access-control
claim not started yet | /concepts/merkle-airdrops /reference/errors /reference/airdrops/access-control
campaign has no money | /concepts/merkle-airdrops /reference/errors /support/faq
someone claimed in my name | /concepts/merkle-airdrops /reference/airdrops/access-control /support/faq
claim for a friend | /concepts/merkle-airdrops /reference/airdrops/access-control
claim with hardware wallet signature | /guides/airdrops/examples/create-campaign /reference/airdrops/access-control /concepts/merkle-airdrops
need to pass kyc to claim | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /reference/airdrops/access-control
tokens went straight to staking | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign
claim with chatgpt | /apps/features/overview
proof missing | /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/examples /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign
`),
  // Who asks for help
  ...listed(`
report a vulnerability | /concepts/security
is there a bounty | /concepts/security /support/faq
phone app | /apps/features/overview /support/faq /apps/features/vesting
wallet connect to safe | /apps/features/overview /apps/features/vesting /support/faq
revoke allowance after creating | /concepts/transferability /support/faq
difference between lockup and flow | /concepts/streaming /concepts/lockup/overview /concepts/flow/overview /concepts/what-is-sablier /concepts/use-cases
uncovered debt explained simply | /concepts/flow/statuses /concepts/flow/overview /concepts/glossary
streaming money idea history | /concepts/streaming
compare to sending monthly transfers | /concepts/streaming /concepts/what-is-sablier
does money move every second | /concepts/streaming
change recipient as sender | /concepts/transferability /support/faq /concepts/lockup/overview
stream to contract without receiver | /concepts/transferability /concepts/nft /concepts/lockup/overview
stream on bitcoin | /concepts/chains /support/faq
how accurate per second or per block | /concepts/streaming /concepts/lockup/overview /guides/flow/examples/flow-calculate-rps /concepts/flow/overview
gas cost of withdrawing | /guides/lockup/gas-benchmarks /guides/lockup/examples/stream-management/withdraw
why is withdraw dearer than cancel | /guides/lockup/gas-benchmarks /concepts/fees
cheapest chain | /concepts/chains /guides/lockup/gas-benchmarks /support/faq /concepts/fees
block explorer guide create by hand | /guides/lockup/etherscan
connect to web3 write contract tuple format | /guides/lockup/etherscan
tuple params etherscan example | /guides/lockup/etherscan
timestamp converter unix | /guides/lockup/etherscan /apps/guides/csv-support
can i stream to many people from one deposit | /guides/lockup/examples/batch-create-streams/batch-lockup-linear /apps/guides/csv-support /apps/features/vesting /guides/lockup/overview
what is a comptroller | /concepts/governance /concepts/glossary
does flow have an end date | /concepts/flow/overview /concepts/streaming
`),
];
