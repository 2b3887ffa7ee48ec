import { describe, expect, it } from "vitest";
import type { Extras } from "../../contract/account.ts";
import type { Features } from "../../domain/landing-path.ts";
import { withAccount } from "../db/with-account.ts";
import { signedInAdmin } from "../testing/caller.ts";
import { leastMs } from "../testing/least-ms.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { sharedApp, startApp, testBaseDomain } from "../testing/start-app.ts";
import { readCodes } from "./testing-codes.ts";

const testApp = sharedApp({ config: { trustedProxies: ["10.0.0.1"] } });

const ask = (
  domain: string,
  { host = domain, headers = {}, remoteAddress = "127.0.0.1", app = testApp.app } = {},
) =>
  app.inject({
    url: `/v2.0/account/qr/pdf?domain=${encodeURIComponent(domain)}`,
    headers: { host, ...headers },
    remoteAddress,
  });

const longName = "Restaurante e Churrascaria Estrela do Vale do Rio Preto";

const open = (features: Partial<Features>, extras: Partial<Extras> = {}) =>
  newAccount(testApp, { features, extras });

/** All codes of the account, sheet by sheet. */
async function codesOf({ host }: TestAccount): Promise<string[][]> {
  const answer = await ask(host);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  return (await readCodes(answer.rawPayload)).map(({ codes }) => codes);
}

describe("threat 31: the sheets of codes", () => {
  it("lead to the account's page and to each of its twelve tables, and say so in words", async () => {
    const account = await open({ localOrder: true }, { locations: 12 });
    const owner = await signedInAdmin(testApp, account);
    await owner.account.save({ body: { data: { name: "Cantina São João" } } });
    const origin = `http://${account.host}`;
    const { rawPayload } = await ask(account.host);
    const sheets = await readCodes(rawPayload);
    const tables = Array.from({ length: 12 }, (_, index) => `${origin}/cardapio?mesa=${index + 1}`);
    expect(sheets.map(({ codes }) => codes)).toEqual([[`${origin}/`], tables]);
    const [front = "", back = ""] = sheets.map(({ text }) => text.replaceAll("\n", ""));
    expect(front).toContain("Cantina São João");
    expect(front).toContain(`${origin}/`);
    for (let table = 1; table <= 12; table += 1) expect(back).toContain(`Mesa ${table}`);
    for (const address of tables) expect(back).toContain(address);
    expect(back.split("Cantina São João")).toHaveLength(13);
  });

  it("lead to each room where guests order from rooms, and go on over the sheets", async () => {
    const account = await open({ easyOrder: true }, { locations: 14 });
    const codes = await codesOf(account);
    expect(codes.map((sheet) => sheet.length)).toEqual([1, 12, 2]);
    expect(codes[2]?.[1]).toBe(`http://${account.host}/easy-order?room=14`);
  });

  it("are one alone where there are no tables", async () => {
    const account = await open({ delivery: true }, { locations: 14 });
    expect(await codesOf(account)).toEqual([[`http://${account.host}/`]]);
    expect(await codesOf(await open({ attendantOrder: true }))).toHaveLength(1);
  });

  it("are drawn as shapes, with the letters in the file, and the same bytes each time", async () => {
    const account = await open({ localOrder: true }, { locations: 3 });
    const { rawPayload: first } = await ask(account.host);
    const other = await startApp();
    const { rawPayload: second } = await ask(account.host, { app: other.app });
    await other.close();
    expect(first.equals(second)).toBe(true);
    expect(first.includes("/Subtype /Image")).toBe(false);
    expect(first.includes("NotoSans")).toBe(true);
    expect(first.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("follow the account: the next ones have the new name and tables", async () => {
    const account = await open({ localOrder: true }, { locations: 1 });
    expect(await codesOf(account)).toHaveLength(2);
    const owner = await signedInAdmin(testApp, account);
    await owner.account.save({ body: { extras: { locations: 0 }, data: { name: "Outro Nome" } } });
    const sheets = await readCodes((await ask(account.host)).rawPayload);
    expect([sheets.length, sheets[0]?.text.includes("Outro Nome")]).toEqual([1, true]);
  });

  it.each([
    ["🍕 Forno da Vila", "🍕 Forno da Vila"],
    ["Pizzaria, 🍕", "Pizzaria, 🍕"],
    ["中华饭店", "中华饭店"],
    ["かつ丼", "かつ丼"],
    ["김치 식당", "김치 식당"],
    ["שווארמה", "שווארמה"],
    ["ร้านอาหาร", "ร้านอาหาร"],
    ["বাংলা", "[?]"],
    ["Restaurantepizzariaforneria", "Restaurantepizzariaforneria"],
    [longName, longName],
  ])("fault 11: say the name %s as %s, none of it cut off", async (name, said) => {
    const account = await open({ localOrder: true }, { locations: 1 });
    const owner = await signedInAdmin(testApp, account);
    await owner.account.save({ body: { data: { name } } });
    const plain = (text: string) => text.normalize("NFKC").replaceAll(/\s/g, "");
    const begins = ({ text }: { text: string }) => plain(text).startsWith(plain(said));
    const sheets = await readCodes((await ask(account.host)).rawPayload);
    expect(sheets.map(begins)).toEqual([true, true]);
  });

  it("hold any name and any domain", async () => {
    const account = await open({ localOrder: true }, { locations: 1 });
    const owner = await signedInAdmin(testApp, account);
    for (const name of [
      "🍕 中文 \u202eabc\u0301\u0301\u0301\u0301",
      "W".repeat(120),
      `${"nome comprido ".repeat(8)}fim`,
    ]) {
      await owner.account.save({ body: { data: { name } } });
      expect((await codesOf(account)).flat()).toHaveLength(2);
    }
  });
});

describe("threat 31: the address in a code", () => {
  it("is the one by which the site is visited: its port, and https where a trusted proxy says so", async () => {
    const { host } = await open({});
    const first = async (...asked: Parameters<typeof ask>) =>
      (await readCodes((await ask(...asked)).rawPayload))[0]?.codes[0];
    const headers = { "x-forwarded-proto": "https" };
    expect(await first(`${host}:3000`)).toBe(`http://${host}:3000/`);
    expect(await first(`${host.toUpperCase()}.:80`)).toBe(`http://${host}/`);
    expect(await first(host, { headers, remoteAddress: "10.0.0.1" })).toBe(`https://${host}/`);
    expect(await first(`${host}:443`, { headers, remoteAddress: "10.0.0.1" })).toBe(
      `https://${host}/`,
    );
    expect(await first(host, { headers })).toBe(`http://${host}/`);
  });
});

describe("threat 31: the address in a code of an account with a domain of its own", () => {
  it("is on the domain by which its site is visited, with the port of that visit", async () => {
    const account = await open({ localOrder: true }, { locations: 1 });
    const ownDomain = `cantina.${Date.now()}.example`;
    const { accountId } = account;
    await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
      db.insertInto("hosts").values({ host: ownDomain, account_id: accountId }).execute(),
    );
    const all = async (...asked: Parameters<typeof ask>) =>
      (await readCodes((await ask(...asked)).rawPayload)).flatMap(({ codes }) => codes);
    const codes = (origin: string) => [`${origin}/`, `${origin}/cardapio?mesa=1`];
    expect(await all(ownDomain)).toEqual(codes(`http://${ownDomain}`));
    expect(await all(`${ownDomain}:8080`)).toEqual(codes(`http://${ownDomain}:8080`));
    const headers = { "x-forwarded-proto": "https" };
    expect(await all(ownDomain, { headers, remoteAddress: "10.0.0.1" })).toEqual(
      codes(`https://${ownDomain}`),
    );
    expect(await all(account.host)).toEqual(codes(`http://${account.host}`));
  });
});

describe("threat 31: who gets none", () => {
  it("is whoever names no account that is switched on, and all get the same answer", async () => {
    const account = await open({});
    const owner = await signedInAdmin(testApp, account);
    await owner.account.save({ body: { data: { active: false } } });
    const shared = { host: `api.${testBaseDomain}` };
    const answers = await Promise.all([
      ask(account.host),
      ask(`nobody.${testBaseDomain}`, shared),
      ask(testBaseDomain, shared),
      ask("", shared),
      ask(`x.${account.host}`, shared),
      ask(`${account.host}/x`, shared),
      ask(`user@${account.host}`, shared),
      testApp.app.inject({ url: "/v2.0/account/qr/pdf", headers: shared }),
    ]);
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404);
      expect(body).toBe(answers[0]?.body);
    }
  });

  it("is whoever asks for one account by another's host; the shared host serves all", async () => {
    const [one, two] = [await open({}), await open({})];
    expect((await ask(two.host, { host: one.host })).statusCode).toBe(403);
    expect((await ask(two.host, { host: `api.${testBaseDomain}` })).statusCode).toBe(200);
  });

  it("is whoever asks all the time, or has them drawn anew all the time", async () => {
    const account = await open({});
    const from = (remoteAddress: string, port = "") =>
      ask(`${account.host}${port}`, { remoteAddress }).then(({ statusCode }) => statusCode);
    const asked = [];
    for (let count = 0; count < 31; count += 1) asked.push(await from("192.0.2.1"));
    expect(asked).toEqual([...Array(30).fill(200), 429]);
    expect(await from("192.0.2.2")).toBe(200);
    const drawn = [];
    for (let port = 1; port < 8; port += 1) drawn.push(await from("192.0.2.3", `:${port}`));
    expect(drawn).toEqual([...Array(5).fill(200), 429, 429]);
    // Drawn sheets are still there.
    expect(await from("192.0.2.3", ":1")).toBe(200);
  });
});

it("five hundred tables are drawn beside the process that answers everybody", async () => {
  const account = await open({ localOrder: true }, { locations: 500 });
  let port = 0;
  // Milliseconds of this process in a second of drawing. The addresses of another port are drawn anew.
  const ownMs = await leastMs(200, async () => {
    port += 1;
    const [own, began] = [process.cpuUsage(), performance.now()];
    const { statusCode, rawPayload } = await ask(`${account.host}:${port}`, {
      remoteAddress: `192.0.2.10${port}`,
    });
    const [ownUsed, tookMs] = [process.cpuUsage(own), performance.now() - began];
    expect([statusCode, rawPayload.length < 2_000_000]).toEqual([200, true]);
    return ownUsed.user / tookMs;
  });
  expect(ownMs).toBeLessThan(200);
});
