import { expect, it, vi } from "vitest";
import { newAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { forEachAccount } from "./housekeeping.ts";

const testApp = sharedApp();

it("what fails for one account is done for all others, and told of", async () => {
  const accounts = [await newAccount(testApp), await newAccount(testApp)];
  const ids = accounts.map(({ accountId }) => accountId).toSorted();
  const done: string[] = [];
  const each = forEachAccount(testApp.database, new AbortController().signal, async (accountId) => {
    if (accountId === ids[0]) throw new Error("no");
    done.push(accountId);
  });
  await expect(each).rejects.toMatchObject({
    message: expect.stringContaining(String(ids[0])),
    cause: new Error("no"),
  });
  expect(done).toContain(ids[1]);
});

it("without the database nothing is begun for another account", async () => {
  await newAccount(testApp);
  await newAccount(testApp);
  const away = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  const run = vi.fn<(accountId: string) => Promise<void>>().mockRejectedValue(away);
  const each = forEachAccount(testApp.database, new AbortController().signal, run);
  await expect(each).rejects.toBe(away);
  expect(run).toHaveBeenCalledTimes(1);
});
