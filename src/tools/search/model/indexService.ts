import { SearchEngine } from "./engine/engine";
import { LATER_LAYERS, type LaterLayer, type IndexLayers } from "./packed/layers";
import { type Manifest } from "./packed/manifest";
import { answerRequest, type Answered, type SearchAnswer, type SearchRequest } from "./protocol";
import { type PackedIndex } from "./packed/records";

export interface IndexServiceOptions {
  /** Address of the manifest. */
  manifest: string;
  fetch: typeof fetch;
  now?: () => number;
  /** Whether a layer may be fetched that the next letter will probably ask for. Without it, none is. */
  mayFetchAhead?: () => boolean;
}

/** How long an index counts as current, in milliseconds, before the manifest is asked again. */
const FRESH = 60_000;

/** Without these there is no answer worth giving; without the others there is a lesser one. */
const isNeeded = (layer: LaterLayer) => layer === "texts";

/**
 * The index in the browser. Its names and the beginnings of its texts are loaded on first use, its other layers when
 * a query needs them. Whenever it may be out of date the manifest is asked, and when that names other files, those
 * are loaded before the next answer. So answers always fit the site that is deployed.
 */
export class IndexService {
  readonly #options: Required<IndexServiceOptions>;
  #index: LoadedIndex | undefined;
  #checked = -Infinity;
  #loading: Promise<LoadedIndex> | undefined;

  constructor(options: IndexServiceOptions) {
    this.#options = { now: Date.now, mayFetchAhead: () => false, ...options };
  }

  /** Loads what most queries need, or makes sure that it is current. Rejects when there is none and none can be loaded. */
  async refresh(): Promise<void> {
    const index = await this.#findCurrent();
    await index.add("texts");
    // Answers are lesser without it, but there are some.
    await index.add("questions").catch(() => undefined);
    void index.rehearse();
  }

  /** Answers one request. */
  async respond(request: SearchRequest): Promise<SearchAnswer> {
    let index = await this.#findCurrent();
    let answered: Answered;
    try {
      answered = await answer(index, request);
    } catch {
      // A layer is gone because a deploy came in between: the next index has it.
      this.#checked = -Infinity;
      index = await this.#findCurrent();
      answered = await answer(index, request);
    }
    if (isLess(answered) && this.#options.mayFetchAhead()) index.addAhead();
    return answered.response;
  }

  #findCurrent(): Promise<LoadedIndex> {
    if (this.#loading) return this.#loading;
    if (this.#index && this.#options.now() - this.#checked < FRESH) return Promise.resolve(this.#index);
    this.#loading = this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load(): Promise<LoadedIndex> {
    try {
      const manifest = await this.#readJson<Manifest>(this.#options.manifest, { cache: "no-cache" });
      if (manifest.version !== this.#index?.version) {
        // A file may be gone because a deploy came in between: then the manifest names others by now.
        this.#index = await this.#open(manifest).catch(async () =>
          this.#open(await this.#readJson<Manifest>(this.#options.manifest, { cache: "reload" })),
        );
      }
      this.#checked = this.#options.now();
      return this.#index!;
    } catch (error) {
      // Without a connection an index that is loaded goes on answering.
      if (this.#index) return this.#index;
      throw error;
    }
  }

  async #open(manifest: Manifest): Promise<LoadedIndex> {
    const load = <T>(address: string) => this.#readJson<T>(address);
    // Most queries need the texts; they travel while the names are read.
    const texts = fetchLayer("texts", manifest, load);
    const questions = fetchLayer("questions", manifest, load);
    for (const layer of [texts, questions]) layer.catch(() => undefined);
    return new LoadedIndex(await load<PackedIndex>(manifest.names), manifest, load, { texts, questions });
  }

  async #readJson<T>(address: string, init?: RequestInit): Promise<T> {
    const response = await this.#options.fetch(address, init);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as T;
  }
}

/**
 * Checks whether the rest of the texts would make more of an answer: it fills less than the list, so that the next letter will
 * probably ask for it, or shows a text that is cut.
 */
const isLess = ({ response, isCut }: Answered) => response.nbPages === 1 || isCut;

/** Lets what has happened meanwhile have its turn. Browsers make it wait some milliseconds. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

type Load = <T>(address: string) => Promise<T>;
type Packed<L extends LaterLayer> = NonNullable<IndexLayers[L]>;

/** Loads a layer. One that the index does not have is empty. */
const fetchLayer = async <L extends LaterLayer>(layer: L, manifest: Manifest, load: Load) =>
  manifest[layer] ? load<Packed<L>>(manifest[layer]) : ([] as unknown as Packed<L>);

/** An index of one version with its engine, and the layers that are added to it. */
class LoadedIndex {
  readonly version: string;
  readonly engine: SearchEngine;
  readonly #added = new Map<LaterLayer, Promise<void>>();
  /**
   * Queries of each kind that are answered first: the engine's code is slow until it has been used a few times, and so
   * would be the first letters that a reader types.
   */
  readonly #unrehearsed = ["s", "str", "streams", "cancel st", "cancel fees", "straem"];

  constructor(
    names: PackedIndex,
    private readonly manifest: Manifest,
    private readonly load: Load,
    { texts, questions }: { texts: Promise<Packed<"texts">>; questions: Promise<Packed<"questions">> },
  ) {
    this.version = manifest.version;
    const later = LATER_LAYERS.filter((layer) => manifest[layer]);
    this.engine = new SearchEngine(names, later);
    if (later.includes("texts")) void this.#begin("texts", texts);
    if (later.includes("questions")) void this.#begin("questions", questions);
  }

  /** Adds a layer once; after a failure the next call tries again. */
  add(layer: LaterLayer): Promise<void> {
    if (!this.engine.pending.includes(layer)) return Promise.resolve();
    return this.#added.get(layer) ?? this.#begin(layer, fetchLayer(layer, this.manifest, this.load));
  }

  /** Begins to add the rest of the texts, unless their beginnings are still on their way. */
  addAhead(): void {
    if (this.engine.pending.includes("texts")) return;
    // Who needs it will try again.
    this.add("rest").catch(() => undefined);
  }

  /** Answers the rehearsed queries, one at a time: what is asked meanwhile has its turn. */
  async rehearse(): Promise<void> {
    for (const query of this.#unrehearsed.splice(0)) {
      await pause();
      answerRequest(this.engine, { query });
    }
  }

  #begin<L extends LaterLayer>(layer: L, fetched: Promise<Packed<L>>): Promise<void> {
    const adding = this.#add(layer, fetched);
    // Whoever needs the layer hears of a failure.
    adding.catch(() => undefined);
    this.#added.set(layer, adding);
    return adding;
  }

  async #add<L extends LaterLayer>(layer: L, fetched: Promise<Packed<L>>): Promise<void> {
    try {
      const packed = await fetched;
      // What was typed while the layer travelled is answered first.
      await pause();
      await this.engine.addInSteps(layer, packed);
    } catch (error) {
      this.#added.delete(layer);
      throw error;
    }
  }
}

/** Answers from the layers that are there, and again once those are there that would make the answer better. */
async function answer(index: LoadedIndex, request: SearchRequest): Promise<Answered> {
  const failed = new Set<LaterLayer>();
  for (;;) {
    const answered = answerRequest(index.engine, request);
    const { lacks } = answered;
    if (!lacks || failed.has(lacks)) return answered;
    try {
      await index.add(lacks);
    } catch (error) {
      if (isNeeded(lacks)) throw error;
      failed.add(lacks);
    }
  }
}
