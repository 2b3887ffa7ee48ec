import { cp, mkdtemp, readdir, rm, symlink, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../testing/run-program.ts";
import { loadWeb } from "./renderer.ts";
import { StartRefused } from "../operator-refused.ts";

/** The build as it is, in a folder of its own. */
async function newBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "comanda-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, "dist"), join(folder, "dist"), { recursive: true });
  await cp(join(root, "package.json"), join(folder, "package.json"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return join(folder, "dist");
}
const load = (dist: string) => loadWeb(pathToFileURL(`${dist}/`));

it("a build that is whole is loaded from wherever it is", async () => {
  expect((await load(await newBuild())).files.script).toMatch(/^\/static\//);
});

const firstScript = async (dist: string) =>
  (await readdir(join(dist, "web"))).find((name) => name.endsWith(".js")) ?? "";

it.each<[string, (dist: string) => Promise<unknown>]>([
  ["the manifest", (dist) => rm(join(dist, "web/.vite/manifest.json"))],
  ["what renders pages", (dist) => rm(join(dist, "ssr/entry-server.js"))],
  ["what keeps pages offline", (dist) => rm(join(dist, "worker/sw.js"))],
  ["a script of a page", async (dist) => rm(join(dist, "web", await firstScript(dist)))],
  ["half of the manifest", (dist) => truncate(join(dist, "web/.vite/manifest.json"), 100)],
])("fault 48: without %s, a start says in one sentence what to do", async (_, damage) => {
  const dist = await newBuild();
  await damage(dist);
  const refusal = await load(dist).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(String(refusal)).toMatch(
    /^StartRefused: The built pages are not whole \(.+\): build .+"npm run build"\.$/,
  );
});
