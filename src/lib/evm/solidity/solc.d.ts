// The package ships no types. This is the one function that is used here.
declare module "solc" {
  const solc: { compile(input: string): string; version(): string };
  export default solc;
}
