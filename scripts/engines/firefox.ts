import puppeteer from "puppeteer-core";
import { awaitTrue, findProgram, type Engine, type Missing } from "./engine";

/** Starts Firefox over WebDriver BiDi, where it is installed. */
export async function openFirefox(): Promise<Engine | Missing> {
  const executablePath = process.env.FIREFOX_PATH ?? findProgram("firefox-esr", "firefox");
  if (!executablePath) {
    return { missing: "Firefox is not installed (on Debian: apt-get install firefox-esr)." };
  }
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error instanceof Error ? error.message : String(error)));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`${effectiveDirective} does not allow ${blockedURI}`),
    );
  });
  const evaluate = (expression: string) => page.evaluate(expression);
  return {
    name: await browser.version(),
    async open(address) {
      messages.length = 0;
      await page.goto(address, { waitUntil: "load" }).catch(async (error: Error) => {
        // A page that finds a script missing loads itself again, which aborts the first navigation.
        if (!/abort/i.test(error.message)) throw error;
        // Puppeteer's own wait calls Function(), which the policy of pages does not allow in Firefox.
        await awaitTrue(() => evaluate(`document.readyState === "complete"`));
      });
    },
    evaluate,
    waitFor: (expression) => awaitTrue(() => evaluate(`Boolean(${expression})`)),
    type: (selector, text) => page.type(selector, text),
    messages: () => Promise.resolve([...messages]),
    close: () => browser.close(),
  };
}
