import { listed, type GoldenQuery } from "./queries";

/** Queries in readers' own words, typed into the modal by `tests/search/own-words.spec.ts`, with the pages that answer them. */
export const exampleQueries: readonly GoldenQuery[] = listed(`
payer deposited less than flow accrued | /concepts/flow/overview /concepts/flow/statuses /support/faq /guides/flow/examples/create-stream /reference/flow/diagrams
make non-cancelable stream cancelable | /concepts/cancelability /concepts/lockup/overview /guides/lockup/etherscan
nft picture shows old percentage | /concepts/nft
what to fill in per segment | /concepts/lockup/segments /reference/lockup/contracts/types/library.LockupDynamic /guides/lockup/examples/create-stream/lockup-dynamic
weekly granularity withdraw on day 10 | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear
can sablier admin pause lockup | /concepts/governance /reference/lockup/access-control
stream a tax or rebasing token | /concepts/security /support/faq /apps/features/vesting /concepts/what-is-sablier /concepts/lockup/overview /concepts/flow/overview /guides/lockup/overview
npm package and oldest solidity version | /guides/lockup/examples/local-environment /guides/lockup/examples/create-stream/lockup-linear /guides/lockup/examples/create-stream/* /guides/lockup/examples/batch-create-streams/* /guides/lockup/examples/stream-management/* /guides/lockup/examples/hooks
createwithdurationsll no longer compiles v4.0 | /guides/lockup/overview /guides/lockup/examples/create-stream/lockup-linear
unlockamounts cliff with clifftime 0 reverted | /concepts/lockup/stream-shapes /guides/lockup/examples/create-stream/lockup-linear /reference/errors /reference/lockup/contracts/libraries/library.Errors
where does the broker go | /guides/lockup/previous-deployments/v3.0 /concepts/fees /guides/lockup/overview /concepts/glossary /blog/lockup-v3-0
give up right to cancel | /guides/lockup/examples/stream-management/renounce /concepts/cancelability /apps/features/vesting /guides/lockup/examples/stream-management/setup
cancelled stream circulating supply locked | /guides/lockup/examples/vesting-data /concepts/lockup/statuses
newest lockup on blast | /guides/lockup/deployments /guides/lockup/previous-deployments/v3.0
open flow stream fund next month | /guides/flow/examples/create-stream /concepts/flow/overview
depletiontimeof exact seconds | /concepts/flow/overview /reference/flow/diagrams
batch withdrawmax msg.value | /guides/flow/examples/batchable /concepts/fees
which airdrop factories exist | /guides/airdrops/overview /concepts/merkle-airdrops /reference/airdrops/diagrams /reference/overview
sender of the claimed stream | /concepts/merkle-airdrops /concepts/cancelability /apps/features/airdrops /reference/airdrops/access-control
claimviasig eip-712 payload | /guides/airdrops/examples/create-campaign /reference/airdrops/access-control /reference/airdrops/contracts/libraries/library.SignatureHash /reference/airdrops/contracts/contract.SablierMerkleInstant /reference/airdrops/contracts/contract.SablierMerkleLL /reference/airdrops/contracts/contract.SablierMerkleLT /reference/airdrops/contracts/contract.SablierMerkleVCA
switch redistribution on later | /concepts/merkle-airdrops /reference/airdrops/contracts/contract.SablierMerkleVCA /apps/features/airdrops /guides/airdrops/examples/create-campaign /reference/airdrops/contracts/interfaces/interface.ISablierMerkleVCA
campaign deployed all claims revert | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /apps/features/airdrops /support/faq /guides/lockup/etherscan /reference/airdrops/contracts/contract.SablierFactoryMerkleInstant /reference/airdrops/contracts/contract.SablierFactoryMerkleLL /reference/airdrops/contracts/contract.SablierFactoryMerkleLT /reference/airdrops/contracts/contract.SablierFactoryMerkleVCA /reference/airdrops/contracts/contract.SablierFactoryMerkleExecute
merkle api claim arguments | /api/airdrops/merkle-api/functionality /api/airdrops/merkle-api/examples
claim straight into staking contract | /concepts/merkle-airdrops /guides/airdrops/examples/create-campaign /reference/airdrops/contracts/contract.SablierMerkleExecute /reference/airdrops/contracts/interfaces/interface.ISablierMerkleExecute
envio equivalent of first skip | /api/caveats /api/lockup/envio/queries /api/lockup/envio/similarities /api/flow/envio/similarities /api/airdrops/envio/similarities
translate or filter to envio | /api/caveats /api/lockup/envio/queries /api/lockup/envio/similarities /api/lockup/the-graph/queries /api/flow/envio/queries /api/flow/the-graph/queries
campaign categories in airdrops indexer | /api/ids /api/airdrops/the-graph/entities /api/airdrops/overview
subgraphid as permanent key | /api/lockup/the-graph/entities /api/ids /api/flow/the-graph/entities
v1.2 stream missing from lockupstream | /api/overview /api/lockup/the-graph/entities /api/lockup/overview /api/lockup/the-graph/structure
who can pause restart refund flow | /reference/flow/access-control /concepts/flow/overview /guides/lockup/etherscan /concepts/flow/statuses
can comptroller claw back campaign | /reference/airdrops/access-control /concepts/governance
iscancelable false but never renounced | /concepts/cancelability /concepts/lockup/statuses /guides/lockup/examples/vesting-data /reference/lockup/diagrams
nft name and symbol | /concepts/nft /reference/overview /concepts/glossary
arbitrary account call transferfees | /concepts/governance /reference/utils/contracts/contract.SablierComptroller /concepts/fees /reference/errors /reference/utils/contracts/interfaces/interface.ISablierComptroller
how much gas legacy stream | /guides/legacy/gas-costs
app link for stream 12 | /apps/guides/url-schemes /api/ids
how many streams from csv | /apps/guides/csv-support /apps/features/vesting /guides/lockup/gas-benchmarks /concepts/merkle-airdrops
who holds tokens while streamed | /support/faq /concepts/what-is-sablier
change rate of running stream | /support/faq /concepts/flow/overview /concepts/streaming
bug bounty still open | /concepts/security /support/faq
`);
