/** A handler of requests in the development server, as the bundler's server takes it. */
export interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: { readonly url?: string },
    response: { writeHead(status: number, headers: Record<string, string>): void; end(body?: string): void },
    next: () => void,
  ) => void;
}

/** Returns the bundler's configuration that lets a handler answer before all others. */
export const serveFirst = (handler: Middleware): object => ({
  devServer: {
    setupMiddlewares(handlers: Middleware[]) {
      handlers.unshift(handler);
      // The results of all plugins' functions are joined, and Docusaurus' own returns this same list.
      return [];
    },
  },
});
