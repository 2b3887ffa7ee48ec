import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRelay, type Relay } from "../live/relay.ts";
import { newAccount } from "../testing/new-account.ts";
import { startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";
import { accountCommand, type AccountCommand } from "./testing-account-command.ts";

let relay: Relay;
let testApp: TestApp;
let account: AccountCommand;
beforeAll(async () => {
  const plain = await startApp();
  const logger = { warn: () => undefined, error: () => undefined };
  relay = await startRelay({ relayUrl: plain.database.relayUrl, logger });
  await plain.close();
  testApp = await startApp({ events: relay });
  account = accountCommand(testApp, testApp.dataDir);
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

let made = 0;
const newHost = () => `www.casa-${process.pid}-${(made += 1)}.com.br`;
async function nameAt(host: string): Promise<string | undefined> {
  const { json } = await testApp.app.inject({ url: "/v2.0/content/home", headers: { host } });
  return json().account?.name;
}

describe("fault 57: an account's own domain", () => {
  it("leads to the account from the moment that it is added, however it is written, and no longer when it is removed", async () => {
    const [{ label }, domain] = [await newAccount(testApp), newHost()];
    expect(await nameAt(domain)).toBeUndefined();
    const { code, out } = await account("host", label, "add", `${domain.toUpperCase()}.`);
    expect([code, out[0]]).toEqual([0, expect.stringContaining(`http://${domain}:8080`)]);
    expect(await nameAt(domain)).toBe(`Casa ${label}`);
    expect((await account("host", label, "list")).out).toEqual([
      `http://${label}.${testBaseDomain}:8080`,
      `http://${domain}:8080`,
    ]);
    expect((await account("list")).out.join("\n")).toContain(`http://${domain}:8080/`);
    expect((await account("host", label, "remove", domain)).code).toBe(0);
    await expect.poll(() => nameAt(domain)).toBeUndefined();
    expect(await nameAt(`${label}.${testBaseDomain}`)).toBe(`Casa ${label}`);
  });

  it("may be in any alphabet", async () => {
    const { label } = await newAccount(testApp);
    const domain = `pão-${process.pid}.com.br`;
    expect((await account("host", label, "add", domain)).code).toBe(0);
    expect(await nameAt(new URL(`http://${domain}`).hostname)).toBe(`Casa ${label}`);
  });

  it("is one account's alone, and never a name of the product's own", async () => {
    const [one, other] = [await newAccount(testApp), await newAccount(testApp)];
    const domain = newHost();
    await account("host", one.label, "add", domain);
    const refusals = [
      [[one.label, "add", domain], /has www.* already/],
      [[other.label, "add", domain], /belongs to another account/],
      [[other.label, "remove", domain], /has no host/],
      [["nobody", "add", newHost()], /no account "nobody"/],
      ...[
        testBaseDomain,
        `www.${testBaseDomain}`,
        `${one.label}.${testBaseDomain}`,
        "casa",
        "localhost",
        "192.168.0.7",
        "casa.com.br:8080",
        "https://casa.com.br/",
        "casa..com.br",
        "",
      ].map((bad) => [[other.label, "add", bad], /cannot be an account's own host/] as const),
    ] as const;
    for (const [args, complaint] of refusals) {
      const { code, complaints } = await account("host", ...args);
      expect({ args, code, complaints }).toEqual({
        args,
        code: 1,
        complaints: [expect.stringMatching(complaint)],
      });
    }
    expect(await nameAt(domain)).toBe(`Casa ${one.label}`);
    expect((await account("host", other.label, "list")).out).toHaveLength(1);
  });
});
