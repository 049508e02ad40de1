import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readHostConfig } from "../../src/site/host/hostRules";
import { type PageScripts, SCRIPT_LIST } from "../../plugins/offline/worker/scriptList";
import { serveSite, type SiteServer } from "../../scripts/serve/server";
import { SITE_DIR } from "./routes";

/**
 * A copy of the built site on a server of its own, which can be deployed again and switched off. It asks browsers to
 * ask again for everything, so that what is there offline was cached by the service worker and by nothing else.
 */
export class Deploys {
  private constructor(
    private readonly dir: string,
    private readonly server: SiteServer,
  ) {}

  static async start(): Promise<Deploys> {
    const dir = await mkdtemp(path.join(tmpdir(), "deploys-"));
    await linkAll(path.resolve(SITE_DIR), dir, ["assets", "index.html", "sw.js"]);
    await mkdir(path.join(dir, "assets"));
    await linkAll(path.resolve(SITE_DIR, "assets"), path.join(dir, "assets"), ["js"]);
    await mkdir(path.join(dir, "assets/js"));
    await linkAll(path.resolve(SITE_DIR, "assets/js"), path.join(dir, "assets/js"), []);
    for (const file of ["index.html", "sw.js"]) await cp(path.resolve(SITE_DIR, file), path.join(dir, file));
    const config = readHostConfig(path.resolve("vercel.json"));
    const always = { source: "/(.*)", headers: [{ key: "Cache-Control", value: "no-cache" }] };
    const headers = (config.headers ?? []).filter(({ source }) => !source.startsWith("/assets/"));
    const server = await serveSite({ dir, port: 0, config: { ...config, headers: [...headers, always] } });
    return new Deploys(dir, server);
  }

  get url(): string {
    return this.server.url;
  }

  /** Another worker, as every deploy brings one. */
  async deployWorker(text?: string): Promise<void> {
    const file = path.join(this.dir, "sw.js");
    const another = (await readFile(file, "utf8")).replace(/Deploy \w+/, "Deploy another");
    await writeFile(file, text ?? another);
  }

  /** Another text of one file of the site, which is not a script. */
  async rewrite(file: string, change: (text: string) => string): Promise<void> {
    const [folder = ""] = file.split("/").filter(Boolean);
    const target = path.join(this.dir, folder);
    const from = await realpath(target);
    await rm(target, { force: true, recursive: true });
    await cp(from, target, { recursive: true, dereference: true });
    const full = path.join(this.dir, file);
    await writeFile(full, change(await readFile(full, "utf8")));
  }

  /** Another main script under another name, and with it another home page; the old one is gone. */
  async deployMain(): Promise<void> {
    const js = path.join(this.dir, "assets/js");
    const main = (await readdir(js)).find((name) => /^main\.\w+\.js$/.test(name));
    if (!main) throw new Error(`${js} holds no main script.`);
    await rename(path.join(js, main), path.join(js, "main.0deploy0.js"));
    const page = path.join(this.dir, "index.html");
    await writeFile(page, (await readFile(page, "utf8")).replaceAll(main, "main.0deploy0.js"));
    await this.deployWorker();
  }

  /** The chunk of one page under another name, as a word that changes on the page brings it. The other pages stay. */
  async deployChunk(route: string): Promise<void> {
    const js = path.join(this.dir, "assets/js");
    const list = path.join(this.dir, SCRIPT_LIST);
    const pages = JSON.parse(await readFile(list, "utf8")) as PageScripts;
    const shared = Object.entries(pages).flatMap(([page, scripts]) => (page === route ? [] : scripts));
    const own = pages[route]?.find((script) => !shared.includes(script));
    const hash = /\.(\w{8})\.js$/.exec(own ?? "")?.[1];
    const runtime = (await readdir(js)).find((name) => name.startsWith("runtime~main."));
    if (!own || !hash || !runtime) throw new Error(`${route} has no chunk of its own.`);
    await rename(path.join(this.dir, own), path.join(this.dir, own.replace(hash, "0deploy0")));
    const text = await readFile(path.join(js, runtime), "utf8");
    await writeFile(path.join(js, "runtime~main.0deploy0.js"), text.replaceAll(hash, "0deploy0"));
    await rm(list);
    await writeFile(list, JSON.stringify(pages).replaceAll(hash, "0deploy0"));
    await this.rewrite(`${route.slice(1)}.html`, (html) =>
      html.replaceAll(runtime, "runtime~main.0deploy0.js"),
    );
    await this.deployWorker();
  }

  /** Every script under another name, and with it the pages that tests go to: none of the first deploy's scripts is left. */
  async deployAll(): Promise<void> {
    const renamed = async (file: string, to = file) => {
      const text = (await readFile(file, "utf8")).replaceAll("assets/js/", "assets/another/");
      await rm(to, { force: true });
      await writeFile(to, text);
    };
    const scripts = path.join(this.dir, "assets/js");
    await mkdir(path.join(this.dir, "assets/another"));
    for (const name of await readdir(scripts)) {
      await renamed(path.join(scripts, name), path.join(this.dir, "assets/another", name));
    }
    await rm(scripts, { recursive: true });
    await renamed(path.join(this.dir, "index.html"));
    for (const section of ["concepts", "support"]) {
      const target = path.join(this.dir, section);
      // A folder of the build, which is not ours to change.
      const from = await realpath(target);
      await rm(target, { force: true, recursive: true });
      await cp(from, target, { recursive: true, dereference: true });
      for (const file of await readdir(target, { recursive: true })) {
        if (file.endsWith(".html")) await renamed(path.join(target, file));
      }
    }
    await this.deployWorker();
  }

  /** From now on nothing answers. */
  async goOffline(): Promise<void> {
    await this.server.close();
  }

  async end(): Promise<void> {
    await this.server.close().catch(() => undefined);
    await rm(this.dir, { recursive: true, force: true });
  }
}

async function linkAll(from: string, to: string, except: readonly string[]): Promise<void> {
  for (const name of await readdir(from)) {
    if (!except.includes(name)) await symlink(path.join(from, name), path.join(to, name));
  }
}
