/** What the product lines with contracts are called, by the keys that packages and generated data use. */
export const productNames = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrops" } as const;
