import { listed, type GoldenQuery } from "./queries";

/**
 * Queries in readers' own words, written from what people ask and before a page was opened, one kind of reader at a
 * time; the pages that answer them were added afterwards, with the anchor where one section answers. This half is for
 * sections of the site by which the ranking is tuned.
 */
export const tunedQueries: readonly GoldenQuery[] = [
  // A recipient of a stream
  ...listed(`
when can i take out my tokens | /support/faq#withdraw /concepts/lockup/statuses /concepts/lockup/overview /guides/lockup/examples/stream-management/withdraw /apps/features/vesting /guides/lockup/examples/vesting-data
how much can i withdraw right now | /support/faq#nothing-withdrawable /guides/lockup/examples/vesting-data /concepts/lockup/overview /guides/lockup/examples/stream-management/withdraw /apps/features/vesting
why is my withdrawable amount zero | /support/faq#nothing-withdrawable /concepts/lockup/statuses /guides/lockup/examples/stream-management/withdraw
i lost the wallet that gets my vesting | /support/faq#wallet-lost /concepts/transferability
sell my vesting position before it ends | /concepts/nft /concepts/transferability /support/faq
my employer cancelled my stream what do i keep | /support/faq#was-canceled /concepts/cancelability
can they take back tokens that already vested | /concepts/cancelability /support/faq#sender-cancels
do i have to withdraw every month | /support/faq#automatic /concepts/streaming
someone else withdrew my stream to my wallet | /support/faq#someone-withdrew /reference/lockup/access-control /guides/lockup/examples/stream-management/withdraw
my company left and hasnt funded my stream | /support/faq /concepts/flow/statuses /concepts/flow/overview
stream says settled what now | /concepts/lockup/statuses#meaning /support/faq
what does depleted mean | /concepts/lockup/statuses#meaning /concepts/glossary
can sender change the end date of my vesting | /support/faq#change /concepts/lockup/overview /concepts/cancelability /apps/features/vesting
how do i know it cant be cancelled | /concepts/cancelability#what-do-the-views-say /concepts/lockup/statuses /support/faq /guides/lockup/examples/vesting-data /guides/lockup/examples/stream-management/renounce
i dont see my stream in the app | /support/faq#find-stream /
which site do i open to see my stream | /support/faq / /apps/features/overview
withdraw button greyed out | /support/faq#nothing-withdrawable
nothing before the cliff | /concepts/lockup/stream-shapes /support/faq#nothing-withdrawable /concepts/lockup/overview
got a weird nft what is it | /concepts/nft /support/faq
does burning the nft destroy my money | /concepts/nft#burn /concepts/glossary /support/faq
is it safe to burn the stream nft | /concepts/nft#burn /concepts/glossary /support/faq
can i use my vesting nft as collateral | /concepts/nft#uses
hourglass nft stuck on old status | /concepts/nft#why-does-a-marketplace-show-an-old-picture
tokens unlock only when price hits target | /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/stream-shapes
price dropped again after target was hit | /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-price-gated /concepts/cancelability
got paid less than the monthly amount | /guides/flow/examples/flow-calculate-rps /concepts/flow/overview /support/faq
few cents missing each month rounding | /guides/flow/examples/flow-calculate-rps /concepts/flow/overview /support/faq
is my income taxed statement of withdrawals | /support/faq /api/lockup/the-graph/queries /api/lockup/envio/queries /api/airdrops/the-graph/queries /api/airdrops/envio/queries
export my withdrawal history csv | /support/faq /api/lockup/the-graph/queries /api/lockup/envio/queries
recieved tokens from unknown stream scam | /support/faq /concepts/nft
app blocked in my country | /support/faq /apps/features/overview /apps/features/airdrops
what chain is my stream on | /support/faq /
`),
  // A treasurer
  ...listed(`
pay 30 contributors from a spreadsheet | /apps/guides/csv-support /apps/features/vesting /guides/lockup/examples/batch-create-streams/batch-lockup-linear /support/faq /apps/features/payments
vest team tokens 4 years 1 year cliff | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/etherscan /apps/features/vesting /concepts/use-cases /concepts/lockup/overview
unlock 25 percent at cliff then linear | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear
20 percent at tge then linear vesting | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear
release on the first of every month | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-tranched /concepts/lockup/tranches /apps/guides/csv-support
yearly increasing vesting 10 20 30 40 | /concepts/lockup/stream-shapes /concepts/lockup/tranches /apps/guides/csv-support /guides/lockup/examples/create-stream/lockup-tranched
lock all tokens until one date | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-tranched /apps/guides/csv-support
slow at start fast at end vesting | /concepts/lockup/segments /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-dynamic
how far ahead must i fund payroll | /guides/flow/examples/stream-management#how-much /concepts/flow/overview /guides/flow/examples/flow-calculate-rps /apps/features/payments
give an employee a raise | /guides/flow/examples/stream-management#rate /concepts/flow/overview /apps/features/payments /support/faq
stop paying someone who left | /guides/flow/examples/stream-management /concepts/flow/overview /concepts/flow/statuses /concepts/cancelability /support/faq
get back the money not yet earned | /guides/flow/examples/stream-management#refund /concepts/cancelability /concepts/flow/overview /guides/lockup/examples/stream-management/cancel
refund more than i put in | /guides/flow/examples/stream-management /concepts/flow/overview /reference/flow/access-control
sender is our multisig | /reference/lockup/access-control /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/overview /concepts/what-is-sablier /guides/lockup/etherscan
what happens if our safe is compromised | /support/faq#wallet-hacked /concepts/security /concepts/cancelability
can we undo a cancel | /concepts/cancelability#pitfalls /support/faq
extend a vesting that is about to end | /support/faq#change /concepts/lockup/overview
add more tokens to a running lockup | /support/faq#change /concepts/lockup/overview /concepts/streaming
wrong recipient address typed | /support/faq#wrong-recipient /concepts/streaming /concepts/cancelability
wrong token sent to the contract | /support/faq#sent-directly /concepts/governance
tokens sent straight to the sablier contract | /support/faq#sent-directly /concepts/governance
make a vesting nobody can stop | /concepts/cancelability /guides/lockup/examples/stream-management/renounce /concepts/lockup/overview
does our token need to be listed | /support/faq#which-tokens /apps/features/vesting /concepts/lockup/overview
stream eth itself | /support/faq#which-tokens /concepts/glossary /concepts/security
is the code open source what license | /concepts/what-is-sablier /reference/overview /concepts/security
deploy on our own l2 | /guides/custom-deployments
will you add our chain | /guides/custom-deployments /concepts/chains#what-about-chains-beyond-these-tables
token holders should vote with locked tokens | /guides/snapshot-voting
voting power of vested tokens snapshot | /guides/snapshot-voting#how-is-the-power-worked-out
prove to investors tokens are locked | /support/faq /guides/lockup/examples/vesting-data /concepts/cancelability /apps/features/vesting /api/overview
grant that can be stopped if milestones missed | /concepts/cancelability /concepts/use-cases /concepts/flow/overview /guides/flow/examples/stream-management
subscription billing with streams | /concepts/use-cases /concepts/flow/overview /guides/flow/examples/create-stream
press kit logo colors | /apps/branding#colours
`),
  // A Solidity developer
  ...listed(`
can msg.sender differ from the stream owner | /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-linear /reference/lockup/access-control /concepts/what-is-sablier /concepts/glossary
segments exponent fixed point | /concepts/lockup/segments /guides/lockup/examples/create-stream/lockup-dynamic
segment amounts dont sum to deposit | /concepts/lockup/segments#requirements /guides/lockup/examples/create-stream/lockup-dynamic /reference/errors
timestamps must increase | /concepts/lockup/segments /concepts/lockup/tranches /reference/errors
max number of segments | /concepts/lockup/segments#count /guides/lockup/examples/create-stream/lockup-dynamic /guides/lockup/gas-benchmarks
custom curve not linear | /concepts/lockup/segments /guides/lockup/examples/create-stream/lockup-dynamic /concepts/lockup/stream-shapes
multicall several actions in one tx | /guides/flow/examples/batchable /guides/lockup/overview /guides/lockup/examples/batch-create-streams/batch-lockup-linear /reference/overview
msg.value reused inside batch | /guides/flow/examples/batchable /concepts/fees
isCancelable returns false but flag true | /concepts/cancelability /concepts/lockup/statuses /guides/lockup/examples/vesting-data
hook when stream is cancelled | /concepts/lockup/hooks /guides/lockup/examples/hooks
get my contract allowlisted for hooks | /concepts/lockup/hooks#allowlist /guides/lockup/examples/hooks /concepts/governance
what must the hook return | /concepts/lockup/hooks#interface /guides/lockup/examples/hooks
hook reverts blocks withdraw | /concepts/lockup/hooks#failure /guides/lockup/examples/hooks
getter reverts wrong model | /concepts/lockup/overview /reference/errors /guides/lockup/examples/vesting-data
stream does not exist revert | /reference/errors /concepts/lockup/statuses /concepts/flow/statuses
get recipient after burn | /concepts/nft /reference/errors
rate per second from monthly usdc | /guides/flow/examples/flow-calculate-rps /guides/flow/examples/create-stream
rate with 18 decimals for 6 decimal token | /guides/flow/examples/flow-calculate-rps /concepts/flow/overview /concepts/glossary
deposit wants sender and recipient why | /guides/flow/examples/stream-management /guides/flow/examples/create-stream /reference/flow/access-control /reference/errors /apps/features/payments
pause then restart with new rate | /guides/flow/examples/stream-management /concepts/flow/overview
refundMax leftover | /guides/flow/examples/stream-management /concepts/flow/overview /concepts/cancelability
withdraw more than balance covers | /reference/errors /concepts/flow/overview /concepts/flow/statuses /guides/flow/examples/stream-management /guides/flow/examples/flow-calculate-rps
scheduled flow stream start | /guides/flow/examples/create-stream /concepts/flow/overview /concepts/flow/statuses
adjust rate same value reverts | /guides/flow/examples/stream-management /reference/errors /concepts/flow/overview
flow nft transfer payable | /reference/flow/access-control /concepts/transferability /reference/events /blog/flow-v3-0
delegatecall not allowed | /reference/errors /concepts/governance /reference/lockup/access-control
abi json where | /reference/overview /guides/lockup/overview /guides/lockup/examples/local-environment
erc4906 metadata events | /concepts/nft /reference/events
storage slot layout stream struct | /reference/lockup/diagrams /reference/flow/diagrams
same address on every chain | /guides/flow/deployments /guides/lockup/deployments /guides/custom-deployments /concepts/governance
`),
  // A front-end developer
  ...listed(`
read all streams of a wallet in javascript | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/overview /support/faq
typescript sdk get contract address | /apps/guides/url-schemes /api/ids /reference/overview /concepts/chains /api/overview /guides/lockup/deployments
countdown of streamed amount updating | /api/lockup/the-graph/structure /guides/lockup/examples/vesting-data /concepts/lockup/overview /concepts/lockup/stream-shapes /api/overview
show progress percentage | /api/lockup/the-graph/structure /guides/lockup/examples/vesting-data /concepts/lockup/overview /concepts/nft
deep link to a stream | /apps/guides/url-schemes
link to claim page of a campaign | /apps/guides/url-schemes#pages
query params of the dashboard url | /apps/guides/url-schemes
open stream history directly | /apps/guides/url-schemes
old app urls still work | /apps/guides/url-schemes#old
ens names in links | /apps/guides/url-schemes /apps/features/other /apps/features/vesting
shape field for correct chart | /apps/guides/csv-support /concepts/lockup/stream-shapes /reference/overview
curve preview for tranches | /concepts/lockup/tranches /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-tranched
decode revert data in ui | /reference/errors
what does error selector mean | /reference/errors
user rejected or wrong network | /support/faq /reference/errors
render the nft svg | /concepts/nft /api/airdrops/merkle-api/examples
csv columns for cliff | /apps/guides/csv-support#lockup
csv date format timezone | /apps/guides/csv-support#rules
csv says invalid address | /apps/guides/csv-support
semicolon excel csv rejected | /apps/guides/csv-support#spreadsheets
base units or whole tokens in csv | /apps/guides/csv-support
duplicate addresses in airdrop list | /apps/guides/csv-support#airdrop-rules /api/airdrops/merkle-api/functionality /guides/airdrops/examples/create-campaign
upload csv size limit | /apps/guides/csv-support /apps/features/airdrops /api/airdrops/merkle-api/functionality
template download for vesting csv | /apps/guides/csv-support#templates
json schema for csv | /apps/guides/csv-support
alias like LK3 meaning | /api/ids#aliases /api/overview /apps/guides/url-schemes
parse stream id string | /api/ids /apps/guides/url-schemes
campaign identifier format | /api/ids /apps/guides/url-schemes /api/airdrops/the-graph/entities
lowercase or checksum addresses | /api/ids /apps/guides/url-schemes /api/overview /api/caveats
`),
  // Who reads data
  ...listed(`
graphql endpoint for arbitrum | /api/lockup/endpoints /api/overview /api/flow/endpoints
api key for the graph | /api/lockup/endpoints /api/overview /api/caveats
free endpoint without key | /api/lockup/endpoints /api/overview /api/caveats
one endpoint for all chains | /api/lockup/endpoints /api/overview /api/lockup/the-graph/queries /api/lockup/envio/queries /api/caveats
rate limited 3000 per day | /api/lockup/endpoints /api/caveats /api/flow/endpoints /api/airdrops/endpoints
query streams by recipient | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries /api/overview
filter active streams only | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries
streams ending this week | /api/lockup/the-graph/queries /api/lockup/envio/queries
pagination over 1000 rows | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/flow/the-graph/queries /api/flow/envio/queries /api/airdrops/the-graph/queries /api/airdrops/envio/queries /api/caveats
skip limit 5000 | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/caveats /api/flow/the-graph/queries /api/flow/envio/queries /api/airdrops/the-graph/queries /api/airdrops/envio/queries
order by stream number | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/caveats /api/ids
status field missing in indexer | /api/lockup/the-graph/structure /api/flow/the-graph/structure /api/overview /api/caveats /concepts/lockup/statuses
withdrawable not in subgraph compute | /api/lockup/the-graph/structure /api/overview /guides/lockup/examples/vesting-data /api/lockup/the-graph/queries /api/lockup/envio/queries /api/caveats /api/flow/the-graph/structure
history of withdrawals of a stream | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/overview
who cancelled and when | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/lockup/the-graph/structure /api/lockup/the-graph/entities
nft owner change history | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/lockup/the-graph/entities /concepts/nft /api/lockup/the-graph/structure
flow deposits list | /api/flow/the-graph/queries /api/flow/envio/queries /api/flow/the-graph/entities
flow debt from indexed fields | /api/flow/the-graph/structure /api/flow/the-graph/queries /api/flow/envio/queries /concepts/flow/overview
pinata keys | /api/development /api/airdrops/merkle-api/overview
legacy v1 subgraph | /api/legacy
old sablier-v2 subgraph urls | /api/lockup/previous-endpoints
fields renamed after merge of indexers | /api/lockup/previous-endpoints /api/caveats /api/flow/previous-endpoints /api/lockup/the-graph/entities
Stream entity not found | /api/lockup/previous-endpoints /api/caveats /api/flow/previous-endpoints
lockupstreams vs Lockupstream query | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/caveats /api/lockup/envio/similarities
deprecated stream entity | /api/lockup/the-graph/entities#deprecatedstream /api/overview
streams made after september 2025 on old contracts missing | /api/lockup/the-graph/entities /api/overview /api/lockup/previous-endpoints
chain not covered by the graph | /api/lockup/endpoints /api/overview /concepts/chains /api/caveats
run the indexer locally | /api/development
contribute to the indexers | /api/development
shape inferred | /api/lockup/the-graph/structure /concepts/lockup/stream-shapes /api/lockup/the-graph/entities
asset decimals field | /api/lockup/the-graph/entities /api/flow/the-graph/structure /api/caveats /api/lockup/the-graph/structure
subgraph schema download | /api/development#schema
`),
  // A claimer
  ...listed(`
am i eligible for the airdrop | /support/faq /concepts/merkle-airdrops /api/airdrops/merkle-api/examples /apps/features/airdrops#claim
claim page wont load | /support/faq /apps/features/overview /apps/features/airdrops
my claimed stream was cancelled | /concepts/cancelability /support/faq /concepts/merkle-airdrops
airdrop said not eligible but im on the list | /support/faq /apps/features/airdrops /api/airdrops/merkle-api/examples /api/airdrops/merkle-api/functionality
is this sablier airdrop fake | /support/faq#real-site /concepts/merkle-airdrops /guides/airdrops/verify-campaign /apps/features/airdrops
does sablier have a token | /support/faq#sablier-token
solana airdrop | /support/how-to /support/faq /concepts/chains /api/airdrops/merkle-api/overview
wrong network claiming | /support/faq#wrong-network /concepts/chains
claim multiple airdrops at once | /support/faq /concepts/merkle-airdrops /apps/features/airdrops
`),
  // Who asks for help
  ...listed(`
transaction keeps failing | /support/faq /reference/errors
gas estimate error cannot estimate | /reference/errors /support/faq /guides/lockup/gas-benchmarks
execution reverted no reason | /reference/errors /support/faq
panic 0x11 | /reference/errors#panics
0x error code unknown | /reference/errors
ERC20 insufficient allowance | /reference/errors /guides/lockup/examples/create-stream/lockup-linear /support/faq /guides/lockup/examples/local-environment /guides/lockup/overview
transfer amount exceeds balance when creating | /reference/errors /support/faq
nonce too low | /support/faq#pending
stuck pending | /support/faq#pending
contact a human | /support/faq#help /support/technical-guides
discord link | /support/faq /
video tutorials | /support/how-to
ledger blind signing | /support/faq /apps/features/overview
which token approval to remove | /support/faq#unlimited-approval /concepts/transferability
terms privacy | /concepts/what-is-sablier /support/faq /apps/features/overview
who is behind sablier | /concepts/what-is-sablier /support/faq#legal
v1 v2 v3 naming confusion | /concepts/what-is-sablier /guides/lockup/overview /guides/legacy/overview
latest version number | /concepts/what-is-sablier /guides/lockup/overview /reference/overview
what is an airstream | /concepts/glossary /concepts/merkle-airdrops /apps/features/airdrops
what happens if sablier company disappears | /support/faq#app-down /concepts/what-is-sablier /apps/features/overview
are deposits lent out or earning yield | /support/faq#earnings /concepts/security
minimum stream duration | /concepts/lockup/overview /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear /support/faq
longest possible stream | /concepts/lockup/overview /concepts/lockup/stream-shapes /support/faq#limits
smallest amount per stream | /concepts/lockup/overview /guides/lockup/examples/create-stream/lockup-linear /guides/flow/examples/flow-calculate-rps /support/faq /concepts/flow/overview
same sender and recipient | /support/faq#limits /concepts/lockup/overview /apps/features/vesting
anonymous sender spam streams | /support/faq#unexpected-stream
read only view of someone elses stream | /support/faq /apps/features/vesting
pause a vesting | /support/faq#change /concepts/lockup/overview /concepts/cancelability
resume cancelled vesting | /concepts/cancelability /support/faq
transfer ownership of sender role | /support/faq#sender-lost /concepts/transferability /concepts/lockup/overview /reference/lockup/access-control
merge two streams | /support/faq#change
split my stream into two wallets | /support/faq#transfer
stream to exchange deposit address | /support/faq#exchange-address
fiat payout | /support/faq
leap year month length | /apps/guides/csv-support /guides/flow/examples/flow-calculate-rps /concepts/lockup/stream-shapes /concepts/lockup/tranches
does the recipient need eth | /support/faq#no-gas /concepts/fees /apps/features/overview
do recipients have to accept a stream | /support/faq#unexpected-stream /concepts/lockup/overview
who is the funder | /concepts/lockup/overview /concepts/what-is-sablier /concepts/glossary /reference/lockup/access-control
how do i see who created the stream | /api/lockup/the-graph/queries /api/lockup/envio/queries /api/lockup/the-graph/structure /reference/lockup/access-control /concepts/lockup/overview
is vesting visible to everyone | /support/faq /concepts/streaming /concepts/what-is-sablier
can i hide amounts | /support/faq#privacy
edit amount after sending | /support/faq#change /concepts/lockup/overview /concepts/cancelability
cliff meaning | /concepts/lockup/stream-shapes#cliff /concepts/glossary
what is granularity for | /concepts/lockup/stream-shapes /concepts/glossary /guides/lockup/examples/create-stream/lockup-linear
backweighted vesting | /concepts/lockup/stream-shapes#backweighted /apps/guides/csv-support /concepts/lockup/tranches /concepts/use-cases
`),
];
