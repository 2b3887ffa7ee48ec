import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

type Ended = { code: number | string; out: string; complaints: string };

/** Runs one of the operators' programs until it ends, with these settings, what npm's scripts set, and no others. */
export function runProgram(
  program: "account" | "backup" | "restore",
  args: string[],
  settings: Record<string, string>,
): Promise<Ended> {
  const path = fileURLToPath(new URL(`../cli/${program}.ts`, import.meta.url));
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: "node_modules/.cache/node",
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [path, ...args], { env }, (error, out, complaints) => {
      resolve({ code: error?.code ?? 0, out, complaints });
    });
  });
}

/** What an account is made with that a test needs nothing in particular of. */
export const whoever = ["--name", "Casa", "--user", "dona@example.com", "--pass", "uma senha boa"];
