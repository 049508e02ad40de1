import { type Page } from "@playwright/test";

/** One line that a page logged, or an error that it threw. */
export interface Message {
  kind: "error" | "warning" | "uncaught";
  text: string;
  /** The page that was open. */
  page: string;
}

/** Collects what pages log as errors and warnings, and what they throw. */
export class Console {
  readonly all: Message[] = [];
  readonly #expected: (string | RegExp)[] = [];

  /**
   * Names messages that a test provokes on purpose: those that contain the text or match the pattern are not
   * failures. Whether they came is for the test to assert, on `all`.
   */
  expect(...patterns: (string | RegExp)[]): void {
    this.#expected.push(...patterns);
  }

  /** Watches one page from now on. */
  listen(page: Page): void {
    page.on("console", (message) => {
      const kind = message.type();
      if (kind !== "error" && kind !== "warning") return;
      // Playwright's own remark where it keeps a service worker out (playwright.config.ts).
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      const source = message.location().url;
      // No other host can be reached here, and a third party that fails must not matter: src/node/chromium/chromium.ts.
      if (message.text().includes("ERR_NAME_NOT_RESOLVED") && isForeign(source)) return;
      this.#add({ kind, text: `${message.text()} (${source})`, page: page.url() });
    });
    page.on("pageerror", (error) => {
      this.#add({ kind: "uncaught", text: error.stack ?? String(error), page: page.url() });
    });
  }

  /** The messages that nobody expected. */
  get unexpected(): Message[] {
    return this.all.filter(
      ({ text }) =>
        !this.#expected.some((wanted) =>
          typeof wanted === "string" ? text.includes(wanted) : wanted.test(text),
        ),
    );
  }

  /**
   * Forgets everything so far, for tests that visit several pages and report each by itself.
   *
   * @returns what was forgotten and not expected.
   */
  take(): Message[] {
    const taken = this.unexpected;
    this.all.length = 0;
    return taken;
  }

  /** @throws Error listing every unexpected message with its page. */
  assertClean(): void {
    if (this.unexpected.length === 0) return;
    const lines = this.unexpected.map(({ kind, text, page }) => `  ${kind} on ${page}: ${text}`);
    throw new Error(`The console was not clean:\n${lines.join("\n")}`);
  }

  #add(message: Message): void {
    this.all.push(message);
  }
}

function isForeign(url: string): boolean {
  try {
    const { protocol, hostname } = new URL(url);
    return protocol.startsWith("http") && hostname !== "127.0.0.1" && hostname !== "localhost";
  } catch {
    return false;
  }
}
