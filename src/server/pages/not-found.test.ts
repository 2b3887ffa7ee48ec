import { expect, it } from "vitest";
import type { Features } from "../../domain/landing-path.ts";
import { newAccount } from "../testing/new-account.ts";
import { sharedApp } from "../testing/start-app.ts";
import { loadWeb } from "./renderer.ts";

const testApp = sharedApp(async () => ({ web: await loadWeb() }));

async function missing(path: string, features: Partial<Features> = {}): Promise<string> {
  const { host } = await newAccount(testApp, {
    features,
    extras: { languages: ["br", "us"], inactiveLanguages: [], whatsapp: "11955550101" },
  });
  const { statusCode, body } = await testApp.app.inject({ url: path, headers: { host } });
  expect(statusCode).toBe(404);
  return body;
}

it("an address where nothing is says whose site it is, how to reach the account, and where its menu is", async () => {
  const body = await missing("/nada");
  expect(body).toContain("<title>Página não encontrada");
  expect(body).toMatch(/<p class="[^"]+">Casa [^<]+<\/p>/);
  expect(body).toContain("Página não encontrada</h1>");
  expect(body).toContain("https://wa.me/5511955550101");
  expect(body).toMatch(/<a href="\/cardapio"[^>]*>Ir para o cardápio</);
  expect(body).not.toContain('as="script"');
});

it("leads from there to where an order can be made, in the language of the address", async () => {
  expect(await missing("/us/nada", { delivery: true })).toMatch(/href="\/us\/delivery"/);
  // Chinese is not offered, Portuguese always is.
  expect(await missing("/cn/cardapio", { delivery: true })).toMatch(/href="\/delivery"/);
});
