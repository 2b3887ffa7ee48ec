import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const summary = fileURLToPath(new URL("summary-reporter.ts", import.meta.url));

/** Runs the tests once, ends with a line that counts them, and returns the exit code. */
export async function runVitest(
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const runner = spawn(
    process.execPath,
    [vitest, "run", "--reporter=default", `--reporter=${summary}`, ...args],
    { stdio: "inherit", env: { ...process.env, ...env } },
  );
  const [code] = await once(runner, "exit");
  return typeof code === "number" ? code : 1;
}

/** Each setting from the environment, or else as given here. */
export function orGiven(settings: Record<string, string>): Record<string, string> {
  const names = Object.entries(settings);
  return Object.fromEntries(names.map(([name, usual]) => [name, process.env[name] ?? usual]));
}
