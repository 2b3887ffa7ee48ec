import { createInterface } from "node:readline/promises";
import { parseConfig, type Config } from "../config.ts";
import { StartRefused } from "../operator-refused.ts";

/** The parts of its program that a command gets. */
export type ProgramParts = {
  config: Config;
  args: string[];
  /** The caller's folder. */
  cwd: string;
  now: () => Date;
  write: (line: string) => void;
  /** Writes a line for the operator that is no part of the answer. */
  complain: (line: string) => void;
  /** Asks the operator, and answers an empty text where nobody replies. */
  ask: (question: string) => Promise<string>;
};

/** Runs a program that does one command. The answer of `run` is the exit code. */
export async function runAsProgram(
  run: (parts: ProgramParts) => Promise<0 | 1 | 2>,
): Promise<void> {
  const { env } = process;
  try {
    process.exitCode = await run({
      config: parseConfig(env),
      args: process.argv.slice(2),
      // npm changes to the package's folder and keeps the caller's here.
      cwd: env["INIT_CWD"] ?? process.cwd(),
      now: () => new Date(),
      write: (line) => void process.stdout.write(`${line}\n`),
      complain: (line) => void process.stderr.write(`${line}\n`),
      ask,
    });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const nobody = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return await Promise.race([terminal.question(question), nobody]);
  } finally {
    terminal.close();
  }
}
