/** A deployment of Flow that the project once published and its SDK no longer lists. */
export interface FormerDeployment {
  readonly release: "v1.0" | "v1.1";
  readonly chain: string;
  readonly flow: string;
  readonly descriptor: string;
  /** What else a reader must know. */
  readonly note?: string;
}

/** As published in April 2025. Most of these chains are retired testnets; the contracts may be gone with them. */
export const formerFlowDeployments: readonly FormerDeployment[] = [
  {
    release: "v1.0",
    chain: "IoTeX",
    flow: "0x1DdC1c21CD39c2Fa16366E6036c95342A31831Ba",
    descriptor: "0x83Dd52FCA44E069020b58155b761A590F12B59d3",
  },
  {
    release: "v1.0",
    chain: "Berachain Bartio",
    flow: "0xEe4eE0B5C260e5CF559266D4a18a6f05EcD52D61",
    descriptor: "0x6F41Ffb18D451A4744Ee713d0B5a68579877bE5f",
  },
  {
    release: "v1.0",
    chain: "Blast Sepolia",
    flow: "0xA8C864c53E72301C2aB484d013627A5a7084174B",
    descriptor: "0x567A95AA72A23b924F79dFA437D28C38740e144c",
  },
  {
    release: "v1.0",
    chain: "Mode Sepolia",
    flow: "0xF5AC60870E1CCc4Bfce23cfbb7a796A0d8dBAf47",
    descriptor: "0x1cAe76b71913598d7664d16641CCB6037d8Ed61a",
  },
  {
    release: "v1.0",
    chain: "SKALE Testnet",
    flow: "0xC94473665f16AaB7015b0D61f7021AD552080c17",
    descriptor: "0xaE9E039409D208C5dFe933A3cbc7Afe0eB731ba0",
  },
  {
    release: "v1.0",
    chain: "Taiko Hekla",
    flow: "0x29b7BAFcE0a04638dC91ca0b87A562caB8C3dbde",
    descriptor: "0xd45f45dd34045a368854F7987A84D9485b4b45E9",
  },
  {
    release: "v1.1",
    chain: "Form",
    flow: "0x5dd399bb320412dF92Df5c10484d3F8d481FE231",
    descriptor: "0x88E64227D4DcF8De1141bb0807A9DC04a5Be9251",
  },
  {
    release: "v1.1",
    chain: "IoTeX",
    flow: "0xCD8871a22640C57ba36984Fb57E9c794f5Df7F40",
    descriptor: "0x91D7B990B1aCDfB2F38189c646371377416c641E",
  },
  {
    release: "v1.1",
    chain: "Ultra",
    flow: "0xAF210dD54870745Ed18F1081252aeEE4119eA6CA",
    descriptor: "0x9f5d28C8ed7F09e65519C1f6f394e523524cA38F",
  },
  {
    release: "v1.1",
    chain: "Blast Sepolia",
    flow: "0x027b55FD4b26A78a0463304C63f35e97A35246FD",
    descriptor: "0x42Abaf2c1E36624FD0084998A9BeA4a753A93e45",
  },
  {
    release: "v1.1",
    chain: "Mode Sepolia",
    flow: "0x1063D400953441F1C6d8EF6406e1E6aa5684B82d",
    descriptor: "0xe1eDdA64eea2173a015A3738171C3a1C263324C7",
  },
  {
    release: "v1.1",
    chain: "Monad Testnet",
    flow: "0xF59b5D34205718Fc18dCA35d7C4Fb9d6F14F077d",
    descriptor: "0x80004e0b60c4aE862c405793FE684d43AdfdB905",
  },
  {
    release: "v1.1",
    chain: "Superseed Sepolia",
    flow: "0x02a2708E9Ca1a61dE970c96015299F2C327F7A93",
    descriptor: "0xC373b8b68542c533B90f4A85a81b7D5F31F4E3eF",
    note: "the SDK has other addresses, in the table of testnets; use those",
  },
  {
    release: "v1.1",
    chain: "Taiko Hekla",
    flow: "0xb528AF43fFEe6d4B702CF6235d2380e1828eD852",
    descriptor: "0xB197D4142b9DBf34979588cf8BF1222Ea3907916",
  },
];
