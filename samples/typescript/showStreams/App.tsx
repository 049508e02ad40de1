// #region app
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type Config, createConfig, http, WagmiProvider } from "wagmi";
import { base, mainnet, sepolia } from "wagmi/chains";
import { injected } from "wagmi/connectors";
import { envio } from "./indexer";
import { StreamList } from "./StreamList";

/** Give `http` the address of your node: the public ones refuse many calls. */
const ownConfig = createConfig({
  chains: [mainnet, base, sepolia],
  connectors: [injected()],
  transports: { [mainnet.id]: http(), [base.id]: http(), [sepolia.id]: http() },
});
const queries = new QueryClient();

export function App({ config = ownConfig }: { config?: Config }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <StreamList indexer={envio} />
      </QueryClientProvider>
    </WagmiProvider>
  );
}
// #endregion app
