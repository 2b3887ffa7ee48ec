import { describe, expect, it } from "vitest";
import { maxStations } from "../../src/domain/text-rules.ts";
import { desk, expectAccessible, expectNoOverflow, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button } from "./guest.ts";
import { edit, finishEditing } from "./owner.ts";
import { openSettings, ownerAtSettings, section, settingsAccount, show } from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import type { Page } from "playwright-core";

const printing = (page: Page) => section(page, "Impressão");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

describe.each(madeAt(phone, desk))("printing at $width pixels", (size) => {
  const owner = sharedVisit(async () => {
    const account = await settingsAccount(site);
    return { account, ...(await ownerAtSettings(browser, { site, account, size })) };
  });

  it("a printer is added, tells its address once, is tried, changed and removed", async () => {
    const { account, page } = owner();
    await show(page, "Impressão");
    await printing(page).getByRole("button", { name: "Adicionar impressora" }).click();
    const adding = dialog(page, "Nova impressora");
    await adding.getByRole("button", { name: "Adicionar impressora" }).click();
    await adding.getByText("Digite o nome da impressora.").waitFor();
    await adding.getByLabel("Nome", { exact: true }).fill("Cozinha");
    await adding.getByLabel("Largura do papel").selectOption("32");
    await adding.getByLabel("Cópias").selectOption("2");
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await adding.getByRole("button", { name: "Adicionar impressora" }).click();
    const connecting = dialog(page, "Conectar Cozinha");
    const address = await connecting.getByLabel("Endereço da impressora").inputValue();
    expect(address).toMatch(/^http:.*\/print\/agent\/[\w-]{32}$/);
    expect(await connecting.getByLabel("Comando").inputValue()).toContain(address);
    const file = await page.evaluate(async () => (await fetch("/print/agent.mjs")).text());
    expect(file).toContain("--impressora");
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await connecting.getByRole("button", { name: "Pronto" }).click();

    await printing(page).getByText("Ainda não conectada").waitFor();
    expect(await page.content()).not.toContain(address.slice(-32));
    await button(page, "Imprimir teste: Cozinha").click();
    await page.getByText("Teste na fila da impressora").waitFor();
    await printing(page).getByText("1 na fila").waitFor();
    const caller = await adminOf(site, account);
    expect((await caller.printJobs.list()).jobs).toMatchObject([{ reason: "test" }]);

    await button(page, "Editar: Cozinha").click();
    const editing = dialog(page, "Editar Cozinha");
    await editing.getByLabel("Nome", { exact: true }).fill("Forno");
    await editing.getByLabel("Trocar o endereço secreto").check();
    await editing.getByRole("button", { name: "Salvar" }).click();
    const again = dialog(page, "Conectar Forno");
    expect(await again.getByLabel("Endereço da impressora").inputValue()).not.toBe(address);
    await again.getByRole("button", { name: "Pronto" }).click();
    await button(page, "Remover: Forno").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
    await printing(page).getByText("Nenhuma impressora").waitFor();
    expect(await caller.printers.list()).toEqual({ printers: [] });
  });

  it("stations are named, made the default, given to entries, and taken away", async () => {
    const { account, page } = owner();
    await show(page, "Impressão");
    await printing(page).getByRole("button", { name: "Adicionar estação" }).click();
    const stations = dialog(page, "Estações");
    const add = stations.getByRole("button", { name: "Adicionar estação" });
    await add.click();
    await stations.getByLabel("Nome da estação 1").fill("Cozinha");
    await add.click();
    await stations.getByRole("button", { name: "Salvar" }).click();
    await stations.getByText("Digite o nome da estação.").waitFor();
    await stations.getByLabel("Nome da estação 2").fill("Bar");
    await stations.getByLabel("Estação padrão").selectOption({ label: "Bar" });
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await stations.getByRole("button", { name: "Salvar" }).click();
    // The dialog has the word as well.
    await stations.waitFor({ state: "hidden" });
    await printing(page).getByText("Padrão", { exact: true }).waitFor();
    const caller = await adminOf(site, account);
    const { stations: kept } = await caller.stations.get();
    expect(kept.map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ["Cozinha", false],
      ["Bar", true],
    ]);

    await page.goto(site.url(account, "/cardapio"));
    const { menu } = await caller.content.menu();
    const [category] = menu;
    const title = category?.items[0]?.title_br ?? "";
    const editor = await edit(page, title);
    await editor.getByLabel("Estação").selectOption({ label: "Cozinha" });
    await finishEditing(page, title);
    await expect
      .poll(async () => (await caller.content.menu()).menu[0]?.items[0]?.extras.station)
      .toBe(kept[0]?.id);

    await openSettings(page, { site, account });
    await show(page, "Impressão");
    await printing(page).getByRole("button", { name: "Editar estações" }).click();
    for (let count = 2; count < maxStations; count++) await add.click();
    await stations.getByRole("button", { name: `Remover Estação ${maxStations}` }).click();
    await stations.getByRole("button", { name: "Desfazer" }).waitFor();
    await add.click();
    // The list is full again, so the removed station has no room.
    expect(await stations.getByRole("button", { name: "Desfazer" }).count()).toBe(0);
    for (let count = maxStations; count > 2; count--)
      await stations.getByRole("button", { name: `Remover Estação ${count}` }).click();
    await stations.getByRole("button", { name: /^Remover.*Cozinha/ }).click();
    await stations.getByRole("button", { name: "Salvar" }).click();
    await stations.waitFor({ state: "hidden" });
    expect(await printing(page).getByRole("listitem").allTextContents()).toEqual(["BarPadrão"]);
    expect((await caller.content.menu()).menu[0]?.items[0]?.extras.station).toBeNull();
  });

  it("a printer names another one that prints while it is silent or cannot print, and never itself", async () => {
    const { account, page } = owner();
    const caller = await adminOf(site, account);
    for (const name of ["Balcão", "Grelha"])
      await caller.printers.add({
        body: { printer: { name, kind: "agent", columns: 32, stations: [] } },
      });
    await openSettings(page, { site, account });
    await show(page, "Impressão");
    const choose = async (name: string, other: string) => {
      await button(page, `Editar: ${name}`).click();
      const editing = dialog(page, `Editar ${name}`);
      const field = editing.getByLabel("Se ela falhar, quem imprime");
      expect(await field.getByRole("option", { name, exact: true }).count()).toBe(0);
      await field.selectOption({ label: other });
      return editing;
    };
    const grill = await choose("Grelha", "Balcão");
    await grill.getByLabel("Depois de quanto tempo").selectOption({ label: "5 minutos" });
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await grill.getByRole("button", { name: "Salvar" }).click();
    await printing(page).getByText("Se falhar, imprime em Balcão").waitFor();
    const counter = await choose("Balcão", "Grelha");
    await counter.getByRole("button", { name: "Salvar" }).click();
    await counter.getByText(/depende desta para imprimir/i).waitFor();
    await counter.getByRole("button", { name: "Cancelar" }).click();
    const { printers } = await caller.printers.list();
    expect(printers.map(({ fallback }) => fallback?.after_seconds)).toEqual([undefined, 300]);
  });
});
