import { SearchEngine } from "./engine";
import { answerRequest, type SearchRequest, type SearchResponse } from "./protocol";
import { type PackedIndex } from "./records";

/** Names the files of the current index. Its address is fixed and it is asked for anew each time. */
interface Manifest {
  version: string;
  files: string[];
}

export interface IndexServiceOptions {
  /** Address of the manifest. */
  manifest: string;
  fetch: typeof fetch;
  now?: () => number;
}

/** How long an index counts as current, in milliseconds, before the manifest is asked again. */
const FRESH = 60_000;

/**
 * The index in the browser. It is loaded on first use; whenever it may be out of date the manifest is asked, and when
 * that names other files, those are loaded before the next answer. So answers always fit the site that is deployed.
 */
export class IndexService {
  readonly #options: Required<IndexServiceOptions>;
  #engine: SearchEngine | undefined;
  #version = "";
  #checked = -Infinity;
  #loading: Promise<SearchEngine> | undefined;

  constructor(options: IndexServiceOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /** Loads the index, or makes sure that it is current. Rejects when there is none and none can be loaded. */
  async refresh(): Promise<void> {
    await this.#current();
  }

  /** Answers the requests of one call, in their order. */
  async respond(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    const engine = await this.#current();
    return requests.map((request) => answerRequest(engine, request));
  }

  #current(): Promise<SearchEngine> {
    if (this.#loading) return this.#loading;
    if (this.#engine && this.#options.now() - this.#checked < FRESH) return Promise.resolve(this.#engine);
    this.#loading = this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load(): Promise<SearchEngine> {
    try {
      const { version, files } = await this.#json<Manifest>(this.#options.manifest, { cache: "no-cache" });
      if (!this.#engine || version !== this.#version) {
        // A file may be gone because a deploy came in between: then the manifest names others by now.
        const indexes = await this.#files(files).catch(async () => {
          const again = await this.#json<Manifest>(this.#options.manifest, { cache: "reload" });
          return this.#files(again.files);
        });
        this.#engine = new SearchEngine(indexes);
        this.#version = version;
      }
      this.#checked = this.#options.now();
      return this.#engine;
    } catch (error) {
      // Without a connection an index that is loaded goes on answering.
      if (this.#engine) return this.#engine;
      throw error;
    }
  }

  #files(files: readonly string[]): Promise<PackedIndex[]> {
    return Promise.all(files.map((file) => this.#json<PackedIndex>(file)));
  }

  async #json<T>(address: string, init?: RequestInit): Promise<T> {
    const response = await this.#options.fetch(address, init);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as T;
  }
}
