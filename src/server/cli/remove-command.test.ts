import { access } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { checkBackup } from "../backup/restore-backup.ts";
import { startRelay, type Relay } from "../live/relay.ts";
import { noise } from "../media/testing-images.ts";
import { sendPicture } from "../media/testing-uploads.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { fullAccount } from "../testing/full-account.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { accountCommand } from "./testing-account-command.ts";

let relay: Relay;
let testApp: TestApp;
beforeAll(async () => {
  const plain = await startApp();
  const logger = { warn: () => undefined, error: () => undefined };
  relay = await startRelay({ relayUrl: plain.database.relayUrl, logger });
  await plain.close();
  testApp = await startApp({ events: relay });
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

const account = (answer: string, ...args: string[]) =>
  accountCommand(testApp, testApp.dataDir, { answer })(...args);
const statusAt = async ({ host }: TestAccount) =>
  (await testApp.app.inject({ url: "/v2.0/content/home", headers: { host } })).statusCode;

async function rowsOf({ accountId }: TestAccount): Promise<Record<string, number>> {
  return asAdmin(inject("adminUrl"), async (admin) => {
    const { rows: tables } = await admin.query<{ name: string }>(
      "select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'",
    );
    const counts: [string, number][] = [];
    for (const { name } of tables) {
      const { rows } = await admin.query(
        `select count(*)::int as count from ${name} where account_id = $1`,
        [accountId],
      );
      if (rows[0].count > 0) counts.push([name, rows[0].count]);
    }
    return Object.fromEntries(counts);
  });
}

describe("fault 30: removing an account", () => {
  it("takes all its rows and files, and nobody else's, and running servers forget it", async () => {
    const { account: gone } = await fullAccount(testApp);
    const { account: other } = await fullAccount(testApp);
    const shared = await noise("png");
    const sent: string[] = [];
    for (const [shop, bytes] of [
      [gone, shared],
      [other, shared],
      [gone, await noise("jpeg")],
    ] as const) {
      const { upload } = await sendPicture(await signedInAdmin(testApp, shop), {
        bytes,
        type: "image/png",
      });
      sent.push(upload.file);
    }
    const isThere = (file = "") =>
      access(join(testApp.dataDir, "assets", "240", `${file}.webp`)).then(
        () => true,
        () => false,
      );
    expect(await Promise.all(sent.map(isThere))).toEqual([true, true, true]);
    const [before, others] = [await rowsOf(gone), await rowsOf(other)];
    expect(Object.keys(before)).toEqual(expect.arrayContaining(["orders", "entries", "payments"]));
    expect(await statusAt(gone)).toBe(200);

    const { code, out } = await account(` ${gone.label}`, "remove", gone.label);
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        expect.stringMatching(/^Backed up to \S+\.backup, which was restored for a trial\.$/),
        expect.stringContaining("is removed"),
      ],
    });
    const [backup = ""] = /\S+\.backup/.exec(out[0] ?? "") ?? [];
    await checkBackup({ path: backup, label: gone.label });
    expect(await rowsOf(gone)).toEqual({});
    expect(await rowsOf(other)).toEqual(others);
    expect(await Promise.all(sent.map(isThere))).toEqual([true, true, false]);
    expect([await statusAt(gone), await statusAt(other)]).toEqual([404, 200]);
    expect((await account("", "create", gone.label, ...again)).code).toBe(0);
    expect((await newCaller(testApp, gone).content.menu({})).menu).toEqual([]);
  });

  it("does nothing unless its label is typed, also in a script", async () => {
    const shop = await newAccount(testApp);
    const { label } = shop;
    for (const [answer, ...options] of [
      [""],
      ["sim"],
      [label.slice(1)],
      [label, "--yes", "y"],
    ] as const) {
      expect(await account(answer, "remove", label, ...options)).toMatchObject({
        code: 1,
        complaints: [expect.stringMatching(/^Nothing was removed/)],
      });
    }
    expect(await statusAt(shop)).toBe(200);
    expect((await account("nobody", "remove", "nobody")).complaints).toEqual([
      'There is no account "nobody"',
    ]);
    expect((await account("", "remove", label, "--yes", label, "--without-backup")).out).toEqual([
      expect.stringContaining("is removed"),
    ]);
    expect(await statusAt(shop)).toBe(404);
  });
});

const again = ["--name", "Outra", "--user", "dona@example.com", "--pass", "uma senha boa"];
