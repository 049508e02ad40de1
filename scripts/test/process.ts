import { spawn } from "node:child_process";

/** What a command left behind. */
export interface Result {
  code: number;
  /** Standard output and error, in the order in which they came. */
  output: string;
}

/**
 * Runs one of the project's commands (a name in `node_modules/.bin`), shows its output as it comes and keeps it.
 *
 * @param environment variables on top of the present ones.
 */
export function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      target.write(chunk);
    };
    child.stdout.on("data", keep(process.stdout));
    child.stderr.on("data", keep(process.stderr));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
