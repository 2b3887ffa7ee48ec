import { execFileSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { adminCredentials, newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { listPeople, rui } from "./testing-people.ts";
import { hashing } from "./passwords.ts";

let testApp: TestApp;
let account: TestAccount;
let owner: Caller;
let folder: string;
beforeAll(async () => {
  testApp = await startApp({ poolSize: 1 });
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
  folder = await mkdtemp(join(tmpdir(), "comanda-hashes-"));
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});

/** Runs `run` while no password can be hashed: the threads that do so wait to read from pipes. */
async function whileHashesWait<Result>(
  asked: () => Promise<Result>,
  run: () => Promise<void>,
): Promise<Result> {
  const threads = Number(process.env["UV_THREADPOOL_SIZE"] ?? 4);
  const pipes = Array.from({ length: threads }, (_, n) =>
    join(folder, `${crypto.randomUUID()}${n}`),
  );
  execFileSync("mkfifo", pipes);
  const readers = pipes.map((pipe) => open(pipe));
  const asking = asked();
  try {
    await run();
  } finally {
    for (const pipe of pipes) closeSync(openSync(pipe, "w"));
    for (const reader of readers) await (await reader).close();
  }
  return asking;
}

const pass = "uma senha boa 1";

describe("no connection to the database is held while a password is hashed", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["to sign in", () => newCaller(testApp, account).auth.login({ body: adminCredentials })],
    ["for somebody new", () => owner.staff.addUser({ body: { data: rui() } })],
    [
      "for somebody who has forgotten theirs",
      async () => {
        const id = (await listPeople(owner)).find(({ level }) => level === 2)?.id ?? "";
        return owner.staff.saveUser({ params: { id }, body: { data: { pass } } });
      },
    ],
    [
      "to change one's own",
      () =>
        owner.staff.changePassword({
          body: { formData: { current: adminCredentials.pass, new: pass, confirm: pass } },
        }),
    ],
  ])("%s", async (_, ask) => {
    let isDone = false;
    await whileHashesWait(
      () => ask().finally(() => (isDone = true)),
      async () => {
        // Each of these calls needs the only connection.
        for (let n = 1; n <= 5; n += 1) await owner.content.home();
        expect(isDone).toBe(false);
        expect(testApp.database.poolCounts()).toEqual({ open: 1, idle: 1, waiting: 0 });
      },
    );
    expect(isDone).toBe(true);
  });
});

it("two passwords are hashed at a time, and one of an address", async () => {
  const working: string[] = [];
  const ends: (() => void)[] = [];
  const asked = ["Ana", "Ana", "Bia", "Caio"].map((address) =>
    hashing(address, () => {
      working.push(address);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await nextTurn();
  expect(working).toEqual(["Ana", "Bia"]);
  while (working.length < asked.length) {
    ends.shift()?.();
    await nextTurn();
  }
  for (const end of ends) end();
  await Promise.all(asked);
});

it("a guess that could not be looked at is none", async () => {
  const shop = await newAccount(testApp);
  const login = () => newCaller(testApp, shop).auth.login({ body: adminCredentials });
  const { promise: theirTurn, resolve: letGo } = Promise.withResolvers<void>();
  const before = Array.from({ length: 101 }, () => hashing("127.0.0.1", () => theirTurn));
  for (let n = 1; n <= 11; n += 1) {
    const { status, error } = await refusalOf(login());
    expect([status, error]).toEqual([429, "too_many_requests"]);
  }
  letGo();
  await Promise.all(before);
  await expect(login()).resolves.toMatchObject({ auth_group_level: 1 });
});
