import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { adminCredentials, type TestAccount } from "../../src/server/testing/new-account.ts";
import { newOrder } from "../../src/server/testing/new-order.ts";
import { refusalOf } from "../../src/server/testing/refusal-of.ts";
import { expectAccessible, leave, newVisitor } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { loseAnswer } from "./lose-answer.ts";
import {
  sectionIndex,
  ownerAtSettings,
  section,
  settingsAccount,
  show,
  signIn,
} from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const ana = { user: "ana@example.com", pass: "senha da ana" };

/** What whoever signs in with a wrong password is told. */
const refusal = { message: "Invalid login and/or password!" };

const act = (page: Page, action: string) =>
  page.getByRole("button", { name: action, exact: true }).click();

it("an attendant is let in, renamed, blocked, let in again, given a password and removed", async () => {
  const account = await settingsAccount(site);
  const owner = await ownerAtSettings(browser, { site, account, size: { width: 360 } });
  const { page } = owner;
  const team = section(page, "Equipe");
  await show(page, "Equipe");
  const isRefused = async (body: typeof ana) =>
    expect(await refusalOf(guestOf(site, account).auth.login({ body }))).toMatchObject(refusal);
  await team.getByText("Dona (você)").waitFor();
  expect(await team.getByRole("button", { name: /: Dona$/ }).count()).toBe(1);

  await act(page, "Novo atendente");
  const adding = page.getByRole("dialog", { name: "Novo acesso" });
  await adding.getByRole("button", { name: "Criar acesso" }).click();
  await adding.getByText("Digite o nome.").waitFor();
  await adding.getByText("Digite o e-mail.").waitFor();
  await adding.getByText("A senha tem pelo menos 8 caracteres.").waitFor();
  await expectAccessible(page);
  await adding.getByLabel("Nome").fill("<i>Ana</i>");
  await adding.getByLabel("E-mail").fill("ana");
  await adding.getByLabel("Senha", { exact: true }).fill(ana.pass);
  await adding.getByRole("button", { name: "Criar acesso" }).click();
  await adding.getByText("Invalid email").waitFor();
  expect(await adding.getByLabel("E-mail").getAttribute("aria-invalid")).toBe("true");
  await adding.getByLabel("E-mail").fill("garcom@example.com");
  await adding.getByRole("button", { name: "Criar acesso" }).click();
  await adding.getByText("Existing email").waitFor();
  expect(await adding.getByLabel("E-mail").getAttribute("aria-invalid")).toBe("true");
  await page.route("**/v2.0/accountUsers", (route) => route.abort());
  await adding.getByLabel("E-mail").fill(ana.user);
  await adding.getByRole("button", { name: "Criar acesso" }).click();
  await adding.getByText("Você está sem internet.").waitFor();
  await page.unroute("**/v2.0/accountUsers");
  await adding.getByRole("button", { name: "Criar acesso" }).click();
  await team.getByText("<i>Ana</i>", { exact: true }).waitFor();

  // Ana works in a browser of her own.
  const attendant = await newVisitor(browser);
  const url = site.url(account, "/auth/login");
  await signIn(attendant.page, { url, ...ana });
  await attendant.page.waitForURL("**/pedidos");

  await act(page, "Alterar: <i>Ana</i>");
  const renaming = page.getByRole("dialog", { name: "Alterar <i>Ana</i>" });
  await renaming.getByLabel("Nome").fill("Ana");
  await renaming.getByRole("button", { name: "Salvar" }).click();
  await team.getByText("Ana", { exact: true }).waitFor();

  await act(page, "Bloquear: Ana");
  await page
    .getByRole("alertdialog", { name: "Bloquear Ana?" })
    .getByText("Bloquear", { exact: true })
    .click();
  await team.getByText("Bloqueado", { exact: true }).waitFor();
  await expectAccessible(page);
  await attendant.page.reload();
  await attendant.page.waitForURL("**/auth/login?expired=1");
  await isRefused(ana);

  // Ana's e-mail address stays hers while she is blocked.
  await act(page, "Novo atendente");
  await adding.getByLabel("Nome").fill("Outra Ana");
  await adding.getByLabel("E-mail").fill(ana.user);
  await adding.getByLabel("Senha", { exact: true }).fill("mais uma senha");
  await adding.getByRole("button", { name: "Criar acesso" }).click();
  await adding.getByText("User already exist").waitFor();
  await page.keyboard.press("Escape");

  await act(page, "Desbloquear: Ana");
  await page
    .getByRole("alertdialog", { name: "Desbloquear Ana?" })
    .getByText("Desbloquear", { exact: true })
    .click();
  await team.getByText("Bloqueado", { exact: true }).waitFor({ state: "detached" });
  await act(page, "Redefinir senha: Ana");
  const password = page.getByRole("dialog", { name: "Nova senha de Ana" });
  await password.getByLabel("Nova senha", { exact: true }).fill("outra senha da ana");
  await password.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("A senha de Ana foi trocada.").last().waitFor();
  await isRefused(ana);
  await signIn(attendant.page, { url, ...ana, pass: "outra senha da ana" });
  await attendant.page.waitForURL("**/pedidos");

  await act(attendant.page, "Abrir menu");
  await act(attendant.page, "Alterar senha");
  const own = attendant.page.getByRole("dialog", { name: "Alterar senha" });
  await own.getByLabel("Senha atual", { exact: true }).fill(ana.pass);
  await own.getByLabel("Nova senha", { exact: true }).fill("só a ana sabe");
  await own.getByLabel("Confirmar senha").fill("só a ana sabe");
  await expectAccessible(attendant.page);
  await own.getByRole("button", { name: "Alterar senha" }).click();
  await own.getByText("Senha atual inválida").waitFor();
  await own.getByLabel("Senha atual", { exact: true }).fill("outra senha da ana");
  await own.getByRole("button", { name: "Alterar senha" }).click();
  await attendant.page.getByText("Senha alterada.").first().waitFor();
  await own.waitFor({ state: "hidden" });
  const caller = guestOf(site, account);
  await caller.auth.login({ body: { user: ana.user, pass: "só a ana sabe" } });

  // Ana becomes an admin. The owner's dialog does not offer to change their own level.
  await act(page, "Alterar: Dona");
  expect(await page.getByRole("dialog", { name: "Alterar Dona" }).getByLabel("Pode").count()).toBe(
    0,
  );
  await page.keyboard.press("Escape");
  await act(page, "Alterar: Ana");
  const promoting = page.getByRole("dialog", { name: "Alterar Ana" });
  await promoting.getByLabel("Pode").selectOption("Administrar tudo");
  await promoting.getByRole("button", { name: "Salvar" }).click();
  await team.getByText("Administrador", { exact: true }).nth(1).waitFor();
  await attendant.page.reload();
  await attendant.page.getByRole("link", { name: "Admin", exact: true }).click();
  await sectionIndex(attendant.page).waitFor();
  await show(attendant.page, "Equipe");
  await section(attendant.page, "Equipe").getByText("Ana (você)").waitFor();
  await attendant.close();

  await act(page, "Remover: Ana");
  await page
    .getByRole("alertdialog", { name: "Remover o acesso de Ana?" })
    .getByText("Remover", { exact: true })
    .click();
  await team.getByText(ana.user).waitFor({ state: "detached" });
  const { users } = await (await adminOf(site, account)).staff.users();
  expect(users.map(({ name }) => name)).toEqual(["Dona", "Garçom"]);
  await leave(owner);
});

describe("an owner at the settings", () => {
  const owner = sharedVisit(async () => {
    const account = await settingsAccount(site);
    return { account, ...(await ownerAtSettings(browser, { site, account })) };
  });

  it("fault 46: the ratings are listed as text, page by page, with the average of those who have ordered", async () => {
    const { account, page } = owner();
    const ratings = section(page, "Avaliações");
    await show(page, "Avaliações");
    await ratings.getByText("Nenhuma avaliação ainda").waitFor();
    const rated = (count: number) => ({
      rate: count % 2 === 0 ? 5 : 4,
      description: `Comentário ${count} <img src=x>`,
    });
    for (const count of [0, 1, 2]) {
      const guest = guestOf(site, account);
      if (count > 0) await newOrder(guest, account.ids["Calabresa"]);
      await guest.ratings.rate({ body: rated(count) }, { idempotencyKey: randomUUID() });
    }
    await insertRatings(
      account,
      Array.from({ length: 52 }, (_, index) => rated(index + 3)),
    );
    await page.reload();
    await ratings.getByText("4,5 de 5", { exact: true }).waitFor();
    await ratings.getByText("55 avaliações").waitFor();
    await ratings.getByText("Comentário 54 <img src=x>").waitFor();
    const rows = ratings.getByRole("listitem");
    const before = await rows.count();
    expect(before).toBeLessThan(55);
    await page.route("**/v2.0/content/rate?*", (route) => route.abort());
    await ratings.getByRole("button", { name: "Ver mais avaliações" }).click();
    await ratings.getByText("Você está sem internet.").waitFor();
    await page.unroute("**/v2.0/content/rate?*");
    while ((await rows.count()) < 55) {
      await ratings.getByRole("button", { name: "Ver mais avaliações" }).click();
      await ratings.locator('[aria-busy="true"]').waitFor({ state: "detached" });
    }
    await ratings.getByText("Comentário 0 <img src=x>").waitFor();
    expect(await ratings.locator("img").count()).toBe(0);
    expect(await ratings.getByText("5 de 5 estrelas").count()).toBe(28);
    const marked = rows.filter({ hasText: "sem pedido" });
    expect(await marked.allTextContents()).toEqual([expect.stringContaining("Comentário 0 ")]);
  });

  it("somebody whose access was created without an answer is in the list", async () => {
    const { page } = owner();
    await show(page, "Equipe");
    await act(page, "Novo atendente");
    const adding = page.getByRole("dialog", { name: "Novo acesso" });
    await adding.getByLabel("Nome").fill("Ana");
    await adding.getByLabel("E-mail").fill(ana.user);
    await adding.getByLabel("Senha", { exact: true }).fill(ana.pass);
    await loseAnswer(site, { page, address: "**/v2.0/accountUsers" });
    await adding.getByRole("button", { name: "Criar acesso" }).click();
    await adding.getByText("Você está sem internet.").waitFor();
    const found = section(page, "Equipe").getByText(ana.user);
    await found.waitFor();
    await adding.getByRole("button", { name: "Criar acesso" }).click();
    await adding.getByText("Existing email").waitFor();
    expect(await found.count()).toBe(1);
    await page.keyboard.press("Escape");
  });

  it("the QR codes come as a PDF of this site, without signing in", async () => {
    const { page } = owner();
    await show(page, "QR Code");
    const link = page.getByRole("link", { name: "Imprimir QR Code" });
    expect(await link.getAttribute("target")).toBe("_blank");
    const address = new URL((await link.getAttribute("href")) ?? "", page.url());
    expect(address.searchParams.get("domain")).toBe(new URL(page.url()).host);
    const answer = await page.evaluate(async (url) => {
      const response = await fetch(url);
      return { type: response.headers.get("content-type"), text: await response.text() };
    }, address.href);
    expect(answer.type).toContain("application/pdf");
    expect(answer.text.slice(0, 5)).toBe("%PDF-");
  });

  it("the own password is changed after its checks, and signing out ends the visit", async () => {
    const { account, page } = owner();
    const card = section(page, "Senha e acesso");
    await show(page, "Senha e acesso");
    const change = card.getByRole("button", { name: "Alterar senha" });
    await card.getByLabel("Senha atual", { exact: true }).fill("não é esta");
    await card.getByLabel("Nova senha", { exact: true }).fill("uma senha nova");
    await card.getByLabel("Confirmar senha").fill("uma senha velha");
    await change.click();
    await card.getByText("Nova senha e confirma senha estão diferentes").waitFor();
    await card.getByLabel("Confirmar senha").fill("uma senha nova");
    await change.click();
    await card.getByText("Senha atual inválida").waitFor();
    await card.getByLabel("Senha atual", { exact: true }).fill("uma senha boa");
    await change.click();
    await page.getByText("Senha alterada.").waitFor();
    await card.getByRole("button", { name: "Sair" }).click();
    await page.waitForURL(/\/(?:home|delivery|cardapio)$/);
    const signInBy = (pass: string) =>
      guestOf(site, account).auth.login({ body: { ...adminCredentials, pass } });
    await signInBy("uma senha nova");
    expect(await refusalOf(signInBy("uma senha boa"))).toMatchObject(refusal);
  });
});

/** Ratings of guests who have ordered, the oldest first. */
async function insertRatings(
  { accountId }: TestAccount,
  ratings: { rate: number; description: string }[],
): Promise<void> {
  const ids = ratings.map(() => randomUUIDv7()).toSorted();
  const now = new Date();
  const rows = ratings.map((rating, index) => ({
    ...rating,
    account_id: accountId,
    rating_id: ids[index] ?? "",
    day: now,
    created_at: now,
    has_order: true,
  }));
  await withAccount(site.database, { accountId, mode: "write" }, ({ db }) =>
    db.insertInto("ratings").values(rows).execute(),
  );
}
