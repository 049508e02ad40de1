import { reasons } from "./vendors/reasons";
import { nodes } from "./chains";
import { subgraphs } from "./vendors/subgraphs";
import type { PreviousEndpoints } from "./types";

export const previousLockup: PreviousEndpoints = {
  product: "lockup",
  asOf: "2026-08-12",
  until2026: subgraphs("until2026", "sablier-lockup", {
    abstract: { at: "2QjTdDFY233faXksUruMERMiDoQDdtGG5hBLC27aT1Pw", reason: reasons.abstract },
    blast: { at: "8MBBc6ET4izgJRrybgWzPjokhZKSjk43BNY1q3xcb8Es", reason: reasons.removedInMarch },
    "core-dao": { at: nodes.core, reason: reasons.core },
    form: { at: nodes.form, reason: reasons.form },
    iotex: { at: "2P3sxwmcWBjMUv1C79Jh4h6VopBaBZeTocYWDUQqwWFV", reason: reasons.iotex },
    mode: { at: "oSBvUM371as1pJh8HQ72NMRMb3foV3wuheULfkNf5vy", reason: reasons.removedIn2025 },
    sei: { at: "AJU5rBfbuApuJpeZeaz6NYuYnnhAhEy4gFkqsSdAT6xb", reason: reasons.removedInMarch },
    xdc: { at: nodes.xdc, reason: reasons.xdc },
    "arbitrum-sepolia": { at: "ApEFvaPGARHedGmFp6TRQu7DoDHQKwt1LPWi1ka6DFHT", reason: reasons.testnet },
    "optimism-sepolia": { at: "2LFYyhMVMUMYA2q7XMMnBvCs6v6awWxBeMuMk3tMtmiT", reason: reasons.testnet },
  }),
  until2025: subgraphs("until2025", "sablier-v2", {
    arbitrum: "8BnGPBojHycDxVo83LP468pUo4xDyCQbtTpHGZXR6SiB",
    avalanche: "FdVwZuMV43yCb1nPmjnLQwmzS58wvKuLMPzcZ4UWgWAc",
    base: "3pxjsW9rbDjmZpoQWzc5CAo4vzcyYE9YQyTghntmnb1K",
    blast: "BXoC2ToMZXnTmCjWftQRPh9zMyM7ysijMN54Nxzb2CEY",
    bsc: "BVyi15zcH5eUg5PPKfRDDesezMezh6cAkn8LPvh7MVAF",
    chiliz: "HKvzAuGjrEiza11W48waJy5csbhKpkMLF688arwHhT5f",
    ethereum: "EuZZnhFtdCGqN2Zt7EMGYDqQKNrVuhJL63KAfwvF35bL",
    gnosis: "EXhNLbhCbsewJPx4jx5tutNXpxwdgng2kmX1J7w1bFyu",
    lightlink: nodes.lightlink,
    optimism: "6e6Dvs1yDpsWDDREZRqxGi54SVdvTNzUdKpKJxniKVrp",
    polygon: "CsDNYv9XPUMP8vufuwDVKQrVhsxhzzRHezjLFFKZZbrx",
    scroll: "HVcngokCByfveLwguuafrBC34xB65Ne6tpGrXHmqDSrh",
    zksync: "GY2fGozmfZiZ3xF2MfevohLR4YGnyxGxAyxzi9zmU5bY",
    "arbitrum-sepolia": "BZYXgTYGe51dy5rW6LhrLN7PWSiAgRQoqSBJEiPpRN9K",
    "optimism-sepolia": "2a2JpbmBfQs78UEvQYXgweHetcZUPm9zXCjP69o5mTed",
    sepolia: "3JR9ixhdUxX5oc2Yjr6jkG4XUqDd4guy8niL6AYzDKss",
  }),
  envio: [
    {
      deploymentId: "53b7e25",
      graphql: "https://indexer.hyperindex.xyz/53b7e25/v1/graphql",
      explorer: "https://envio.dev/app/sablier-labs/lockup-envio",
      listed: "2024-11 to 2026-04",
      replacedBy:
        "the indexer streams under the same id, which serves Flow too and has other names for entities (Stream is LockupStream)",
      note: null,
    },
    {
      deploymentId: "9e37ca4",
      graphql: "https://indexer.hyperindex.xyz/9e37ca4/v1/graphql",
      explorer: null,
      listed: "2024-03 to 2024-11",
      replacedBy: null,
      note: "An older Lockup deployment, which has not been tested and may no longer respond.",
    },
  ],
};
