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
    expect({ code, out }).toEqual({
      code: 0,
      out: [`Account "${label}" is ready: http://${label}.${testBaseDomain}:8080/`],
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

  it("stores name and login as the settings would: nothing in them turns, no space around them", async () => {
    const label = newLabel();
    const words = [
      "--name",
      " Pizza\u202Eria ",
      "--user",
      " Dona@Example.com",
      "--pass",
      "cozinha-1",
    ];
    expect((await account("create", label, ...words)).code).toBe(0);
    const caller = newCaller(testApp, asTestAccount(label));
    expect((await caller.content.home({})).account.name).toBe("Pizzaria");
    await caller.auth.login({ body: { user: "dona@example.com", pass: "cozinha-1" } });
    await caller.auth.login({ body: { user: "\u202ADona@example.com", pass: "cozinha-1" } });
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
    const { code, out } = await accountCommand(testApp, folder, file)("create", label, ...whoever);
    expect([code, out]).toEqual([
      0,
      [
        expect.stringContaining("is ready"),
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
