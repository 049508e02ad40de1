// The package ships no types. This is the one function that is used here.
declare module "solc" {
  interface Callbacks {
    import(source: string): { contents: string } | { error: string };
  }
  const solc: { compile(input: string, callbacks?: Callbacks): string; version(): string };
  export default solc;
}
