import type { Receipt, UnlinkedArtifact } from "../../../../protocol/evm/chain";
import { type Figure, formatFigure } from "../../../../site/figures";
import { composeCreationCall } from "../creation/creation";
import { type Creation, type Party, findProtocol, type Role, type TokenSymbol } from "../scenario";
import { type CodedEntry, transactInCode } from "../session/transact";
import type { Call, World } from "../world";

/**
 * A sample of a guide, step by step. Its unit test, the build and the reader's browser play the same steps, and each
 * compares what comes out with what the guide says.
 */
export interface SampleRun {
  /** Names it in pages: small letters and hyphens. */
  id: string;
  title: string;
  /** What is there before the first step, in words. */
  given: string;
  /** The sample, by its path from the project's root. The sender deploys it and lets it take its tokens. */
  file: string;
  /** Arguments of its constructor. */
  construction(world: World): readonly unknown[];
  token: TokenSymbol;
  /** The minimum fee of each withdrawal, USD with 8 decimals; none when left out. */
  feeUSD?: bigint;
  /** Streams that the sender has created before the first step, by the names that steps use. */
  streams?: Readonly<Record<string, Creation>>;
  steps: readonly SampleStep[];
}

/** Step of a sample: the clock moves, a role calls a function, and the values that the guide states are compared. */
export interface SampleStep {
  /** What happens, in words. */
  text: string;
  /** Where the clock moves to first, seconds after the beginning. */
  at?: bigint;
  by?: Role;
  call?(stage: Stage): Call;
  /** The name of the stream that the call creates. */
  creates?: string;
  /** The error that the call is refused with. */
  refused?: string;
  expectations?: readonly Expectation[];
}

/** A value that the guide states, and how to ask for it. */
export interface Expectation {
  /** The key of the figure in the guide, without what all keys of its file begin with; none where no guide shows it. */
  key: string | undefined;
  label: string;
  expected: Figure;
  read(stage: Stage): Promise<Figure> | Figure;
}

/** What steps work on. */
export interface Stage {
  readonly world: World;
  /** Unix seconds of the beginning. */
  readonly start: bigint;
  /** The ID of a stream by its name. */
  id(name?: string): bigint;
  address(party: Party): `0x${string}`;
  /** Of the last call; undefined when it was refused. */
  receipt?: Receipt;
}

/** A value as a guide states it, and as it came out. */
export interface Seen {
  key: string | undefined;
  label: string;
  expected: string;
  actual: string;
  figure: Figure;
}

/** What a step did. */
export interface Played {
  text: string;
  /** Seconds after the beginning. */
  at: bigint;
  entry?: CodedEntry;
  seen: readonly Seen[];
}

/** A step as its page has it before it is run. */
export interface PlannedStep {
  text: string;
  /** When, as `After 5 days`; empty where the clock has not moved. */
  moment: string;
  /** Who calls, and the call. */
  by?: Role;
  call?: string;
  seen: readonly Pick<Seen, "label" | "expected">[];
}

/** A run as its page has it before it is started: each result as the build's own run gave it. */
export interface PlannedRun extends Pick<SampleRun, "id" | "given"> {
  /** The file's name. */
  file: string;
  steps: readonly PlannedStep[];
}

/** Returns the name that code gives to the contract of a sample: `createLinear`. */
function nameSample({ file }: Pick<SampleRun, "file">): string {
  const name = file.split("/").at(-1)!.replace(".sol", "");
  return name[0]!.toLowerCase() + name.slice(1);
}

/** A run of a sample on a chain. */
export class SampleSession {
  private next = 0;

  private constructor(
    private readonly run: SampleRun,
    private readonly stage: Stage,
    private readonly ids: Map<string, bigint>,
  ) {}

  /** Deploys the sample, whose code is `artifact`, and creates the streams that the run begins with. */
  static async open(base: World, run: SampleRun, artifact: UnlinkedArtifact): Promise<SampleSession> {
    const { chain } = base;
    const { feeUSD, file, streams = {}, token } = run;
    await base.setUp(feeUSD === undefined ? {} : { feeUSD });
    const sender = { from: base.address("sender") };
    const contract = await chain.deploy(artifact, run.construction(base), sender);
    const world = base.withContract(contract, nameSample({ file }));
    await world.tokens[token].send("approve", [contract.address, 2n ** 256n - 1n], sender);
    const ids = new Map<string, bigint>();
    for (const [name, creation] of Object.entries(streams)) {
      const { args, functionName } = composeCreationCall(world, { creation, token });
      const { result } = await world
        .findContract(findProtocol({ creation }))
        .send<bigint>(functionName, args, sender);
      ids.set(name, result);
    }
    const stage: Stage = {
      world,
      start: chain.timestamp,
      id(name = "stream") {
        const id = ids.get(name);
        if (id === undefined) throw new Error(`${run.id} has no stream ${name}`);
        return id;
      },
      address: (party) => world.address(party),
    };
    return new SampleSession(run, stage, ids);
  }

  get isOver(): boolean {
    return this.next >= this.run.steps.length;
  }

  /** Plays the next step. */
  async play(): Promise<Played> {
    const { stage } = this;
    const { chain } = stage.world;
    const {
      at,
      by = "sender",
      call,
      creates,
      expectations = [],
      refused,
      text,
    } = this.run.steps[this.next++]!;
    if (at !== undefined) chain.warp(stage.start + at);
    const now = chain.timestamp - stage.start;
    const seen: Seen[] = [];
    let entry: CodedEntry | undefined;
    if (call !== undefined) {
      const transaction = await transactInCode(stage.world, { at: now, by, call: call(stage) });
      ({ entry } = transaction);
      stage.receipt = transaction.receipt;
      if (creates !== undefined && stage.receipt) this.ids.set(creates, stage.receipt.result as bigint);
      const error = entry.refusal?.errorName ?? (entry.refusal ? "refused without a reason" : undefined);
      if (refused !== undefined || error !== undefined) {
        const figure = { text: error ?? "not rejected" };
        seen.push({
          key: undefined,
          label: "refused with",
          expected: refused ?? "not rejected",
          actual: figure.text,
          figure,
        });
      }
    }
    for (const { expected, key, label, read } of expectations) {
      const figure = await read(stage);
      seen.push({ key, label, expected: formatFigure(expected), actual: formatFigure(figure), figure });
    }
    return { text, at: now, ...(entry ? { entry } : {}), seen };
  }
}

/**
 * Plays a run from its beginning to its end, and puts the chain back.
 *
 * @throws Error that names each value that did not come out as the guide says
 */
export async function playRun(world: World, run: SampleRun, artifact: UnlinkedArtifact): Promise<Played[]> {
  return world.chain.sandbox(async () => {
    const session = await SampleSession.open(world, run, artifact);
    const played: Played[] = [];
    while (!session.isOver) played.push(await session.play());
    const wrong = played.flatMap(({ seen, text }) =>
      seen
        .filter(({ actual, expected }) => actual !== expected)
        .map(({ actual, expected, label }) => `${text}: ${label} is ${actual}, not ${expected}`),
    );
    if (wrong.length > 0)
      throw new Error(`The run ${run.id} differs from its guide:\n  ${wrong.join("\n  ")}`);
    return played;
  });
}
