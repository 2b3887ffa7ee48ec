import { chmod, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newCaller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { siteTasks } from "../start/open-site.ts";

const hourMs = 3_600_000;
// Files have the time of the machine, so the clock starts there.
const start = new Date();
let clock = start;
const testApp = sharedApp({ now: () => clock });
let account: TestAccount;
let print: () => Promise<string>;

beforeAll(async () => {
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  const guest = newCaller(testApp, account);
  const items = { [String(ids["Calabresa"])]: { qty: 1 } };
  print = async () => (await guest.printing.print({ body: { data: { items } } })).filename_jpg;
});
beforeEach(() => {
  clock = start;
});

const fetchPicture = (name: string, method: "GET" | "HEAD" = "GET") =>
  testApp.app.inject({ method, url: `/assets/print/${name}`, headers: { host: account.host } });

describe("threat 29: a picture's address", () => {
  it("cannot be guessed and is kept by nobody on the way", async () => {
    const names = [await print(), await print()];
    expect(names[0]).not.toBe(names[1]);
    for (const name of names) {
      expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
      for (const method of ["GET", "HEAD"] as const) {
        const answer = await fetchPicture(name, method);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          "content-type": "image/jpeg",
          "cache-control": "no-store",
          "x-robots-tag": "noindex",
          "x-content-type-options": "nosniff",
          "content-security-policy": "sandbox; default-src 'none'",
        });
      }
    }
  });

  it("fault 48: is in a folder that its owner alone can read, also one that was open before", async () => {
    await print();
    const folder = join(testApp.dataDir, "print");
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(folder)).toBe("700");
    for (const name of await readdir(folder)) expect(await modeOf(join(folder, name))).toBe("600");
    await chmod(folder, 0o755);
    await print();
    expect(await modeOf(folder)).toBe("700");
  });

  it("is good for 24 hours, after which the file goes too", async () => {
    const name = await print();
    const [folder, young] = [join(testApp.dataDir, "print"), `${"e".repeat(32)}.jpg`];
    clock = new Date(start.getTime() + 24 * hourMs - 60_000);
    expect((await fetchPicture(name)).statusCode).toBe(200);
    clock = new Date(start.getTime() + 24 * hourMs + 60_000);
    expect((await fetchPicture(name)).statusCode).toBe(404);
    await writeFile(join(folder, `${"f".repeat(32)}.part`), "left behind");
    await writeFile(join(folder, "somebody-elses.txt"), "not ours");
    const before = await readdir(folder);
    expect(before).toContain(name);
    const tasks = siteTasks({
      config: { dataDir: testApp.dataDir, personalDataDays: 180 },
      database: testApp.database,
      now: () => clock,
    });
    const removal = tasks.find((task) => task.name === "old order pictures");
    await removal?.run(AbortSignal.timeout(60_000));
    expect(await readdir(folder)).toEqual(["somebody-elses.txt"]);
    clock = start;
    await writeFile(join(folder, young), "young");
    expect((await fetchPicture(young)).statusCode).toBe(200);
  });

  it.each([
    "",
    "x",
    "..",
    "a".repeat(32),
    `${"a".repeat(32)}.jpg`,
    `${"A".repeat(32)}.jpg`,
    `${"a".repeat(32)}.part`,
    `${"a".repeat(31)}.jpg`,
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "%00.jpg",
    `${"a".repeat(32)}.jpg%00`,
    `..%5c${"a".repeat(32)}.jpg`,
    "%zz",
  ])("that names no picture is not found: %j", async (name) => {
    expect((await fetchPicture(name)).statusCode).toBe(404);
  });
});
