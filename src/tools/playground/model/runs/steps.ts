import type { Role } from "../scenario";
import type { ContractName } from "../world";
import type { SampleStep, Stage } from "./run";

/** Returns a step in which someone calls a function of a contract. `value` in wei. */
export function act(
  text: string,
  by: Role,
  [contract, functionName]: readonly [ContractName, string],
  args: (stage: Stage) => readonly unknown[],
  { value, ...rest }: Omit<SampleStep, "text" | "by" | "call"> & { value?: bigint } = {},
): SampleStep {
  const call = (stage: Stage) => ({
    contract,
    functionName,
    args: args(stage),
    ...(value === undefined ? {} : { value }),
  });
  return { text, by, call, ...rest };
}
