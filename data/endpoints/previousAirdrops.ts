import { reasons } from "./vendors/reasons";
import { nodes } from "./chains";
import { subgraphs } from "./vendors/subgraphs";
import type { PreviousEndpoints } from "./types";

export const previousAirdrops: PreviousEndpoints = {
  product: "airdrops",
  asOf: "2026-08-12",
  until2026: subgraphs("until2026", "sablier-airdrops", {
    abstract: { at: "DRrf6mYEhRt9QieKvTjDHnSWcBm3GW96hpedMKVxLABx", reason: reasons.abstract },
    blast: { at: "657bogqYaDSSeqsoJcJ1kRqGnc3jC15UmcVLzsYxyxKK", reason: reasons.removedInMarch },
    "core-dao": { at: nodes.core, reason: reasons.core },
    form: { at: nodes.form, reason: reasons.form },
    iotex: { at: "G39uCzr1FDY7pBFe8DwShAxhMeC6dbZetutVg6wjtks3", reason: reasons.iotex },
    mode: { at: "HZMkVX5c2qf7BqbidwpcQMsHGWTDdEKwVjnwenzo9s6m", reason: reasons.removedIn2025 },
    sei: { at: "HCxLCRqd5MorHXxmXFUBBcA71zTGXnn97Xk2uaBmStsy", reason: reasons.removedInMarch },
    xdc: { at: nodes.xdc, reason: reasons.xdc },
    "arbitrum-sepolia": { at: "3S7v3VkDq8XMBd8EFVhKur2Vk44xScaW8a4BRjoPuYWk", reason: reasons.testnet },
    "optimism-sepolia": { at: "3kp1eR2T1XpvvLkSZ7Wtt45DbDaiykTes478RZ7zwTz", reason: reasons.testnet },
  }),
  until2025: subgraphs("until2025", "sablier-v2-ms", {
    arbitrum: "CPCMKbUFEM8CzVbfic1y34qKbTrKADX9Du9QxsAMAwqU",
    avalanche: "2beDuAvmwbyFzJ95HAwfqNjnYT6nEnzbEfSNhfWGMyhJ",
    base: "DrfN5cbvcCmpQUSc5RE9T1UxtcnMREi1Rd2PgLzDZCo3",
    blast: "HVqkPvCRAvbxjx6YVmkk6w6rHPrqqtiymcGiQiMKPw8f",
    bsc: "8uU9qAw9fSzdjqebymGRXWCjtZ5DQCmUA6QzRA14ARpz",
    chiliz: "DdhRyXwhvEmKyioCk41m6Xu9fyaprsnp4gMWZ3bHYZJd",
    ethereum: "FigCYTmdPtXbf4tgNiy5ZrtnYefz92hsMcwM4f9N5ZeZ",
    gnosis: "FViBHgu2TtaZZXspDBzACjuPYKtqVDysmH35pk3W3zJJ",
    lightlink: nodes.lightlink,
    optimism: "7iSmF69W4mQqtx6EfWXXn5s27Hrdh72etsPKVC9iE62U",
    polygon: "4r2pC3iyLbzytNa5phat3SWdMEyXG8fmnf1K89D7zP2G",
    scroll: "F1QnrgBpsVKtiVzkLisEC2PDo6cjzLoAy5HhPdFRdjW",
    zksync: "BboiKY7JCdznoqurdXRizL9UYD1YdQKajaj4gvUrPPEA",
    "arbitrum-sepolia": "BBJgy9RANbViGedeWTrVpH2bwm22E3niEzWcqHPMGtna",
    "optimism-sepolia": "CG5QddHKoABuN6KHZHYTHL7upg2iPTMYxi35Ey7jspkX",
    sepolia: "8UVeHt7rHA27XZhViugaW4nStiN332dHTDWVTNBLCqPc",
  }),
  envio: [],
};
