import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { createApp } from "../app.ts";
import { openDatabase, prepareDatabase } from "../db/database.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { portOf } from "../testing/listen.ts";
import { newAccount } from "../testing/new-account.ts";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

// A database of its own, which the tests may damage.
let fresh: FreshDatabase;
let testApp: TestApp;
beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await startApp({ urls: await prepareDatabase(fresh.adminUrl), web: await loadWeb() });
});
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});

type Asked = { url?: string; language?: string; accept?: string };

const headersOf = ({ language = "pt-BR", accept = "text/html,*/*;q=0.8" }: Asked) => ({
  accept,
  "accept-language": language,
});

/** The answer of a server whose database is away. */
async function askAway({ url = "/cardapio", ...asked }: Asked) {
  const database = openDatabase({
    ...inject("databaseUrls"),
    app: "postgres://nobody@127.0.0.1:1/none",
  });
  const web = await loadWeb();
  const app = await createApp({ config: testConfig(""), database, logger: testApp.app.log, web });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const headers = { ...headersOf(asked), host: "forno.comanda.test" };
  return app.inject({ url, headers });
}

describe("a page that cannot be made because the database is away", () => {
  it.each([
    ["pt-BR", "pt-BR", "O serviço está fora do ar no momento.", "Tentar de novo"],
    ["fr-CA,fr;q=0.9", "fr", "Le service est indisponible", "Réessayer"],
    ["en-GB", "en-US", "The service is down at the moment.", "Try again"],
    ["de", "pt-BR", "O serviço está fora do ar no momento.", "Tentar de novo"],
  ])("says so to who prefers %s, and to come back", async (language, lang, words, retry) => {
    const { statusCode, headers, body } = await askAway({ language });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "2",
      vary: expect.stringMatching(/accept-language/i) as string,
    });
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(words);
    expect(body).toContain(retry);
  });

  it("speaks the language of the page's address before the browser's", async () => {
    const { body } = await askAway({ url: "/it/cardapio?mesa=3", language: "en" });
    expect(body).toContain('<html lang="it">');
    expect(body).toContain("Riprova");
  });

  it("is told in JSON to who reads no pages", async () => {
    const { statusCode, headers, body } = await askAway({ accept: "*/*" });
    expect([statusCode, headers["content-type"]]).toEqual([503, "application/json; charset=utf-8"]);
    expect(JSON.parse(body)).toMatchObject({ error: "unavailable", retry_after: 2 });
  });
});

it("a page that fails by a mistake of ours says no more than that, in the reader's language, and is logged", async () => {
  const { host } = await newAccount(testApp);
  const damage = (statement: string) => asAdmin(fresh.adminUrl, (admin) => admin.query(statement));
  await damage("alter table entry_icons rename to gone");
  const headers = { ...headersOf({ language: "es" }), host };
  const failed = await testApp.app.inject({ url: "/cardapio", headers });
  await damage("alter table gone rename to entry_icons");
  expect(failed.statusCode).toBe(500);
  expect(failed.headers["cache-control"]).toBe("no-store");
  expect(failed.body).toContain('<html lang="es">');
  expect(failed.body).toContain("No se pudo cargar esta página.");
  expect(failed.body).not.toContain("entry_icons");
  expect(testApp.logLines.some((line) => line.includes("42P01"))).toBe(true);
  expect((await testApp.app.inject({ url: "/cardapio", headers })).statusCode).toBe(200);
});

it("a server that is closing says so with a page in the reader's language, and with JSON to a call", async () => {
  const closing = await startApp({ web: await loadWeb() });
  const released = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  closing.app.get("/slow", async () => {
    arrived.resolve();
    await released.promise;
    return "done";
  });
  const port = await portOf(closing);
  const ask = async (path: string) => {
    const headers = headersOf({ language: "fr" });
    const [answer] = await once(request({ port, path, headers, agent: false }).end(), "response");
    return { type: answer.headers["content-type"], status: answer.statusCode, answer };
  };
  const slow = ask("/slow");
  await arrived.promise;
  const closed = closing.close();
  const page = await ask("/cardapio");
  expect([page.status, page.type]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await text(page.answer)).toContain("Réessayer");
  const call = await ask("/v2.0/content/menu");
  expect([call.status, call.type]).toEqual([503, "application/json; charset=utf-8"]);
  call.answer.resume();
  released.resolve();
  (await slow).answer.resume();
  await closed;
});
