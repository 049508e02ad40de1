import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../serve/freePort";
import { awaitTrue, findProgram, type Engine, type Missing } from "./engine";

/** Returns the browser that comes with WebKitGTK for tests. */
function findMiniBrowser(): string | undefined {
  const onPath = findProgram("MiniBrowser");
  if (onPath) return onPath;
  for (const folder of ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]) {
    try {
      const webkit = readdirSync(folder).find((name) => /^webkit2?gtk-/.test(name));
      if (webkit) return path.join(folder, webkit, "MiniBrowser");
    } catch {
      // Another machine has another folder.
    }
  }
  return undefined;
}

/** What the page has logged: WebDriver has no command for it. */
const LISTEN = `
  if (!window.logged) {
    window.logged = [];
    addEventListener("error", (event) => logged.push(event.message || "a file could not be loaded: " + (event.target.src || event.target.href)), true);
    addEventListener("unhandledrejection", (event) => logged.push(String(event.reason)));
    document.addEventListener("securitypolicyviolation", (event) => logged.push(event.effectiveDirective + " does not allow " + event.blockedURI));
  }`;

/** Starts WebKitGTK over WebDriver, where it is installed. It needs a display: without one, that of Xvfb. */
export async function openWebKit(): Promise<Engine | Missing> {
  const driver = findProgram("WebKitWebDriver");
  const binary = findMiniBrowser();
  if (!driver || !binary) {
    return { missing: "WebKit is not installed (on Debian: apt-get install webkit2gtk-driver)." };
  }
  const processes: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) {
    const xvfb = findProgram("Xvfb");
    if (!xvfb) return { missing: "WebKit has no display (on Debian: apt-get install xvfb)." };
    env.DISPLAY = `:${100 + (process.pid % 400)}`;
    processes.push(spawn(xvfb, [env.DISPLAY, "-screen", "0", "1440x900x24"], { stdio: "ignore" }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const port = await findFreePort();
  processes.push(spawn(driver, [`--port=${port}`], { stdio: "ignore", env }));
  const stop = () => processes.reverse().forEach((child) => child.kill());

  const command = async (method: string, route: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(value.message ?? `WebKit's driver answers ${response.status}.`);
    return value;
  };
  try {
    await awaitTrue(async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
    const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
    const { sessionId, capabilities } = (await command("POST", "/session", {
      capabilities: { alwaysMatch: options },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const session = `/session/${sessionId}`;
    const run = (script: string) => command("POST", `${session}/execute/sync`, { script, args: [] });
    const evaluate = (expression: string) => run(`return (${expression});`);
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      async open(address) {
        await command("POST", `${session}/url`, { url: address });
        await run(LISTEN);
      },
      evaluate,
      waitFor: (expression) => awaitTrue(() => evaluate(`Boolean(${expression})`)),
      async type(selector, text) {
        // A field that was just shown may be rendered once more.
        await awaitTrue(async () => {
          const field = (await command("POST", `${session}/element`, {
            using: "css selector",
            value: selector,
          })) as Record<string, string>;
          await command("POST", `${session}/element/${Object.values(field)[0]}/value`, { text });
          return true;
        });
      },
      messages: async () => (await evaluate("window.logged")) as string[],
      async close() {
        await command("DELETE", session).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
