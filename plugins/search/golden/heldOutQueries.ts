// Long, because it lists queries with the pages that answer them: data, not code.
import { listed, type GoldenQuery } from "./queries";

/**
 * Queries in readers' own words to judge the ranking by: nothing may be tuned by them. They were written from facts about
 * the protocol alone, one kind of reader at a time, by two authors who had seen neither the pages nor the questions; the
 * pages that answer each, and first the section that does so best, were added afterwards by reading. What finds none of
 * its pages stays in the list.
 */
export const heldOutQueries: readonly GoldenQuery[] = [
  // someone who receives a grant or salary through a stream
  ...listed(`
how do i get my money out | /support/faq#withdraw /apps/features/vesting#withdraw /apps/features/payments#withdraw /guides/lockup/etherscan#withdraw /guides/lockup/etherscan#flow /support/how-to#vesting /support/how-to#payments /apps/guides/how-to /support/faq#where-money /support/faq#automatic
where can i see how much i've earned so far | /apps/features/vesting#features /support/faq#find-stream /apps/features/payments#features /support/faq#less-than-shown /apps/features/vesting#withdraw /guides/lockup/examples/vesting-data#which-figures-are-there /concepts/flow/overview#amounts /concepts/lockup/statuses#amounts
my boss stopped paying into the stream what now | /concepts/flow/statuses#insolvent /apps/features/payments#withdraw /support/faq#nothing-withdrawable /apps/features/payments#trust /support/faq#less-than-shown /concepts/flow/overview#pitfalls /support/faq#sender-cancels
can my employer take back tokens already vested | /support/faq#sender-cancels /support/faq#was-canceled /concepts/cancelability /concepts/cancelability#example-canceled-after-five-of-twelve-months /apps/features/vesting#cancel /support/faq#cancel /guides/lockup/examples/stream-management/cancel#what-happens
can i sell my vesting before it ends | /support/faq#transfer /concepts/transferability#which-streams-can-be-transferred /concepts/nft#transfer /concepts/nft#uses /concepts/use-cases#more /support/how-to#vesting /guides/lockup/etherscan#manage
send withdrawal to a different wallet | /support/faq#withdraw /apps/features/vesting#withdraw /guides/lockup/etherscan#withdraw /guides/lockup/examples/stream-management/withdraw /reference/lockup/access-control#matrix /apps/features/vesting#permissions /apps/features/payments#permissions /support/faq#wallet-hacked /guides/lockup/etherscan#flow
withdraw costs 0.99 each time? | /concepts/fees#which-fees-are-there-and-who-gets-them /support/faq#fees /concepts/fees /concepts/fees#which-operation-costs-what /apps/features/vesting#withdraw
do i lose tokens if i don't withdraw for a year | /support/faq#withdraw /support/faq#was-canceled /support/faq#recipient-inactive /concepts/what-is-sablier#example
withdraw without the website | /guides/lockup/etherscan#withdraw /guides/lockup/etherscan#flow /support/faq#app-down /support/faq#withdraw /apps/features/overview#parts /apps/guides/how-to /guides/lockup/examples/stream-management/withdraw
someone else withdrew my stream to me | /support/faq#someone-withdrew /support/faq#automatic /apps/features/vesting#permissions /reference/lockup/access-control#matrix /guides/lockup/etherscan#withdraw /concepts/what-is-sablier#roles
what does insolvent mean on my salary stream | /concepts/flow/statuses#insolvent /concepts/flow/statuses#meaning /concepts/glossary /apps/features/payments#withdraw /support/faq#flow-example /support/faq#nothing-withdrawable /concepts/flow/overview#example
can i as recipent cancel the stream | /support/faq#recipient-cancels /concepts/cancelability /concepts/cancelability#pitfalls /reference/lockup/access-control#matrix /apps/features/vesting#permissions /concepts/cancelability#how-is-a-flow-stream-stopped /apps/features/payments#permissions
why can't i withdraw anything before the cliff | /support/faq#nothing-withdrawable /concepts/lockup/stream-shapes#cliff /concepts/lockup/stream-shapes#cliff-semantics /guides/lockup/etherscan#what-will-the-stream-release /guides/lockup/examples/create-stream/lockup-linear#cliff /concepts/use-cases#vesting
i have streams from 2020 old sablier where | /apps/v1 /support/faq#old-streams /guides/legacy/overview#manage /guides/legacy/overview /apps/v1#manually /support/faq#find-stream
stream settled meaning | /concepts/lockup/statuses#meaning /concepts/lockup/statuses /concepts/glossary /reference/lockup/diagrams#status /concepts/lockup/statuses#transitions
how long will app stay online to collect my tokens | /support/faq#where-to-use /support/faq#app-down /support/faq#create /apps/features/overview
`),
  // someone who pays people or investors with streams
  ...listed(`
pay employees monthly salary in usdc | /guides/flow/examples/pay-a-team /guides/flow/examples/pay-a-team#open /concepts/use-cases#payments /guides/flow/examples/flow-calculate-rps /support/how-to#payments /guides/flow/examples/create-stream /guides/flow/examples/batchable#create /concepts/lockup/tranches#salary
4 year vesting with 1 year cliff for team | /guides/lockup/etherscan#four-years /concepts/use-cases#vesting /concepts/lockup/stream-shapes#cliff /guides/lockup/examples/create-stream/lockup-linear#cliff /concepts/use-cases#pick /apps/guides/csv-support#examples /guides/lockup/examples/batch-create-streams/batch-lockup-linear /concepts/lockup/stream-shapes#cliff-semantics
part unlocked at tge then linear for investors | /concepts/lockup/stream-shapes#unlock-linear /concepts/use-cases#pick /guides/lockup/examples/create-stream/lockup-linear#cliff /concepts/lockup/stream-shapes#unlock-cliff
upload a spreadsheet of recipients | /apps/guides/csv-support /apps/guides/csv-support#where /apps/guides/csv-support#templates /apps/guides/csv-support#check /support/how-to#vesting /apps/features/airdrops#create
how many people can i pay in one transaction | /apps/features/vesting#limit /guides/lockup/gas-benchmarks#most /support/faq#batch-or-airdrop /apps/guides/csv-support#rules /apps/guides/csv-support#where
fire an employee mid vesting get unvested back | /support/faq#cancel /concepts/cancelability#how-does-canceling-a-lockup-stream-work /apps/features/vesting#cancel /guides/lockup/etherscan#manage /guides/lockup/examples/stream-management/cancel /concepts/cancelability#example-canceled-after-five-of-twelve-months /concepts/cancelability /support/how-to#vesting
give someone a raise change pay rate | /guides/flow/examples/pay-a-team#stop /apps/features/payments#manage /support/faq#change /guides/flow/examples/stream-management#rate /guides/lockup/etherscan#flow /concepts/cancelability#how-is-a-flow-stream-stopped /concepts/flow/overview#lifecycle
pause contractor payments for a month | /apps/features/payments#manage /guides/flow/examples/stream-management#rate /concepts/cancelability#how-is-a-flow-stream-stopped /guides/lockup/etherscan#flow /guides/flow/examples/pay-a-team#stop /concepts/flow/overview#lifecycle /support/faq#change
can i add more tokens to a vesting later | /support/faq#change /concepts/lockup/overview /concepts/use-cases#vesting /concepts/lockup/overview#fixed /concepts/streaming#families
get back unused deposit from payment stream | /apps/features/payments#manage /guides/flow/examples/stream-management#refund /support/faq#cancel /concepts/cancelability#how-is-a-flow-stream-stopped /guides/lockup/etherscan#flow /guides/flow/examples/pay-a-team#stop /guides/flow/examples/batchable#combinations /concepts/flow/overview#lifecycle
promise never to cancel make it permanent | /concepts/cancelability#what-does-renouncing-do /guides/lockup/examples/stream-management/renounce /guides/lockup/examples/stream-management/renounce#how-do-i-renounce /guides/lockup/etherscan#manage /apps/features/vesting#permissions /concepts/glossary
unlock when token hits a price | /concepts/lockup/overview#price-gated /guides/lockup/examples/create-stream/lockup-price-gated /concepts/lockup/stream-shapes#price-gated /guides/lockup/etherscan#create-price-gated /concepts/use-cases#pick
bigger unlock each year 10 20 30 40 | /concepts/lockup/stream-shapes#backweighted /concepts/lockup/tranches#backweighted /guides/lockup/examples/create-stream/lockup-tranched /apps/guides/csv-support#examples /concepts/use-cases#pick
start the stream next month not today | /guides/flow/examples/create-stream#start /guides/lockup/etherscan#create /guides/lockup/examples/create-stream/lockup-linear#timestamps /apps/features/payments#manage /concepts/flow/overview#creation /guides/lockup/etherscan#flow /concepts/lockup/overview#models
stop employees from transfering their vesting | /concepts/transferability#should-vesting-streams-be-transferable /concepts/transferability /concepts/transferability#which-streams-can-be-transferred /guides/lockup/etherscan#create /concepts/use-cases#vesting
excel date format wrong import | /apps/guides/csv-support#spreadsheets /apps/guides/csv-support#rules /apps/guides/csv-support#check
`),
  // an airdrop claimer and an airdrop organiser
  ...listed(`
am i eligible for the airdrop | /apps/features/airdrops#claim /support/faq#not-eligible /support/faq#all-airdrops /api/airdrops/merkle-api/functionality#eligibility /api/airdrops/merkle-api/examples#is-an-address-eligible /guides/lockup/etherscan#airdrop
why is my airdrop claim smaller than my allocation | /support/faq#early-claim /concepts/merkle-airdrops#vca /apps/features/airdrops#claim /concepts/use-cases#airdrops /guides/airdrops/overview#what-does-each-claimer-get-and-when /reference/airdrops/diagrams#vca
claim airdrop to cold wallet address | /support/faq#claim-other-wallet /concepts/merkle-airdrops#claim-types /apps/features/airdrops#permissions /guides/airdrops/examples/create-campaign#claim /guides/lockup/etherscan#airdrop /guides/airdrops/examples/create-campaign#signature /support/faq#wallet-hacked /reference/airdrops/access-control#claim-types
fee to claim airdrop | /concepts/fees /concepts/fees#which-operation-costs-what /support/faq#fees /concepts/merkle-airdrops#fees /apps/features/airdrops#claim /guides/airdrops/overview#who-pays-what /concepts/merkle-airdrops#costs /guides/airdrops/examples/create-campaign#fees
claim for another person pays the gas | /support/faq#claim-other-wallet /concepts/merkle-airdrops#claim-types /support/faq#no-gas /guides/airdrops/overview#who-pays-what /guides/airdrops/examples/create-campaign#strangers /guides/airdrops/examples/create-campaign#signature /concepts/merkle-airdrops#costs /apps/features/airdrops#permissions /support/faq#claimed-by-stranger
do i get all tokens at once or vested after claiming | /apps/features/airdrops#claim /support/faq#vested-claim /concepts/merkle-airdrops#kinds /guides/airdrops/overview#what-does-each-claimer-get-and-when /concepts/use-cases#airdrops /concepts/merkle-airdrops#vested
deadline passed can i still claim | /support/faq#claim-deadline /concepts/merkle-airdrops#clawback /concepts/merkle-airdrops#what-is-fixed-at-creation /support/faq#claim-fails /concepts/merkle-airdrops#recipient /guides/airdrops/overview#when-can-the-admin-take-tokens-back
kyc needed to claim | /support/faq#attestation /concepts/merkle-airdrops#claim-types /guides/lockup/etherscan#airdrop-types /guides/airdrops/examples/create-campaign#attestation
recover unclaimed airdrop tokens | /support/faq#unclaimed /concepts/merkle-airdrops#clawback /guides/lockup/etherscan#clawback /guides/airdrops/overview#when-can-the-admin-take-tokens-back /guides/airdrops/examples/create-campaign#clawback /concepts/cancelability#how-is-an-airdrop-campaign-stopped /reference/airdrops/access-control#clawback /apps/features/airdrops#permissions /reference/airdrops/diagrams#clawback
csv duplicate adresses airdrop | /apps/guides/csv-support#airdrop-rules /apps/guides/csv-support#check /guides/airdrops/examples/create-campaign#check /api/airdrops/merkle-api/functionality#what-must-the-csv-look-like /concepts/merkle-airdrops#proof
airdrop to 100k wallets cost who pays gas | /guides/airdrops/overview#who-pays-what /concepts/merkle-airdrops#costs /support/faq#batch-or-airdrop /concepts/use-cases#airdrops /concepts/fees#which-operation-costs-what
difference between batch vesting and airdrop with vesting | /support/faq#batch-or-airdrop /concepts/use-cases /concepts/merkle-airdrops#costs
let claimers stake directly instead of getting tokens | /concepts/merkle-airdrops#execute /guides/airdrops/examples/create-campaign#execute /concepts/use-cases#airdrops /concepts/use-cases#pick /guides/airdrops/overview#what-does-each-claimer-get-and-when /reference/airdrops/diagrams#execute /concepts/merkle-airdrops#kinds
when do i fund the campaign contract | /concepts/merkle-airdrops#lifecycle /apps/features/airdrops#create /guides/lockup/etherscan#create-campaign /guides/airdrops/overview /guides/airdrops/overview#which-tokens-can-i-use /concepts/security#about-airdrops /guides/airdrops/overview#who-pays-what /api/airdrops/merkle-api/examples#how-do-i-create-a-campaigns-list /support/faq#proposal
block certain countries from claiming | /apps/features/airdrops#admin /support/faq#not-eligible /apps/features/overview#parts
reward people who wait longer to claim | /concepts/merkle-airdrops#vca /concepts/use-cases#airdrops /concepts/use-cases#pick /guides/airdrops/examples/create-campaign#variable /concepts/merkle-airdrops#what-happens-to-the-tokens-given-up /guides/airdrops/overview#what-does-each-claimer-get-and-when
`),
  // a cautious person who asks about trust, fees, chains, versions, custody
  ...listed(`
who holds the tokens while streaming | /support/faq#where-tokens /concepts/lockup/overview#contract /concepts/what-is-sablier#properties /concepts/flow/overview#creation
has this been audited by whom | /concepts/security#which-audits-are-there /support/faq#audits /concepts/security
can sablier team freeze or steal my funds | /support/faq#upgradeable /concepts/governance#what-can-the-admin-not-do /concepts/governance /concepts/what-is-sablier#properties /concepts/governance#what-do-you-still-have-to-trust /concepts/security#can-the-contracts-be-changed-or-stopped
are the contracts upgradable | /support/faq#upgradeable /concepts/security#can-the-contracts-be-changed-or-stopped /concepts/what-is-sablier#properties /concepts/governance#how-does-it-fit-together /concepts/lockup/overview#contract
what happens if sablier shuts down | /support/faq#app-down /concepts/what-is-sablier#parts /apps/features/overview#parts /support/faq#where-to-use /concepts/what-is-sablier#properties /guides/lockup/etherscan
bug bounty reward | /concepts/security#how-do-i-report-a-vulnerability /concepts/security /support/faq#audits /support/technical-guides#help
which networks are supported | /concepts/chains#on-which-mainnets-are-the-current-releases-deployed /concepts/chains /guides/lockup/deployments#mainnets /guides/flow/deployments /guides/airdrops/deployments /support/faq#chains
is it on solana | /concepts/chains#what-about-chains-beyond-these-tables /concepts/what-is-sablier#parts /support/how-to#solana /support/faq#find-stream /concepts/fees#what-did-the-app-charge-before /reference/sdk#solana
latest version release dates | /concepts/what-is-sablier#releases /guides/airdrops/overview#which-release-is-which /guides/lockup/overview#which-release-is-which /guides/flow/overview#releases /blog /guides/lockup/deployments#where-are-the-older-releases
max fee they could charge | /concepts/fees#how-high-can-it-become /support/faq#upgradeable /concepts/governance#who-can-do-what-on-the-comptroller /concepts/governance#what-do-you-still-have-to-trust
rebasing or tax tokens ok? | /support/faq#which-tokens /concepts/security#about-tokens /apps/features/vesting#tokens /concepts/what-is-sablier#properties /guides/airdrops/overview#which-tokens-can-i-use
can i stream native ETH | /support/faq#which-tokens /apps/features/vesting#tokens /concepts/security#about-tokens /concepts/what-is-sablier#properties
is the code open source license | /concepts/what-is-sablier#license /reference/overview#under-which-licence /guides/custom-deployments#am-i-allowed-to
fake stream nft buying risks opensea | /concepts/nft#what-should-a-buyer-check /concepts/security#what-should-you-check-yourself /support/faq#unexpected-stream /concepts/cancelability#pitfalls /concepts/transferability#should-vesting-streams-be-transferable
difference between v1 v2 v2.1 lockup naming | /concepts/what-is-sablier#releases /guides/lockup/overview#which-release-is-which /guides/lockup/deployments#where-are-the-older-releases /guides/legacy/overview#comparison /apps/v1#differences
contact support email | /support/faq#help /support/technical-guides#help
`),
  // a governance or dao member
  ...listed(`
count vesting tokens in snapshot vote | /guides/snapshot-voting /guides/snapshot-voting#which-strategy-reads-which-streams /guides/snapshot-voting#how-do-i-configure-sablier-v2 /guides/snapshot-voting#which-policy-should-i-choose
which voting policy double counts tokens | /guides/snapshot-voting#which-policy-should-i-choose
create stream from gnosis safe multisig | /support/faq#multisig /support/how-to#vesting /guides/lockup/etherscan#four-years /guides/flow/examples/pay-a-team#ways
dao treasury see all streams we funded | /api/lockup/the-graph/queries#by-sender /api/lockup/envio/queries#by-sender /api/overview#by-address /apps/guides/url-schemes#examples /apps/features/vesting#features /apps/guides/url-schemes#stream-parameters /api/flow/the-graph/queries#by-sender /api/flow/envio/queries#by-sender /api/lockup/envio/queries#all-chains
does sablier have a token or dao vote | /support/faq#sablier-token /concepts/governance#how-does-it-fit-together /concepts/governance /support/faq#real-site
who is the admin multisig address | /concepts/governance#comptrollers /concepts/governance
is there a timelock on admin changes | /concepts/governance#how-does-it-fit-together /concepts/governance
fund a grant that we can stop if milestones missed | /concepts/use-cases#pick /concepts/use-cases#payments /concepts/cancelability /support/faq#cancel /concepts/cancelability#how-is-a-flow-stream-stopped
on-chain proposal that opens a vesting stream | /support/faq#proposal /support/how-to#others /guides/lockup/etherscan#can-i-start-right-away
delegates voting power legacy streams | /guides/snapshot-voting#how-do-legacy-streams-vote /guides/snapshot-voting#which-strategy-reads-which-streams
transfer campaign ownership to new multisig | /apps/features/airdrops#permissions /support/faq#sender-lost /reference/airdrops/access-control#campaigns /concepts/merkle-airdrops#what-is-fixed-at-creation /reference/airdrops/contracts/abstracts/abstract.Adminable
how to ask for deployment on our chain | /concepts/chains#what-about-chains-beyond-these-tables /guides/custom-deployments /support/faq#chains /guides/custom-deployments#how-do-i-get-my-chain-into-the-sdk
sponsor claim fees for our community | /concepts/fees#can-somebody-else-pay-for-my-recipients /concepts/merkle-airdrops#fees /apps/features/airdrops#permissions /guides/airdrops/examples/create-campaign#fees
list every stream of our token with graphql | /api/lockup/the-graph/queries#by-token /api/lockup/envio/queries#by-token /api/lockup/envio/queries#all-chains
our governance token is non transferable can it be streamed | /support/faq#restricted-tokens /concepts/transferability#can-tokens-that-are-not-transferable-be-streamed
can the sender role be moved to another address | /support/faq#sender-lost /concepts/transferability#what-moves-with-the-nft-and-what-stays
`),
  // a solidity developer new to sablier
  ...listed(`
set up forge project to build on top of it | /guides/lockup/examples/local-environment#how-do-i-start-a-project /guides/lockup/examples/local-environment /guides/flow/examples/local-environment#scratch /guides/flow/examples/local-environment#template /guides/airdrops/examples/local-environment#how-do-i-start-a-project
minimal contract that vests tokens with one year cliff | /guides/lockup/examples/create-stream/lockup-linear#cliff /guides/lockup/examples/create-stream/lockup-linear#how-do-i-create-it /concepts/lockup/stream-shapes#cliff /guides/lockup/etherscan#four-years
which address needs my erc20 approval before create | /guides/lockup/overview#what-should-i-know-before-the-first-call /guides/lockup/etherscan#approve /guides/lockup/examples/create-stream/lockup-linear#what-does-the-contract-need-to-know /support/faq#create /guides/lockup/deployments#which-contract-do-i-call /reference/lockup/diagrams#create
open lots of vestings in one tx from my contract | /guides/lockup/examples/batch-create-streams/batch-lockup-linear#how-do-i-create-them /guides/lockup/examples/batch-create-streams/batch-lockup-dynamic#how-do-i-create-them /guides/lockup/examples/batch-create-streams/batch-lockup-tranched#how-do-i-create-them /reference/lockup/contracts/contract.SablierBatchLockup /guides/lockup/etherscan#can-i-create-many-at-once
bonding style curve, slow at first then faster | /concepts/lockup/stream-shapes#exponential /guides/lockup/examples/create-stream/lockup-dynamic#exponent /guides/lockup/examples/create-stream/lockup-dynamic#how-do-i-create-it /concepts/lockup/segments#exponent /concepts/lockup/segments#quadratic /guides/lockup/overview#which-model-do-i-need /concepts/lockup/stream-shapes#cliff-exponential
read claimable balance onchain | /guides/lockup/examples/vesting-data#which-figures-are-there /concepts/lockup/overview#getters /concepts/lockup/statuses#amounts /reference/lockup/contracts/contract.SablierLockup#withdrawableamountof /guides/lockup/etherscan#withdraw /support/faq#less-than-shown /reference/lockup/diagrams#amounts
quarterly unlocks different amounts each time | /guides/lockup/examples/create-stream/lockup-tranched#how-do-i-create-it /guides/lockup/examples/create-stream/lockup-tranched#dates /concepts/lockup/tranches#examples /guides/lockup/overview#which-model-do-i-need /guides/lockup/etherscan#create-parts /concepts/lockup/stream-shapes#backweighted /concepts/lockup/tranches#struct
salary stream solidity example no end date | /guides/flow/examples/create-stream#create /guides/flow/examples/create-stream#deposit /guides/flow/examples/local-environment#first /guides/flow/examples/pay-a-team#open /guides/flow/examples/batchable#create /guides/flow/examples/flow-calculate-rps#solidity
how do i know the id of the stream i just created | /guides/lockup/examples/local-environment#what-must-it-do /guides/flow/examples/create-stream#id /guides/lockup/etherscan#withdraw /guides/lockup/overview#what-should-i-know-before-the-first-call /guides/lockup/examples/stream-management/setup#events
durations vs timestamps create function | /guides/lockup/overview#which-model-do-i-need /guides/lockup/examples/create-stream/lockup-linear#timestamps /guides/lockup/etherscan#can-i-start-right-away /support/faq#past-start /guides/lockup/examples/create-stream/lockup-linear#how-do-i-create-it
release tokens only once price hits $5 | /guides/lockup/examples/create-stream/lockup-price-gated#how-do-i-create-it /concepts/lockup/overview#price-gated /concepts/lockup/stream-shapes#price-gated /guides/lockup/etherscan#create-price-gated /guides/lockup/overview#which-model-do-i-need /concepts/use-cases#pick
deploy merkle drop campaign from a script | /guides/airdrops/examples/create-campaign#instant /guides/airdrops/examples/create-campaign#setup /guides/airdrops/overview#how-does-it-go-from-list-to-claim /api/airdrops/merkle-api/examples#how-do-i-create-a-campaigns-list /guides/airdrops/overview#which-contract-do-i-call
can the owner pause or upgrade these contracts? | /support/faq#upgradeable /concepts/governance#what-can-the-admin-not-do /concepts/security#can-the-contracts-be-changed-or-stopped /concepts/what-is-sablier#properties /reference/lockup/access-control#roles /reference/lockup/access-control#comptroller
make position soulbound so employee cant sell it | /concepts/transferability#should-vesting-streams-be-transferable /concepts/transferability#which-streams-can-be-transferred /guides/lockup/examples/create-stream/lockup-linear#how-do-i-create-it /support/faq#transfer /concepts/lockup/overview#fixed
let a bot withdraw on behalf of the user | /guides/lockup/examples/stream-management/setup#which-role-does-my-contract-need /guides/lockup/examples/stream-management/withdraw#how-do-i-withdraw-an-amount /reference/lockup/access-control#matrix /support/faq#automatic /support/faq#no-gas /concepts/fees#can-somebody-else-pay-for-my-recipients /apps/features/vesting#permissions /guides/flow/examples/stream-management#withdraw
react when my vault's stream gets cancelled | /guides/lockup/examples/hooks#what-must-a-recipient-implement /concepts/lockup/hooks#interface /guides/lockup/examples/staking/hooks#what-do-the-hooks-do /reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient /concepts/lockup/hooks#without
`),
  // a solidity developer in trouble
  ...listed(`
InsufficientFeePayment on withdraw | /reference/errors#sablierlockup_insufficientfeepayment /reference/errors#sablierflow_insufficientfeepayment /concepts/fees#what-happens-if-i-send-too-little-or-too-much /guides/lockup/examples/stream-management/setup#how-do-i-deal-with-the-fee /guides/lockup/etherscan#what-can-go-wrong /guides/lockup/examples/stream-management/withdraw#what-can-go-wrong /guides/flow/examples/batchable#pitfalls /concepts/fees#is-it-really-zero-today /guides/flow/examples/stream-management#withdraw
withdrawMax reverts when nothing available | /reference/errors#sablierlockup_withdrawamountzero /reference/errors#sablierflow_withdrawamountzero /guides/flow/examples/batchable#pitfalls /guides/lockup/etherscan#what-can-go-wrong /support/faq#nothing-withdrawable /guides/lockup/examples/stream-management/withdraw#what-can-go-wrong /guides/flow/examples/stream-management#withdraw
usdc 6 decimals rate per second way too slow | /guides/flow/examples/flow-calculate-rps#calculator /guides/flow/examples/flow-calculate-rps /guides/flow/examples/flow-calculate-rps#decimals /concepts/flow/overview#rate
payroll one wei short after exactly a month | /guides/flow/examples/flow-calculate-rps#rounding /guides/flow/examples/flow-calculate-rps#decimals /concepts/flow/overview#rate /concepts/security#about-flow
fee on transfer or rebasing tokens supported | /concepts/security#about-tokens /support/faq#which-tokens /apps/features/vesting#tokens /guides/airdrops/overview#which-tokens-can-i-use /guides/lockup/overview#what-should-i-know-before-the-first-call
withdraw hook never fires on my contract | /guides/lockup/examples/hooks#when-is-no-hook-called /guides/lockup/examples/hooks#what-can-go-wrong /concepts/lockup/hooks#allowlist /concepts/lockup/hooks#interface /guides/lockup/examples/hooks#how-is-a-contract-listed /concepts/lockup/hooks#failure /concepts/lockup/hooks#without
sum of segments doesnt match deposit revert | /reference/errors#sablierlockuphelpers_depositamountnotequaltosegmentamountssum /guides/lockup/examples/create-stream/lockup-dynamic#what-can-go-wrong /concepts/lockup/segments#requirements /guides/lockup/examples/batch-create-streams/batch-lockup-dynamic#what-can-go-wrong
invalid proof when claiming | /reference/errors#sabliermerklebase_invalidproof /guides/lockup/etherscan#what-can-go-wrong /support/faq#claim-fails /guides/airdrops/examples/create-campaign#tree /guides/airdrops/examples/create-campaign#layout /concepts/merkle-airdrops#proof /reference/airdrops/access-control#checks
how many tranches before block gas limit | /concepts/lockup/tranches#alternatives /guides/lockup/gas-benchmarks#tranched /guides/lockup/gas-benchmarks#most
what is 0xb2ae7633 | /reference/errors#sablierlockup_withdrawamountzero /reference/errors#how-do-i-read-a-revert /reference/errors#decoder
several withdrawals in multicall do i pay fee each time | /concepts/fees#what-happens-if-i-send-too-little-or-too-much /guides/flow/examples/batchable#withdraw /guides/flow/examples/batchable /guides/lockup/examples/stream-management/withdraw#how-do-i-withdraw-from-several-streams /reference/lockup/access-control#fee /reference/flow/access-control#fee /support/faq#batch-guard
cant pause stream that has not started | /reference/errors#sablierflow_streampending /concepts/flow/statuses#functions /concepts/flow/statuses#undo /reference/flow/access-control#matrix /guides/flow/examples/stream-management#rate /support/faq#wrong-recipient
lockup contract too large to deploy in local tests | /guides/lockup/examples/local-environment#what-can-go-wrong /guides/lockup/examples/local-environment#test /reference/overview#how-are-they-compiled
sent too much eth with the withdrawal, refund? | /concepts/fees#what-happens-if-i-send-too-little-or-too-much /guides/lockup/examples/stream-management/setup#how-do-i-deal-with-the-fee /reference/lockup/access-control#fee /reference/flow/access-control#fee /guides/flow/examples/batchable#pitfalls
campaign with execute claim type, every claim function fails | /reference/airdrops/access-control#claim-types /guides/airdrops/verify-campaign#what-else-should-i-read-from-the-contract /reference/errors#sabliermerklebase_unsupportedclaimtype /guides/lockup/etherscan#airdrop-types /guides/airdrops/examples/create-campaign#params /concepts/merkle-airdrops#claim-types
getTranches reverts on existing stream | /reference/errors#sablierlockupstate_notexpectedmodel /guides/lockup/examples/vesting-data#what-can-go-wrong /concepts/lockup/overview#getters
`),
  // a front-end developer
  ...listed(`
npm package for addresses and abi | /reference/sdk#questions /reference/sdk /reference/overview#abi /guides/lockup/deployments#abi /guides/lockup/deployments#how-do-i-read-this-list-in-code /concepts/chains#how-do-i-read-this-list-in-code /guides/flow/deployments#how-do-i-read-this-list-in-code /guides/airdrops/deployments#how-do-i-read-this-list-in-code
url to open a stream in the app | /apps/guides/url-schemes#pages /apps/guides/url-schemes#build /apps/guides/url-schemes#examples /api/ids#which-one-do-i-use /apps/features/other#previews /support/faq#find-stream /apps/guides/url-schemes#explain
what does LK3 mean in the stream id | /api/ids#aliases /apps/guides/url-schemes#aliases /apps/guides/url-schemes#explain /guides/lockup/deployments#what-do-the-marks-mean /concepts/what-is-sablier#releases /guides/lockup/deployments#where-are-the-older-releases
show the hourglass picture in an img tag | /concepts/nft#picture /api/airdrops/merkle-api/examples#how-do-i-show-the-streams-nft /support/faq#embed /reference/lockup/contracts/contract.SablierLockup#tokenuri
link that makes metamask switch network | /apps/guides/url-schemes#global-parameters /apps/features/other#more /support/faq#wrong-network
check eligibilty for airdrop on my own site | /api/airdrops/merkle-api/examples#is-an-address-eligible /api/airdrops/merkle-api/functionality#eligibility /api/airdrops/merkle-api/functionality#how-does-it-find-a-proof /api/airdrops/merkle-api/overview#can-i-use-it /support/faq#all-airdrops
old /stream/ links broken after redesign | /apps/guides/url-schemes#old
official logo svg and orange hex code | /apps/branding#files /apps/branding#primary /apps/branding#colours /apps/branding
animate live counter without polling the chain | /support/faq#counter /api/lockup/the-graph/structure#how-do-i-work-out-the-streamed-amount /api/flow/the-graph/structure#how-do-i-work-out-the-debt
human readable revert reason with viem | /reference/errors#why-does-my-tool-not-know-the-error /reference/errors#where-does-the-error-hide /reference/errors#how-do-i-read-a-revert /reference/errors#decoder /guides/lockup/examples/create-stream/lockup-linear#how-do-i-create-it
which chain name goes into vesting search url | /apps/guides/url-schemes#slugs /apps/guides/url-schemes#pages
typescript types for the graphql api | /api/development#how-do-i-use-the-api-in-an-app /api/development#schema /api/overview#what-should-i-build-with
farcaster preview of a stream | /apps/features/other#frames /apps/guides/url-schemes#pages
token icon not showing | /apps/features/airdrops#logo
read fee before sending withdraw transaction value | /concepts/fees#is-it-really-zero-today /guides/lockup/examples/stream-management/setup#how-do-i-deal-with-the-fee /guides/lockup/examples/vesting-data#which-figures-are-there /guides/lockup/examples/stream-management/withdraw#how-do-i-withdraw-an-amount /guides/lockup/etherscan#withdraw /reference/lockup/contracts/contract.SablierLockup#calculateminfeewei /guides/flow/examples/stream-management#withdraw /concepts/fees#what-happens-if-i-send-too-little-or-too-much
labels for curve types like backweighted | /concepts/lockup/stream-shapes#onchain /reference/overview#shapes /reference/sdk#shapes /concepts/lockup/stream-shapes#backweighted /concepts/lockup/stream-shapes#comparison /concepts/lockup/stream-shapes /api/lockup/the-graph/structure#lockupstream /apps/guides/csv-support#lockup
`),
  // a data person
  ...listed(`
graphql url for base without api key | /api/lockup/endpoints#how-do-i-get-access /api/flow/endpoints#how-do-i-get-access /api/airdrops/endpoints#how-do-i-get-access /api/overview#how-do-i-send-a-first-query /api/lockup/endpoints /api/flow/endpoints
sum of all deposits per token query | /api/lockup/envio/queries#totals /api/overview#tvl /api/lockup/the-graph/queries#totals /api/flow/envio/queries#totals
page past 5000 rows | /api/lockup/the-graph/queries#next-page /api/caveats#what-trips-up-most-queries /api/flow/the-graph/queries#next-page /api/airdrops/the-graph/queries#next-page /api/lockup/envio/queries#next-page /api/caveats#how-do-the-dialects-differ /api/lockup/the-graph/queries#what-should-i-know-about-the-graphs-dialect
hasura where filter vs graph where filter | /api/caveats#how-do-the-dialects-differ /api/lockup/envio/similarities#how-do-the-dialects-differ /api/flow/envio/similarities#how-do-the-dialects-differ /api/airdrops/envio/similarities#how-do-the-dialects-differ /api/lockup/envio/queries#what-should-i-know-about-envios-dialect /api/lockup/the-graph/queries#what-should-i-know-about-the-graphs-dialect /api/flow/envio/queries#what-should-i-know-about-envios-dialect
find payment streams that run dry soon | /api/flow/the-graph/queries#running-dry /api/flow/envio/queries#running-dry
airdrop claims per day | /api/airdrops/the-graph/queries#activity /api/airdrops/envio/queries#activity /api/airdrops/the-graph/entities#activity
withdrawal history of one stream | /api/lockup/the-graph/queries#withdrawals /api/lockup/envio/queries#withdrawals /api/flow/the-graph/queries#withdrawals /api/flow/envio/queries#withdrawals /api/lockup/the-graph/queries#actions /api/lockup/envio/queries#actions /api/flow/the-graph/queries#actions /support/faq#tax /reference/events#viem
why is there no status field in the api | /api/lockup/overview#what-does-it-know /api/lockup/the-graph/structure#status /api/flow/the-graph/structure#status /api/lockup/the-graph/queries#active /api/lockup/envio/queries#active /api/overview#indexer-or-contract-call /api/flow/overview#what-does-it-know
csv columns for cliff vesting | /apps/guides/csv-support#lockup /apps/guides/csv-support#examples /apps/guides/csv-support#rules
date format timezone spreadsheet upload | /apps/guides/csv-support#rules /apps/guides/csv-support#spreadsheets /support/faq#time-zone
query broke, Stream type no longer exists | /api/lockup/previous-endpoints#how-do-i-recognise-an-old-address /api/caveats#messages /api/flow/previous-endpoints#how-do-i-move-a-query /api/caveats#what-was-true-once-and-is-not-any-more
circulating supply locked vs liquid tokens | /guides/lockup/examples/vesting-data#how-much-of-a-token-does-not-circulate /guides/lockup/examples/vesting-data#which-figures-are-there /api/overview#tvl
which events are not indexed | /api/overview#what-is-not-indexed /api/lockup/overview#what-does-it-know /api/airdrops/overview#what-does-the-indexer-know /api/lockup/endpoints#what-is-tracked /api/flow/endpoints#what-is-tracked /api/airdrops/endpoints#what-is-tracked
is the subgraph lagging behind | /api/lockup/the-graph/queries#freshness /api/lockup/envio/queries#freshness /api/overview#how-do-i-send-a-first-query /api/caveats#how-do-the-dialects-differ
2019 v1 streams subgraph | /api/legacy /api/legacy#what-does-a-query-look-like /api/overview#endpoints--slugs
voting power for vested tokens in snapshot proposals | /guides/snapshot-voting /guides/snapshot-voting#which-policy-should-i-choose /guides/snapshot-voting#how-do-i-configure-sablier-v2 /guides/snapshot-voting#which-strategy-reads-which-streams
`),
  // an operator
  ...listed(`
bring sablier to a new evm chain | /guides/custom-deployments /guides/custom-deployments#what-is-deployed-in-which-order /guides/custom-deployments#how-do-i-run-a-script /guides/custom-deployments#what-does-the-chain-need /concepts/chains#what-about-chains-beyond-these-tables /support/faq#chains
lockup address arbitrum | /guides/lockup/deployments#mainnets /guides/lockup/deployments
comptroller differs on linea | /concepts/governance#comptrollers
publish source of campaign on etherscan | /guides/airdrops/verify-campaign#how-do-i-build-and-submit /guides/airdrops/verify-campaign /guides/airdrops/verify-campaign#what-are-the-constructor-arguments /guides/airdrops/verify-campaign#how-do-i-encode-and-check-them
addresses of 2.0 from february 2025 | /guides/lockup/previous-deployments/v2.0#mainnets /guides/lockup/previous-deployments/v2.0 /guides/lockup/deployments#where-are-the-older-releases
move existing streams over to newest version | /support/faq#newer-release /support/faq#upgrade
who holds the admin keys multisig | /concepts/governance#comptrollers /concepts/governance#who-controls-older-releases
special fee for one customer | /concepts/fees#can-somebody-else-pay-for-my-recipients /concepts/governance#who-can-do-what-on-the-comptroller /concepts/fees#how-high-can-it-become /guides/lockup/examples/stream-management/setup#how-do-i-deal-with-the-fee /reference/airdrops/access-control#comptroller
fork licence busl or gpl | /concepts/what-is-sablier#license /reference/overview#under-which-licence /guides/custom-deployments#am-i-allowed-to
audit pdfs cantina | /concepts/security#which-audits-are-there /support/faq#audits
polygon address of original 2021 contract | /guides/legacy/deployments#v1-1 /guides/legacy/deployments
self host the merkle service env vars | /api/development#how-do-i-run-the-merkle-api /api/airdrops/merkle-api/overview#can-i-use-it
tokens sent to contract by accident get back | /support/faq#sent-directly /concepts/governance#what-can-be-done-to-each-contract /concepts/security#what-should-you-check-yourself /reference/lockup/access-control#comptroller /reference/flow/access-control#comptroller /reference/lockup/contracts/contract.SablierLockup#recover
create2 deployer and multicall3 required? | /guides/custom-deployments#what-does-the-chain-need
subgraph deploy own node | /api/development#which-commands-are-there /api/development#how-is-the-repository-of-the-indexers-built /api/lockup/the-graph/architecture#how-is-it-put-together
blast missing from latest deployments | /guides/lockup/deployments#where-are-the-older-releases /concepts/chains#which-chains-have-older-releases-only /guides/lockup/previous-deployments/v3.0#mainnets /api/overview#which-vendor /guides/flow/deployments#where-are-the-older-releases /guides/airdrops/deployments#where-are-the-older-releases
`),
];
