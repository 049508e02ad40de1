import type { Snapshot } from "../../../../protocol/evm/chain";
import { listActions, findAction, type ParameterKind } from "./actions";
import { composeCreationCall } from "../creation/creation";
import { findBends, type Sample, sampleAhead } from "../picture/curve";
import { readNft } from "../picture/nft";
import { type Picture, drawPicture } from "../picture/picture";
import { plotSamples } from "../picture/plot";
import { readReport } from "../picture/report";
import { type Act, LATEST, type Party, findProtocol, type Role, type Scenario, type Step } from "../scenario";
import { type CodedEntry, type Refusal, readRefusal, transactInCode } from "./transact";
import type { Call, World } from "../world";

/** All that a playground shows at one moment. */
export interface View {
  /** Unix seconds. */
  created: bigint;
  /** Seconds after the creation. */
  now: bigint;
  /** Seconds after the creation: the clock cannot go back before it. */
  lastAction: bigint;
  picture: Picture;
  log: readonly CodedEntry[];
  /** What the reader has done, without what the scenario begins with. */
  steps: readonly Step[];
  /** The actions of the scenario, with what their fields begin with. */
  offers: readonly Offer[];
}

/** An action that the playground offers to the reader. */
export interface Offer {
  id: string;
  label: string;
  parameters: readonly { name: string; label: string; kind: ParameterKind; initial: string }[];
}

type Undo = { snapshot?: Snapshot; clock: bigint; samples: readonly Sample[]; entries: number };

/** One playground: a stream on a chain, its history and its future. */
export class Session {
  private readonly log: CodedEntry[] = [];
  private readonly steps: Step[] = [];
  private readonly undos: Undo[] = [];
  private samples: readonly Sample[] = [];
  private bends: readonly bigint[] | undefined;
  private begun = 0;

  private constructor(
    readonly world: World,
    readonly scenario: Scenario,
    private streamId: bigint,
    private readonly created: bigint,
  ) {}

  /**
   * Creates the scenario's stream in `world` and plays what has happened before the reader comes.
   *
   * @throws Revert when the stream cannot be created, or Error when a step of the scenario is refused
   */
  static async open(world: World, scenario: Scenario): Promise<Session> {
    await world.setUp(scenario);
    const session = new Session(world, scenario, 0n, world.chain.timestamp);
    await session.create();
    for (const step of scenario.steps) {
      const { refusal } = (await session.play(step)) ?? {};
      if (refusal)
        throw new Error(`The scenario ${scenario.id} begins with a refused call: ${refusal.errorName}`);
    }
    session.begun = session.steps.length;
    return session;
  }

  /** Plays a step; for an action returns its line of the log. An action that is refused changes nothing else. */
  async play(step: Step): Promise<CodedEntry | undefined> {
    if ("at" in step) {
      await this.moveTo(step.at);
      return undefined;
    }
    const call = await this.callOf(step);
    const clock = this.world.chain.timestamp;
    // The curve at this moment, before the action changes it.
    const before = await sampleAhead(this.world, this.scenario, this.streamId);
    const samples = this.samples;
    const snapshot = await this.world.chain.snapshot();
    const { entry } = await this.transact(step.by, call);
    this.undos.push({ snapshot, clock, samples, entries: this.log.length - 1 });
    this.steps.push(step);
    if (entry.refusal === undefined) {
      const past = samples.filter(({ at }) => at < clock);
      this.samples = [...past, ...before, ...(await this.sampleFuture())];
    }
    return entry;
  }

  /** Takes back the last step of the reader. Does nothing when there is none. */
  async undo(): Promise<void> {
    if (this.steps.length <= this.begun) return;
    const last = this.undos.pop()!;
    this.steps.pop();
    if (last.snapshot === undefined) this.setClock(last.clock);
    else await this.world.chain.restore(last.snapshot);
    this.samples = last.samples;
    this.log.length = last.entries;
  }

  /** Takes back all steps of the reader. */
  async reset(): Promise<void> {
    while (this.steps.length > this.begun) await this.undo();
  }

  /** Returns what is to be shown now. */
  async view(): Promise<View> {
    const { chain } = this.world;
    const nft = this.scenario.showsNft ? await readNft(this.world, this.scenario, this.streamId) : undefined;
    const now = chain.timestamp - this.created;
    const report = await readReport(this.world, this.scenario, this.streamId);
    const plot = plotSamples(this.scenario, this.samples, { created: this.created, now: chain.timestamp });
    return {
      created: this.created,
      now,
      lastAction: this.findLastAction() - this.created,
      picture: drawPicture(this.scenario, {
        created: this.created,
        now,
        plot,
        report,
        ...(nft ? { nft } : {}),
      }),
      log: [...this.log],
      steps: this.steps.slice(this.begun),
      offers: listActions(this.scenario).map(({ id, label, parameters }) => ({
        id,
        label,
        parameters: parameters.map(({ initial, ...parameter }) => ({
          ...parameter,
          initial: initial(report),
        })),
      })),
    };
  }

  /**
   * Returns what each of these actions would be refused with, if it were made now; undefined for those that would work.
   */
  async tryOut(acts: readonly Act[]): Promise<(Refusal | undefined)[]> {
    const refusals: (Refusal | undefined)[] = [];
    for (const act of acts) {
      try {
        const { args, contract, functionName, value } = await this.callOf(act);
        const from = this.world.address(act.by);
        await this.world.findContract(contract).read(functionName, args, { from, value });
        refusals.push(undefined);
      } catch (error) {
        refusals.push(readRefusal(this.world, error));
      }
    }
    return refusals;
  }

  private async create(): Promise<void> {
    const call = composeCreationCall(this.world, this.scenario);
    const { entry, receipt } = await this.transact("sender", call);
    if (entry.refusal) throw new CreationRefused(entry.refusal);
    this.streamId = receipt!.result as bigint;
    this.samples = await this.sampleFuture();
  }

  private async moveTo(seconds: bigint): Promise<void> {
    if (seconds < 0n || seconds > LATEST) return;
    const { chain } = this.world;
    const earliest = this.findLastAction();
    const target = this.created + seconds < earliest ? earliest : this.created + seconds;
    if (target === chain.timestamp) return;
    const step: Step = { at: target - this.created };
    const last = this.steps.at(-1);
    // Moving on and on is one step.
    if (last !== undefined && "at" in last && this.steps.length > this.begun) this.steps.pop();
    else this.undos.push({ clock: chain.timestamp, samples: this.samples, entries: this.log.length });
    this.steps.push(step);
    this.setClock(target);
  }

  private setClock(target: bigint): void {
    const { chain } = this.world;
    if (target < chain.timestamp) chain.rewind(target);
    else chain.warp(target);
  }

  private findLastAction(): bigint {
    const at = this.log.findLast(({ refusal }) => refusal === undefined)?.at ?? 0n;
    return this.created + at;
  }

  private async callOf({ action, args, by }: Act): Promise<Call> {
    const found = findAction(this.scenario, action);
    if (found === undefined) throw new Error(`The playground ${this.scenario.id} has no action ${action}`);
    const findOwner = async (): Promise<Party> => {
      const address = await this.world.sablier[findProtocol(this.scenario)]
        .read<string>("ownerOf", [this.streamId])
        .catch(() => this.world.address("recipient"));
      return (this.world.findName(address) ?? by) as Party;
    };
    return found.call({ world: this.world, streamId: this.streamId, args, owner: findOwner });
  }

  private async transact(by: Role, call: Call): ReturnType<typeof transactInCode> {
    const at = this.world.chain.timestamp - this.created;
    const transaction = await transactInCode(this.world, { at, by, call });
    this.log.push(transaction.entry);
    return transaction;
  }

  private async sampleFuture(): Promise<Sample[]> {
    const { created, scenario, streamId, world } = this;
    if (this.bends === undefined || findProtocol(scenario) === "flow") {
      this.bends = await findBends(world, scenario, streamId);
    }
    return sampleAhead(world, scenario, streamId, this.bends, created + scenario.span);
  }
}

/** The contract refused to create the stream. */
export class CreationRefused extends Error {
  override readonly name = "CreationRefused";
  constructor(readonly refusal: Refusal) {
    super(`${refusal.errorName ?? "revert"}(${refusal.args.join(", ")})`);
  }
}
