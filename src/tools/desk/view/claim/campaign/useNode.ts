import { useEffect, useRef, useState } from "react";
import type { Address } from "viem";
import { MULTICALL3, publicNodes } from "@site/data/endpoints/publicNodes";
import type { CampaignState } from "../../../../../protocol/airdrops/claim/contract/node";
import { findNodeFault } from "../form";

/** The campaign that a node is asked about. */
export interface NodeTarget {
  readonly campaign: Address;
  readonly chain: { readonly id: number; readonly name: string };
}

/** What came of the last press. */
export type NodeResult =
  | { readonly kind: "idle" }
  | { readonly kind: "running" }
  | { readonly kind: "failed"; readonly sentence: string }
  | { readonly kind: "done"; readonly state: CampaignState; readonly index: bigint | undefined };

export interface CampaignNode {
  /** Address of the node as the field shows it. */
  readonly url: string;
  /** What is wrong with the address, as a sentence; empty if it can be asked. */
  readonly fault: string;
  /** What the button names, such as `mainnet.optimism.io`. */
  readonly host: string;
  readonly result: NodeResult;
  readonly setUrl: (url: string) => void;
  /** Asks the node; with an index, also whether that row was claimed. */
  readonly ask: (index?: bigint) => void;
  readonly stop: () => void;
}

const IDLE: NodeResult = { kind: "idle" };
const NOT_LOADED =
  "This part of the page could not be loaded. Check your connection, or load the page again.";

/**
 * Asks a node of the campaign's chain, one question at a time, and never before `ask` is called. The address of the node
 * is not stored and not part of the page's address, because it can contain a key. Browser only.
 */
export function useNode(
  target: NodeTarget | undefined,
  onState: (state: CampaignState) => void,
): CampaignNode {
  const [own, setOwn] = useState<{ readonly chainId: number; readonly url: string }>();
  const [last, setLast] = useState<{ readonly about: string; readonly result: NodeResult }>();
  const control = useRef<AbortController>(undefined);
  // The reader can fill in other fields until the answer comes, so the form of the press is out of date by then.
  const report = useRef(onState);
  useEffect(() => {
    report.current = onState;
  });

  const about = target ? `${target.chain.id} ${target.campaign}` : "";
  const known = target && publicNodes[target.chain.id];
  const url = own && own.chainId === target?.chain.id ? own.url : (known?.url ?? "");
  const fault = findNodeFault(url);

  const stop = () => {
    control.current?.abort();
    control.current = undefined;
    setLast(undefined);
  };
  // An answer about a different campaign must not fill in anything.
  useEffect(
    () => () => {
      control.current?.abort();
      control.current = undefined;
      setLast(undefined);
    },
    [about],
  );

  const ask = async (index?: bigint) => {
    if (!target || fault !== "") return;
    stop();
    const mine = new AbortController();
    control.current = mine;
    const show = (result: NodeResult) => {
      if (control.current === mine) setLast({ about, result });
    };
    show({ kind: "running" });
    try {
      const { askNode } = await import("../../../../../protocol/airdrops/claim/contract/node");
      const multicall = (known?.multicall ?? MULTICALL3) as Address;
      const answer = await askNode(
        { url: url.trim(), multicall, ...target, ...(index !== undefined && { index }) },
        mine.signal,
      );
      if (answer.kind === "stopped" || control.current !== mine) return;
      if (answer.kind === "failure") {
        show({ kind: "failed", sentence: answer.sentence });
        return;
      }
      show({ kind: "done", state: answer.state, index });
      report.current(answer.state);
    } catch {
      show({ kind: "failed", sentence: NOT_LOADED });
    }
  };

  return {
    url,
    fault,
    host: fault === "" ? new URL(url.trim()).host : "",
    result: last?.about === about ? last.result : IDLE,
    setUrl: (text) => {
      stop();
      if (target) setOwn({ chainId: target.chain.id, url: text });
    },
    ask: (index) => void ask(index),
    stop,
  };
}
