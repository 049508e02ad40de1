/**
 * What readers say, and what these pages say: the first word of a line is also looked up by the others. They are added
 * to a search, never put in place of the word.
 */
const LINES = `
address deployment
airstream airdrop
audit security
binance exchange
bsc bnb
matic polygon
optimism op
bought buy
broken break
cant cannot
chain network
coinbase exchange
compromised hacked
contract deployment
cost fee
deadline expiration
deceased heir
delay behind
drained hacked
email mail
excel csv spreadsheet
fake scam
faucet testnet
forfeit forgone
forfeited forgone
four 4
freshness behind
frozen freeze
gasless gas signature
gnosis safe
greyed disabled
holder recipient
inheritance heir
kyc attestation
leaked hacked
leftover remainder
legit scam
logo branding
lost lose
migration migrate
mobile phone
money balance
multisig safe
network chain
one 1
paid pay
payee recipient
payer sender
penalty forgone
percent percentage
pricing fee
receiver recipient
refill deposit
revoke approval
safe multisig
salary payroll payment
sent send
sold sell
stolen hacked
stuck pending
subgraph graph indexer
swagger openapi
sync behind
telegram discord
terminate cancel void
three 3
throttled rate limit
twelve 12
two 2
unexpected expect
unknown expect
unlock vesting
visible show
vpn blocked
withdrawal withdraw
withdrawn withdraw
withdrew withdraw
`;

const synonyms = new Map(
  LINES.trim()
    .split("\n")
    .map((line) => {
      const [word = "", ...others] = line.split(" ");
      return [word, others] as const;
    }),
);

/** Words by which another is looked up as well; none for most. */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(word) ?? [];
