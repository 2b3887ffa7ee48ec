import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { answer, marked, startTranslator, type TestTranslator } from "./testing-translator.ts";

let service: TestTranslator;
let testApp: TestApp;
let account: TestAccount;
let admin: Caller;
let ids: Record<string, string>;

beforeAll(async () => {
  service = await startTranslator();
  // With one connection, a request that held it while waiting for the service would stop all others.
  testApp = await startApp({ config: { translator: service.translator }, poolSize: 1 });
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});
beforeEach(async () => {
  service.asked = [];
  service.reply = (response, texts) => answer(response, marked(texts));
  account = await newAccount(testApp, {
    extras: {
      languages: ["br", "us", "cn"],
      home_text_br: "<p>Bem-vindo</p>",
      phone: "1199998888",
    },
  });
  ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 1234 }] },
  ]);
  admin = await signedInAdmin(testApp, account);
});

const keyOf = (title: string) => `${ids[title]}.title`;
const suggest = (keys: string[], who = admin) =>
  who.translations.suggest({ body: { language: "us", keys } });

describe("threat 70: a suggested translation", () => {
  it("is asked for with the texts alone, and is not stored", async () => {
    const { suggests } = await admin.translations.list();
    expect(suggests).toBe(true);
    expect(await suggest([keyOf("Água"), keyOf("Bebidas")])).toEqual({
      suggestions: [
        { key: keyOf("Bebidas"), text: "«Bebidas»" },
        { key: keyOf("Água"), text: "«Água»" },
      ],
    });
    const [asked] = service.asked;
    expect(asked).toMatchObject({
      url: "/v1/chat/completions",
      authorization: "Bearer chave",
      model: "pequeno",
      user: '{"1":"Bebidas","2":"Água"}',
    });
    expect(asked?.system).toContain("American English");
    expect(asked?.system).not.toContain("Água");
    const { menu } = await admin.content.menu();
    expect(JSON.stringify(menu)).not.toContain("«");
  });

  it("of a formatted text is cleaned, and has the tags that pages may have", async () => {
    service.reply = (response) =>
      answer(response, { 1: '<p onclick="x()">Welcome<script>alert(1)</script></p>' });
    expect(await suggest(["home.text"])).toEqual({
      suggestions: [{ key: "home.text", text: "<p>Welcome</p>" }],
    });
  });

  it.each([
    'Sure:\n```json\n{ "1": "Water" }\n```',
    'The form is {number: text}, so\n{ "1": "Water" }',
    '{ "1": "Water" }\nAsk again {',
  ])("may come with words around it, as some models write them: %j", async (content) => {
    service.reply = (response) =>
      void response.writeHead(200).end(JSON.stringify({ choices: [{ message: { content } }] }));
    expect(await suggest([keyOf("Água")])).toEqual({
      suggestions: [{ key: keyOf("Água"), text: "Water" }],
    });
  });

  it("that does not fit into its field is left out, and so is what was not asked for", async () => {
    service.reply = (response) =>
      answer(response, { 1: "x".repeat(121), 2: { text: "Water" }, 3: "more", __proto__: "x" });
    expect(await suggest([keyOf("Água"), keyOf("Bebidas")])).toEqual({ suggestions: [] });
    service.reply = (response) => answer(response, { 1: "bad\u0000", 2: "  Water\u202e " });
    expect(await suggest([keyOf("Água"), keyOf("Bebidas")])).toEqual({
      suggestions: [{ key: keyOf("Água"), text: "Water" }],
    });
  });

  it("is not there for texts of others, and nobody is asked", async () => {
    const other = await newAccount(testApp);
    const others = await signedInAdmin(testApp, other);
    expect(await suggest([keyOf("Água")], others)).toEqual({ suggestions: [] });
    expect(service.asked).toEqual([]);
    const attendant = await signedInAttendant(testApp, account);
    expect((await refusalOf(suggest([keyOf("Água")], attendant))).error).toBe("access_denied");
  });

  it.each<[string, TestTranslator["reply"]]>([
    ["is an error", (response) => answer(response, {}, 500)],
    ["is a list", (response) => answer(response, ["Water"])],
    ["is no JSON", (response) => void response.writeHead(200).end("<h1>Oops</h1>")],
    ["is cut", (response) => void response.destroy()],
    ["opens without an end", (response) => answer(response, "{".repeat(200_000))],
    ["is huge", (response) => answer(response, { 1: "x".repeat(300_000) })],
    [
      "leads elsewhere",
      (response) => void response.writeHead(307, { location: "/elsewhere" }).end(),
    ],
  ])("is out of reach where the service's answer %s", async (_, reply) => {
    service.reply = reply;
    const refused = await refusalOf(suggest([keyOf("Água")]));
    expect(refused).toMatchObject({ error: "unavailable", retry_after: 30 });
    expect(service.asked.map(({ url }) => url)).toEqual(["/v1/chat/completions"]);
    expect(testApp.logLines.join("")).not.toContain("chave");
  });

  it("does not keep others waiting, and there are two at once for an account", async () => {
    const waiting: (() => void)[] = [];
    service.reply = (response, texts) => void waiting.push(() => answer(response, marked(texts)));
    const both = [suggest([keyOf("Água")]), suggest([keyOf("Bebidas")])];
    await expect.poll(() => waiting.length).toBe(2);
    await admin.content.menu();
    expect((await refusalOf(suggest([keyOf("Água")]))).error).toBe("too_many_requests");
    for (const go of waiting) go();
    await Promise.all(both);
  });
});

describe("without a service", () => {
  it("nothing can be suggested, and nothing says so to owners but that", async () => {
    const plain = await startApp();
    const own = await newAccount(plain);
    const owner = await signedInAdmin(plain, own);
    expect((await owner.translations.list()).suggests).toBe(false);
    const refused = owner.translations.suggest({ body: { language: "us", keys: ["home.text"] } });
    expect((await refusalOf(refused)).error).toBe("not_found");
    await plain.close();
  });
});
