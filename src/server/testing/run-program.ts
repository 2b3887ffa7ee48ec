import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The folder that scripts are named from. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

const promptPictures = new URL("prompt-pictures.ts", import.meta.url).href;

export type Settings = Record<string, string>;

/** The test's settings, and those of npm's scripts; the machine's own stay out of it. */
export function environment(settings: Settings): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: "node_modules/.cache/node", ...settings };
}

/** Runs a program until it ends by itself. Answers its exit code and what it has written. */
export async function runProgram(
  script: string,
  { args = [], settings = {} }: { args?: string[]; settings?: Settings } = {},
): Promise<{ code: number | null; out: string; complaints: string }> {
  const child = spawn(process.execPath, ["--import", promptPictures, script, ...args], {
    cwd: root,
    env: environment(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, out, complaints };
}

/** The arguments of a new account, for tests to which their values do not matter. */
export const whoever = ["--name", "Casa", "--user", "dona@example.com", "--pass", "uma senha boa"];
