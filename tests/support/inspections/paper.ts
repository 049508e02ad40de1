import { type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Returns the texts of a page's sheets as a reader of the PDF gets them: printed by the browser, and read back. */
export async function printed(page: Page, format: "A4" | "Letter" = "A4"): Promise<string[]> {
  const pdf = await page.pdf({ format });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}
