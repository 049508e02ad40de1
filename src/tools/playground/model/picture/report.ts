import { formatAmount, formatDecimal } from "../../../../protocol/text/amount";
import type { Contract } from "../../../../protocol/evm/chain";
import { STATUSES as FLOW_STATUSES } from "../../../../protocol/streams/flow/stream";
import { STATUSES as LOCKUP_STATUSES } from "../../../../protocol/streams/lockup/stream";
import { formatDays } from "../../../../protocol/text/wording";
import { getDecimals } from "../creation/creation";
import { findProtocol, type Role, type Scenario } from "../scenario";
import type { World } from "../world";

/** One line of what the contract reports. */
export interface Row {
  /** The view function that was asked. */
  source: string;
  label: string;
  value: string;
}

/** A stream as its contract reports it at one moment. */
export interface Report {
  status: string;
  rows: readonly Row[];
  /** What each person owns of the token. */
  balances: readonly { role: Role; value: string }[];
  /** Amounts that fields begin with, base units; rates UD21x18, the fee in wei. */
  figures: {
    withdrawable: bigint;
    refundable: bigint;
    firstDeposit: bigint;
    firstRate: bigint;
    fee: bigint;
  };
}

/** Returns a moment in UTC, with seconds where they are not zero: `25 January 2027, 08:00 UTC`. */
export function formatUtc(timestamp: bigint): string {
  const date = new Date(Number(timestamp) * 1_000);
  return `${formatDays(date)}, ${date.toISOString().slice(11, timestamp % 60n === 0n ? 16 : 19)} UTC`;
}

/** Reads the stream `id` of a scenario at the chain's present time. */
export async function readReport(world: World, scenario: Scenario, id: bigint): Promise<Report> {
  const { token } = scenario;
  const decimals = getDecimals(scenario);
  const protocol = findProtocol(scenario);
  const contract = world.sablier[protocol];
  const format = (value: bigint): string => `${formatAmount(value, decimals)} ${token}`;
  const read = <T>(name: string): Promise<T> => contract.read<T>(name, [id]);
  const rows: Row[] = [];
  const ask = async <T>(source: string, label: string, words: (value: T) => string): Promise<T> => {
    const value = await read<T>(source);
    rows.push({ source, label, value: words(value) });
    return value;
  };

  const owner = await getOwner(world, contract, id);
  const balances = await listBalances(world, scenario);
  const { creation } = scenario;
  const figures = {
    withdrawable: 0n,
    refundable: 0n,
    firstDeposit: creation.model === "flow" ? creation.deposit : 0n,
    firstRate: creation.model === "flow" ? creation.ratePerSecond : 0n,
    fee: 0n,
  };
  const names = protocol === "flow" ? FLOW_STATUSES : LOCKUP_STATUSES;
  const status = names[Number(await read<number>("statusOf"))]!;
  const yes = (value: boolean): string => (value ? "yes" : "no");

  if (protocol === "lockup") {
    await ask("getDepositedAmount", "Deposited", format);
    await ask("streamedAmountOf", "Streamed", format);
    await ask("getWithdrawnAmount", "Withdrawn", format);
    figures.withdrawable = await ask("withdrawableAmountOf", "Withdrawable now", format);
    figures.refundable = await ask("refundableAmountOf", "Refundable now", format);
    await ask("getRefundedAmount", "Refunded", format);
    await ask("isCancelable", "Cancelable", yes);
  } else {
    await ask("getBalance", "Balance", format);
    await ask<bigint>("getRatePerSecond", "Rate", (rate) => `${formatDecimal(rate, 18)} ${token}/s`);
    await ask("totalDebtOf", "Total debt", format);
    await ask("coveredDebtOf", "Covered debt", format);
    await ask("uncoveredDebtOf", "Uncovered debt", format);
    figures.withdrawable = await read("withdrawableAmountOf");
    figures.refundable = await ask("refundableAmountOf", "Refundable now", format);
  }
  await ask("isTransferable", "Transferable", yes);
  rows.push({
    source: "ownerOf",
    label: "NFT owned by",
    value: owner === undefined ? "nobody, it was burned" : (world.findName(owner) ?? owner),
  });
  if (scenario.feeUSD !== undefined) {
    figures.fee = await ask(
      "calculateMinFeeWei",
      "Fee of a withdrawal",
      (wei: bigint) => `${formatDecimal(wei, 18)} ETH`,
    );
  }
  if (creation.model === "priceGated") {
    const [, price] = await world.sablier.oracle.read<readonly bigint[]>("latestRoundData");
    rows.push({ source: "latestRoundData", label: "Price", value: `${formatAmount(price!, 8)} USD` });
  }
  return { status, rows, balances, figures };
}

async function getOwner(world: World, contract: Contract, id: bigint): Promise<string | undefined> {
  try {
    return await contract.read<string>("ownerOf", [id]);
  } catch {
    // A burned NFT: the function reverts.
    return undefined;
  }
}

/** Returns the balances of those who take part in a scenario. */
async function listBalances(world: World, scenario: Scenario): Promise<Report["balances"]> {
  const { creation, roles, token } = scenario;
  const people = new Set<Role>(roles.filter((role) => role !== "admin"));
  if (creation.to === "contract") people.add("contract");
  const decimals = getDecimals(scenario);
  return Promise.all(
    [...people].map(async (role) => ({
      role,
      value: `${formatAmount(await world.balance(role, token), decimals)} ${token}`,
    })),
  );
}
