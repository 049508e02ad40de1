/**
 * Public nodes of the chains (JSON-RPC), by chain ID. The claim page asks one when its reader presses the button, and the
 * reader can enter a different one. Nobody promises that such a node answers. Denergy and Tangle have none here.
 * Source: github.com/wevm/viem, package 2.57.0.
 */
export interface PublicNode {
  readonly url: string;
  /** Address of Multicall3 on the chain, where it is not {@link MULTICALL3}. */
  readonly multicall?: string;
}

/** Address of Multicall3 on most chains: it makes several reads in one call. */
export const MULTICALL3 = "0xcA11bde05977b3631167028862bE2a173976CA11";

export const publicNodes: Readonly<Record<number, PublicNode>> = {
  // Abstract
  2741: { url: "https://api.mainnet.abs.xyz", multicall: "0xAa4De41dba0Ca5dCBb288b7cC6b708F3aaC759E7" },
  // Arbitrum
  42161: { url: "https://arb1.arbitrum.io/rpc" },
  // Arbitrum Sepolia
  421614: { url: "https://sepolia-rollup.arbitrum.io/rpc" },
  // Avalanche
  43114: { url: "https://api.avax.network/ext/bc/C/rpc" },
  // Base
  8453: { url: "https://mainnet.base.org" },
  // Base Sepolia
  84532: { url: "https://sepolia.base.org" },
  // Berachain
  80094: { url: "https://rpc.berachain.com" },
  // Blast
  81457: { url: "https://rpc.blast.io" },
  // BNB Chain
  56: { url: "https://56.rpc.thirdweb.com" },
  // Chiliz
  88888: { url: "https://rpc.chiliz.com" },
  // Core Dao
  1116: { url: "https://rpc.coredao.org" },
  // Ethereum
  1: { url: "https://ethereum.reth.rs/rpc" },
  // Gnosis
  100: { url: "https://rpc.gnosischain.com" },
  // HyperEVM
  999: { url: "https://rpc.hyperliquid.xyz/evm" },
  // Lightlink
  1890: { url: "https://replicator.phoenix.lightlink.io/rpc/v1" },
  // Linea Mainnet
  59144: { url: "https://rpc.linea.build" },
  // Linea Sepolia
  59141: { url: "https://rpc.sepolia.linea.build" },
  // Mode
  34443: { url: "https://mainnet.mode.network" },
  // Monad
  143: { url: "https://rpc.monad.xyz" },
  // Morph
  2818: { url: "https://rpc.morphl2.io" },
  // OP Mainnet
  10: { url: "https://mainnet.optimism.io" },
  // OP Sepolia
  11155420: { url: "https://sepolia.optimism.io" },
  // Polygon
  137: { url: "https://polygon.drpc.org" },
  // Robinhood
  4663: { url: "https://rpc.mainnet.chain.robinhood.com" },
  // Ronin
  2020: { url: "https://api.roninchain.com/rpc" },
  // Scroll
  534352: { url: "https://rpc.scroll.io" },
  // Sei Network
  1329: { url: "https://evm-rpc.sei-apis.com/" },
  // Sepolia
  11155111: { url: "https://11155111.rpc.thirdweb.com" },
  // Sonic
  146: { url: "https://rpc.soniclabs.com" },
  // Sophon
  50104: { url: "https://rpc.sophon.xyz", multicall: "0x5f4867441d2416cA88B1b3fd38f21811680CD2C8" },
  // Superseed
  5330: { url: "https://mainnet.superseed.xyz" },
  // Superseed Sepolia
  53302: { url: "https://sepolia.superseed.xyz" },
  // Taiko
  167000: { url: "https://rpc.mainnet.taiko.xyz" },
  // Unichain
  130: { url: "https://mainnet.unichain.org/" },
  // XDC
  50: { url: "https://rpc.xdcrpc.com", multicall: "0x0B1795ccA8E4eC4df02346a082df54D437F8D9aF" },
  // ZKsync Era
  324: { url: "https://mainnet.era.zksync.io", multicall: "0xF9cda624FBC7e059355ce98a31693d299FACd963" },
  // ZKsync Sepolia Testnet
  300: { url: "https://sepolia.era.zksync.dev", multicall: "0xF9cda624FBC7e059355ce98a31693d299FACd963" },
};
