declare global {
  interface Window {
    /** Set by plugins/first-paint in the built site only. */
    wholeStyles?: () => Promise<void>;
  }
}

/**
 * Asks for the whole style sheet, for what appears without the reader's doing and was not in the page's HTML.
 * Resolves when the sheet is there or cannot be had; at once in the development server, whose pages have it.
 */
export const wholeStyles = (): Promise<void> => window.wholeStyles?.() ?? Promise.resolve();
