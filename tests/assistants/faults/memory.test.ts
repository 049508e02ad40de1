import { readFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, it } from "vitest";
import { CALLS } from "../calls";
import { built } from "../client";
import { isWeekly } from "../../standIns/long";

/** Megabytes that the server may hold at its peak. */
const PEAK = 300;

const CALLS_IN_ALL = isWeekly ? 2_000 : 1_000;

/** Calls that wait for their answers at the same time. */
const AT_ONCE = 10;

/** Tools that take longer than the others, and the number of rounds in which each is called once. */
const SLOW: Readonly<Record<string, number>> = { simulate: 3, batch: 6 };

/** A simulation of many steps, which makes more garbage than that of `CALLS`. */
const LONG_SIMULATION = {
  creation: { model: "linear", deposit: "1000000", total: 100_000 },
  steps: Array.from({ length: 10 }, (_, index) => ({
    at: 1_000 * (index + 1),
    by: "recipient",
    action: "withdrawMax",
  })),
};

/** Calls of all tools in turn, with words that no search has seen. */
function* composeCalls(count: number) {
  const tools = Object.entries(CALLS);
  for (let call = 0; call < count; call++) {
    const round = Math.floor(call / tools.length);
    const [name, { args }] = tools[call % tools.length]!;
    if (round % (SLOW[name] ?? 1) !== 0) yield { name: "explain", arguments: { text: `LK3-1-${call}` } };
    else if (name === "simulate") yield { name, arguments: LONG_SIMULATION };
    else if (name === "search_docs") yield { name, arguments: { query: `how do I cancel stream ${call}` } };
    else yield { name, arguments: args };
  }
}

/** Megabytes that a process has held at most, as Linux counts them. */
function getPeak(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1_000;
}

it.runIf(process.platform === "linux")(
  `holds at most 300 MB in ${CALLS_IN_ALL} calls of all tools, and the second half needs no more than the first`,
  async () => {
    const client = new Client({ name: "tests", version: "1.0.0" });
    const args = ["scripts/mcp.mjs", "--dir", built()];
    const transport = new StdioClientTransport({ command: process.execPath, args });
    await client.connect(transport);
    const calls = composeCalls(CALLS_IN_ALL);
    let answered = 0;
    let peakOfHalf = 0;
    const work = async () => {
      for (const call of calls) {
        const { isError, content } = await client.callTool(call);
        // On a busy machine a simulation can end because of its limit of time.
        if (isError) expect(JSON.stringify(content), call.name).toMatch(/The simulation takes more than/);
        if (++answered === CALLS_IN_ALL / 2) peakOfHalf = getPeak(transport.pid!);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const peak = getPeak(transport.pid!);
    await client.close();
    expect(answered).toBe(CALLS_IN_ALL);
    expect(peak).toBeLessThanOrEqual(PEAK);
    expect(peak).toBeLessThanOrEqual(peakOfHalf * 1.1);
    if (process.env.SHOW_FIGURES) console.log({ peakOfHalf, peak });
  },
  400_000,
);
