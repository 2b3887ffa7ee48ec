import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { StartRefused } from "../operator-refused.ts";

const root = new URL("../../../", import.meta.url);
const sources = ["src/web/", "src/domain/", "src/contract/", "vite.config.ts", "package-lock.json"];
/** The file that the build writes last, with the time of the build's beginning. */
const result = "dist/built";

/** Builds the web's files when they are missing or older than what they are made from. */
export async function ensureBuilt({ say }: { say: (line: string) => void }): Promise<void> {
  const builtAt = await modifiedAt(result);
  const changedAt = Math.max(...(await Promise.all(sources.map(newestIn))));
  if (builtAt >= changedAt) return;
  const isStale = builtAt > 0;
  // An installation without development tools has only the result.
  if (isStale && (await modifiedAt("node_modules/vite/package.json")) === 0) return;
  say(isStale ? "The pages have changed; building them." : "Building the pages.");
  await build();
}

async function build(): Promise<void> {
  const builder = spawn(process.execPath, [fileURLToPath(new URL("scripts/build-web.ts", root))], {
    cwd: fileURLToPath(root),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(builder, "exit").catch((): [number] => [1]);
  if (code !== 0) throw new StartRefused("The pages could not be built; the reason stands above.");
}

async function newestIn(path: string): Promise<number> {
  if (!path.endsWith("/")) return modifiedAt(path);
  const entries = await readdir(new URL(path, root), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  const times = await Promise.all(
    files.map(async (file) => (await stat(`${file.parentPath}/${file.name}`)).mtimeMs),
  );
  return Math.max(0, ...times);
}

/** 0 for a file that is not there. */
async function modifiedAt(path: string): Promise<number> {
  return stat(new URL(path, root)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
