/** A call with what its answer must contain. */
interface ExpectedCall {
  readonly args: Record<string, unknown>;
  /** What clients read that show the words of an answer alone. */
  readonly text: RegExp;
  /** What clients read that show the data of an answer alone; the words where an answer has no data. */
  readonly data?: RegExp;
}

/** One right call of each tool, which every client must be able to make. */
export const CALLS: Readonly<Record<string, ExpectedCall>> = {
  search_docs: {
    args: { query: "how do I cancel a stream", limit: 3 },
    text: /support\/faq#cancel/,
    data: /"url":"[^"]+support\/faq#cancel".*"source"/s,
  },
  read_page: { args: { page: "/support/faq#cancel" }, text: /### How do I cancel a stream/ },
  list_pages: { args: { section: "concepts" }, text: /\/concepts\/fees: Fees/ },
  decode_error: {
    args: { text: "SablierLockup_Overdraw(1, 900, 501)" },
    text: /amount 900.*withdrawMax/,
    data: /"value":"900".*withdrawMax/s,
  },
  explain: { args: { text: "LK3-1-42" }, text: /Lockup v4\.0/, data: /Lockup v4\.0.*"url"/s },
  find_address: {
    args: { chain: "op", contract: "SablierLockup" },
    text: /OP Mainnet \(10\): 0x/,
    data: /"chainId":10,.*"address":"0x/s,
  },
  read_abi: {
    args: { name: "withdrawMax", product: "lockup" },
    text: /0xea5ead19/,
    data: /0xea5ead19.*"inputs"/s,
  },
  stream_amounts: {
    args: { stream: { model: "linear", deposit: "1000", start: 1_000, end: 2_000 }, times: [1_500] },
    text: /500 can be withdrawn/,
    data: /"withdrawable":"500"/,
  },
  rate_per_second: {
    args: { amount: "1000000000", decimals: 6, period: "month" },
    text: /385802469135802 .*999\.999999 of 1000/,
    data: /"ratePerSecond":"385802469135802".*"lossInTokens":"0\.000001"/s,
  },
  check_airdrop_csv: {
    args: {
      csv: "address,amount\n0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB,5\n0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB,-2",
      decimals: 18,
    },
    text: /line 3/,
    data: /"line":3/,
  },
  claim_from_list: {
    args: {
      campaign: "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc",
      contract: "v3.0/VCA",
      list: "address,amount\n0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB,5\n0xc19a09A66887017F603E5dF420ed3Cb9a5c07C0A,2",
      address: "0xc19a09A66887017F603E5dF420ed3Cb9a5c07C0A",
    },
    text: /index: 1\namount: 2 base units.*claimTo of SablierMerkleVCA.*give to/s,
  },
  graphql_query: { args: { product: "flow", vendor: "envio", name: "by-sender" }, text: /curl https/ },
  simulate: {
    args: {
      token: "USDC",
      creation: { model: "priceGated", deposit: "1000000000", total: 864_000, targetPrice: "350000000000" },
      steps: [{ at: 432_000, by: "sender", action: "cancel" }],
    },
    text: /step 1 .*DEPLETED/,
    data: /"status":"DEPLETED"/,
  },
  batch: {
    args: {
      template: "flow/now",
      rows: "address,rateAmount,rateInterval,initialDepositAmount\n0x8b1dD8774373729B7755202079F52D8c7444D335,50,year,100",
      chain: "base",
      safe: "0x1111111111111111111111111111111111111111",
      token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
      decimals: 6,
    },
    text: /accept this batch in a trial: 1 rows, 100 tokens/,
    data: /"sumInTokens":"100".*"does":\[/s,
  },
  read_batch: {
    args: {
      text: '{"chainId":"1","transactions":[{"to":"0x6666666666666666666666666666666666666666","value":"0","data":"0x40e58ee500000000000000000000000000000000000000000000000000000000000002a4"}]}',
    },
    text: /not an all-clear/,
    data: /"verdict":"unknown".*not an all-clear/s,
  },
  search: { args: { query: "fees" }, text: /"id":"https:\/\/docs\.sablier\.com\/concepts\/fees"/ },
  fetch: { args: { id: "https://docs.sablier.com/support/faq#cancel" }, text: /"title":"Frequently asked/ },
};
