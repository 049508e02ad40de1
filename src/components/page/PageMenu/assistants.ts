/** Assistants that take a question in their address. Each link is followed only when a reader presses it. */
const assistants = [
  { name: "ChatGPT", address: "https://chatgpt.com/?q=" },
  { name: "Claude", address: "https://claude.ai/new?q=" },
  { name: "Perplexity", address: "https://www.perplexity.ai/search?q=" },
] as const;

/**
 * Returns the links that open an assistant with a question which names the address of its Markdown; the text itself is not sent.
 *
 * @param markdown full address of the page as Markdown
 */
export function listAssistantLinks(markdown: string): { name: string; href: string }[] {
  const question = `Read ${markdown} and answer my questions about it.`;
  return assistants.map(({ name, address }) => ({ name, href: address + encodeURIComponent(question) }));
}
