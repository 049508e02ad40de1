// #region hooks
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type PublicClient } from "viem";
import { useConfig, useConnection, usePublicClient } from "wagmi";
import { getWalletClient } from "wagmi/actions";
import { readAmounts } from "./amounts";
import { type Indexer, listStreams, type Row } from "./list";
import { withdraw } from "./withdraw";

/** The streams of the connected wallet, on the chain that it is connected to. */
export function useStreams(indexer: Indexer) {
  const { address, chainId } = useConnection();
  return useQuery({
    queryKey: ["streams", indexer.url, chainId, address],
    queryFn: () => listStreams(indexer, chainId!, address!),
    enabled: address !== undefined && chainId !== undefined,
  });
}

/** What the contracts say of them, asked again every 15 seconds. */
export function useAmounts(rows: readonly Row[]) {
  const { chainId } = useConnection();
  const client = usePublicClient({ chainId });
  return useQuery({
    queryKey: ["amounts", chainId, rows.map(({ id }) => id)],
    queryFn: () => readAmounts(client as PublicClient, rows),
    enabled: client !== undefined && rows.length > 0,
    refetchInterval: 15_000,
  });
}

/** The device's clock, in milliseconds, once a second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Withdraws from a stream, and asks for the amounts again. `isPending` until it is mined. */
export function useWithdraw(row: Row) {
  const config = useConfig();
  const { chainId } = useConnection();
  const client = usePublicClient({ chainId });
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => withdraw(client as PublicClient, await getWalletClient(config, { chainId }), row),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["amounts"] }),
  });
}
// #endregion hooks
