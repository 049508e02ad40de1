/** A request that the client's bundler answers with another file than the one asked for. */
export interface StandIn {
  /** Matches the request as it is written. */
  readonly request: RegExp;
  /** Matches the folder of the file that asks. */
  readonly from: RegExp;
  /** The file to take for it. */
  readonly to: (request: string) => string;
}

interface Resolution {
  request: string;
  context: string;
}

interface Plugin {
  apply(compiler: unknown): void;
}

interface Bundler {
  NormalModuleReplacementPlugin: new (request: RegExp, replace: (data: Resolution) => void) => Plugin;
}

/** The file to bundle for a request that is made from a folder, or undefined for the one that it names. */
export function standInFor(
  standIns: readonly StandIn[],
  request: string,
  folder: string,
): string | undefined {
  return standIns.find((entry) => entry.request.test(request) && entry.from.test(folder))?.to(request);
}

/**
 * Bundler plugin that puts stand-ins in. Aliases would not do: those of Docusaurus come first, and they cannot tell
 * who asks.
 */
export function standInPlugin(bundler: unknown, standIns: readonly StandIn[]): Plugin {
  return new (bundler as Bundler).NormalModuleReplacementPlugin(/./, (data) => {
    const standIn = standInFor(standIns, data.request, data.context);
    if (standIn) data.request = standIn;
  });
}
