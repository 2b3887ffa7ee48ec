import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { standardIcons } from "../content/standard-icons/standard-icons.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import type { TestAccount } from "../testing/new-account.ts";
import { whoever } from "../testing/run-program.ts";
import { startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";
import { accountCommand, type AccountCommand } from "./testing-account-command.ts";

let testApp: TestApp;
let folder: string;
let account: AccountCommand;
beforeAll(async () => {
  testApp = await startApp();
  folder = await mkdtemp(join(tmpdir(), "comanda-cli-"));
  account = accountCommand(testApp, folder);
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

let made = 0;
function newLabel(): string {
  made += 1;
  return `casa-${process.pid}-${made}`;
}

function asTestAccount(label: string): TestAccount {
  return { accountId: "", label, host: `${label}.${testBaseDomain}` };
}

describe("account create", () => {
  it("makes an account whose admin can sign in, with the features and tables asked for", async () => {
    const label = newLabel();
    const { code, out } = await account(
      "create",
      label,
      ...whoever,
      "--features",
      "delivery, easyOrder",
      "--locations",
      "12",
    );
    const address = `http://${label}.${testBaseDomain}:8080/`;
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        `Account "${label}" is ready: ${address}`,
        `Its owner signs in at ${address}auth/login as dona@example.com`,
        "Switched on: delivery,easyOrder; its owner may have: all",
      ],
    });
    const admin = await signedInAdmin(testApp, asTestAccount(label));
    const { account: shown } = await admin.content.home({});
    expect(shown).toMatchObject({
      name: "Casa",
      features: {
        delivery: true,
        linktree: false,
        localOrder: false,
        easyOrder: true,
        attendantOrder: false,
      },
      extras: { locations: 12 },
    });
  });

  it("fault 30: takes orders at once where nobody says which features it has, and may have all of them", async () => {
    const label = newLabel();
    expect((await account("create", label, ...whoever)).out).toContain(
      "Switched on: delivery,localOrder,attendantOrder; its owner may have: all",
    );
    const admin = await signedInAdmin(testApp, asTestAccount(label));
    const { account: shown, allowedFeatures } = await admin.content.home({});
    expect(shown).toMatchObject({
      features: { delivery: true, localOrder: true, attendantOrder: true, linktree: false },
      extras: { locations: 10 },
    });
    expect(Object.values(allowedFeatures ?? {})).toEqual([true, true, true, true, true]);
  });

  it("stores name and login as the settings would: nothing in them turns, no space around them", async () => {
    const label = newLabel();
    const words = [
      "--name",
      " Pizza\u202Eria ",
      "--user",
      " Dona@Example.com",
      "--pass",
      "a cozinha da dona",
    ];
    expect((await account("create", label, ...words)).code).toBe(0);
    const caller = newCaller(testApp, asTestAccount(label));
    expect((await caller.content.home({})).account.name).toBe("Pizzaria");
    await caller.auth.login({ body: { user: "dona@example.com", pass: "a cozinha da dona" } });
    await caller.auth.login({
      body: { user: "\u202ADona@example.com", pass: "a cozinha da dona" },
    });
    const { users } = await caller.staff.users();
    expect(users.map(({ user }) => user)).toEqual(["dona@example.com"]);
  });

  it("gives it the standard icons, with pictures that are there", async () => {
    const label = newLabel();
    await account("create", label, ...whoever);
    const { icons } = await newCaller(testApp, asTestAccount(label)).content.menu();
    expect(icons.map((icon) => icon.title)).toEqual(standardIcons.map((icon) => icon.title));
    for (const icon of icons) {
      const { statusCode } = await testApp.app.inject({
        url: `/assets/240/${icon.uploads.icons[0]?.file}.avif`,
      });
      expect(statusCode).toBe(200);
    }
  });

  it("makes it without icons where no pictures can be kept, and says so", async () => {
    const label = newLabel();
    const file = join(folder, "no-folder");
    await writeFile(file, "");
    const { code, out } = await accountCommand(testApp, folder, { dataDir: file })(
      "create",
      label,
      ...whoever,
    );
    expect([code, out]).toEqual([
      0,
      [
        expect.stringContaining("is ready"),
        expect.stringContaining("signs in at"),
        expect.stringContaining("Switched on"),
        expect.stringMatching(/^Its standard icons could not be added: ENOTDIR/),
      ],
    ]);
    const admin = await signedInAdmin(testApp, asTestAccount(label));
    expect((await admin.content.menu()).icons).toEqual([]);
  });

  it("refuses what no account can be, and makes none", async () => {
    const label = newLabel();
    const refusals: [args: string[], complaint: RegExp][] = [
      [["Casa Nova", ...whoever], /"Casa Nova" cannot be a label/],
      [["www", ...whoever], /"www" cannot be a label/],
      [[label, ...whoever, "--pass", "1234567"], /password has 8 to/],
      [[label, ...whoever, "--pass", "restaurante"], /first that anybody would try/],
      [[label, ...whoever, "--pass", "dona@example.com"], /not the login/],
      [
        [label, ...whoever, "--features", "linktree", "--allow", "delivery"],
        /Not among those that are allowed: linktree/,
      ],
      [[label, ...whoever, "--user", "dona"], /"dona" is no e-mail address/],
      [[label, ...whoever, "--name", " "], /--name has 1 to 120 characters/],
      [
        [label, ...whoever, "--features", "delivery,fly"],
        /no feature "fly": choose among delivery, linktree/,
      ],
      [[label, ...whoever, "--locations", "501"], /"501" is no number of tables/],
      [[label, ...whoever, "--locations", "1e1"], /"1e1" is no number of tables/],
    ];
    for (const [args, complaint] of refusals) {
      const { code, complaints, opened } = await account("create", ...args);
      expect({ code, opened, complaints }).toEqual({
        code: 1,
        opened: false,
        complaints: [expect.stringMatching(complaint)],
      });
    }
    expect((await account("export", label)).code).toBe(1);
  });

  it("refuses a label that is taken and leaves that account alone", async () => {
    const label = newLabel();
    await account("create", label, ...whoever);
    const again = await account("create", label, ...whoever, "--pass", "a senha de outra pessoa");
    expect(again).toMatchObject({
      code: 1,
      complaints: [`There is an account "${label}" already`],
    });
    await signedInAdmin(testApp, asTestAccount(label));
  });
});
