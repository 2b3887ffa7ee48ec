import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { endPictures, pictureProcess } from "./picture-process.ts";
import { newAssetsDir } from "./testing-assets.ts";
import { noise } from "./testing-images.ts";
import { storeBytes } from "./testing-uploads.ts";

type Process = { pid: number; command: string; nice: number[] };

/** The children of a process, as Linux tells them, each with the niceness of its threads. */
async function listChildren(parent: number): Promise<Process[]> {
  const threads = await readdir(`/proc/${parent}/task`);
  const pids = await Promise.all(
    threads.map((id) => readFile(`/proc/${parent}/task/${id}/children`, "utf8").catch(() => "")),
  );
  const listed = pids.flatMap((text) => text.trim().split(" ").filter(Boolean)).map(Number);
  return Promise.all(
    listed.map(async (pid) => {
      const of = (path: string) => readFile(`/proc/${pid}/${path}`, "utf8").catch(() => "");
      const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
      const stats = await Promise.all(tasks.map((id) => of(`task/${id}/stat`)));
      // The nineteenth field; the second is a name in brackets.
      const nice = stats.map((stat) => Number(stat.split(") ")[1]?.split(" ")[16]));
      return { pid, command: await of("cmdline"), nice };
    }),
  );
}

async function ofPictures(parent: number): Promise<Process | undefined> {
  return (await listChildren(parent)).find(({ command }) => command.includes("child-pictures"));
}

// Converting takes long when other work leaves it little of the processors.
const patience = { timeout: 240_000 };

test(
  "what works on pictures gives way to everything else, with all its threads",
  patience,
  async () => {
    await endPictures();
    pictureProcess.givesWay = true;
    onTestFinished(async () => {
      pictureProcess.givesWay = false;
      await endPictures();
    });
    await storeBytes({ bytes: await noise("png"), assetsDir: await newAssetsDir() });
    const found = await ofPictures(process.pid);
    // Beside the first thread there are those that decode and write.
    expect(found?.nice.length).toBeGreaterThan(4);
    expect(found?.nice.filter((nice) => nice === 19).length).toBeGreaterThan(4);
  },
);

test("what works on pictures trusts the certificates that the server does, and is told no secret", async () => {
  await endPictures();
  vi.stubEnv("NODE_EXTRA_CA_CERTS", "/dev/null");
  vi.stubEnv("DATABASE_URL", "postgres://secret");
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await endPictures();
  });
  await storeBytes({ bytes: await noise("png"), assetsDir: await newAssetsDir() });
  const { pid } = (await ofPictures(process.pid)) ?? {};
  const environment = await readFile(`/proc/${pid}/environ`, "utf8");
  expect(environment).toContain("NODE_EXTRA_CA_CERTS=/dev/null");
  expect(environment).not.toContain("DATABASE_URL");
});

test("a picture is kept though what works on it is killed meanwhile", async () => {
  const assetsDir = await newAssetsDir();
  // The bytes are made first, because the picture process ends after a while without work.
  const bytes = await noise("jpeg", { width: 3000, height: 2000 });
  await storeBytes({ bytes: await noise("png"), assetsDir });
  const killed = await ofPictures(process.pid);
  if (!killed) throw new Error("nothing works on pictures");
  const keeping = storeBytes({ bytes, assetsDir });
  process.kill(killed.pid, "SIGKILL");
  expect(await keeping).toMatchObject({ width: 3000 });
  expect((await ofPictures(process.pid))?.pid).not.toBe(killed.pid);
});

test("threat 35: a server that is killed leaves nothing behind that works on pictures", async () => {
  const script = fileURLToPath(new URL("testing-picture-parent.ts", import.meta.url));
  const server = fork(script, [await newAssetsDir()], { execArgv: [] });
  onTestFinished(() => void server.kill("SIGKILL"));
  await once(server, "message");
  const found = await ofPictures(server.pid ?? 0);
  if (!found) throw new Error("nothing works on pictures");
  server.kill("SIGKILL");
  await vi.waitFor(
    async () => expect(await readFile(`/proc/${found.pid}/comm`).catch(() => "gone")).toBe("gone"),
    { timeout: 5_000, interval: 20 },
  );
});
