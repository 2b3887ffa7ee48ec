import { beforeAll, describe, expect, it } from "vitest";
import type { Features } from "../../domain/landing-path.ts";
import { startRelay } from "../live/relay.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp, startApp } from "../testing/start-app.ts";
import { accountCommand, type AccountCommand } from "./testing-account-command.ts";

const testApp = sharedApp();
let account: AccountCommand;
beforeAll(async () => {
  account = accountCommand(testApp, testApp.dataDir);
});

const shownTo = async (caller: Caller) => (await caller.content.home({})).account.features;
const switched = (admin: Caller, features: Partial<Features>, base?: Partial<Features>) =>
  admin.account.save({
    body: { data: { features }, ...(base && { base: { data: { features: base } } }) },
  });

async function newShop(features: Partial<Features> = {}) {
  const shop: TestAccount = await newAccount(testApp, { features });
  return { shop, admin: await signedInAdmin(testApp, shop), guest: newCaller(testApp, shop) };
}

describe("fault 30: the features of an account", () => {
  it("are switched on and off by command, and its owner's page says which there may be", async () => {
    const { shop, admin, guest } = await newShop();
    const { code, out } = await account("set", shop.label, "--features", "delivery, easyOrder");
    expect({ code, out }).toEqual({
      code: 0,
      out: [`"${shop.label}" has switched on: delivery,easyOrder`, "Its owner may switch on: all"],
    });
    expect(await shownTo(guest)).toMatchObject({
      delivery: true,
      easyOrder: true,
      linktree: false,
    });
    await account("set", shop.label, "--features", "none", "--allow", "delivery,linktree");
    expect(Object.values(await shownTo(guest))).not.toContain(true);
    expect((await admin.content.home({})).allowedFeatures).toEqual({
      delivery: true,
      linktree: true,
      localOrder: false,
      easyOrder: false,
      attendantOrder: false,
    });
    expect((await guest.content.home({})).allowedFeatures).toBeUndefined();
    const row = (await account("list")).out.find((line) => line.startsWith(`${shop.label} `));
    expect(row?.split(/ {2,}/).slice(2, 4)).toEqual(["-", "delivery,linktree"]);
  });

  it("are the owner's to switch within what is allowed, which guests see; the rest is refused by its name", async () => {
    const { shop, admin, guest } = await newShop({ delivery: true });
    await account("set", shop.label, "--allow", "delivery,linktree");
    await switched(admin, { linktree: true, delivery: false });
    expect(await shownTo(guest)).toMatchObject({ linktree: true, delivery: false });
    const name = "Nome novo";
    const both = { data: { name, features: { delivery: true, easyOrder: true } } };
    expect(await refusalOf(admin.account.save({ body: both }))).toMatchObject({
      status: 422,
      fields: { "data.features.easyOrder": expect.stringMatching(/não está liberado/) },
    });
    expect((await guest.content.home({})).account).toMatchObject({
      name: `Casa ${shop.label}`,
      features: { delivery: false },
    });
  });

  it("are off when the operator takes them back, and as the owner had them when they are allowed again", async () => {
    const { shop, admin, guest } = await newShop({ delivery: true, linktree: true });
    await account("set", shop.label, "--allow", "linktree");
    expect(await shownTo(guest)).toMatchObject({ delivery: false, linktree: true });
    // The owner's page sends all switches back as it was given them.
    await switched(admin, await shownTo(admin));
    await account("set", shop.label, "--allow", "all");
    expect(await shownTo(guest)).toMatchObject({ delivery: true, linktree: true });
  });

  it("that another owner has switched meanwhile are a conflict", async () => {
    const { admin } = await newShop({ delivery: true });
    const seen = await shownTo(admin);
    await switched(admin, { linktree: true }, seen);
    const late = switched(admin, { ...seen, localOrder: true }, seen);
    expect(await refusalOf(late)).toMatchObject({ status: 409 });
    await switched(admin, { localOrder: true }, { localOrder: false });
    expect(await shownTo(admin)).toMatchObject({ linktree: true, localOrder: true });
  });

  it("are refused by command where they do not exist, are not allowed, or the account is not there", async () => {
    const { shop } = await newShop();
    await account("set", shop.label, "--allow", "delivery");
    for (const [args, complaint] of [
      [[shop.label, "--features", "fly"], /no feature "fly": choose among delivery, linktree/],
      [[shop.label, "--features", "linktree"], /Not among those that are allowed: linktree/],
      [["nobody", "--features", "delivery"], /no account "nobody"/],
    ] as const) {
      expect(await account("set", ...args)).toMatchObject({
        code: 1,
        complaints: [expect.stringMatching(complaint)],
      });
    }
  });

  it("that are set beside a running server are heard of by it", async () => {
    const logger = { warn: () => undefined, error: () => undefined };
    const relay = await startRelay({ relayUrl: testApp.database.relayUrl, logger });
    const other = await startApp({ events: relay });
    const { shop } = await newShop();
    const ask = () => shownTo(newCaller(other, shop));
    expect(await ask()).toMatchObject({ delivery: false });
    await account("set", shop.label, "--features", "delivery");
    await expect.poll(ask).toMatchObject({ delivery: true });
    await other.close();
    await relay.close();
  });
});
