import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startServices,
  viaCepAnswer,
  type TestServices,
} from "../../src/server/address/testing-services.ts";
import {
  desk,
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  phone,
  setLetters,
} from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button } from "./guest.ts";
import {
  bar,
  focusedName,
  openSettings,
  ownerAtSettings,
  save,
  saved,
  section,
  settingsAccount,
  show,
} from "./owner-settings.ts";
import { browser } from "./shared-site.ts";
import { startSite, type TestSite } from "./site.ts";
import type { Page } from "playwright-core";

let services: TestServices;
let site: TestSite;
beforeAll(async () => {
  services = await startServices();
  services.via = viaCepAnswer();
  site = await startSite({ cepUrls: services.urls });
});
afterAll(async () => {
  await site.close();
  await services.close();
});

const hoursSection = (page: Page) => section(page, "Horários e serviços");
const areaSection = (page: Page) => section(page, "Áreas e taxas");

/** Opens the settings of a service. */
const openService = (page: Page, name: string) =>
  hoursSection(page).locator("summary").filter({ hasText: name }).click();

const group = (page: Page, name: string) =>
  hoursSection(page).getByRole("group", { name, exact: true });

/** Adds a time to a day of the open service. */
async function addTime(page: Page, day: string, [from, to]: [string, string]): Promise<void> {
  await button(page, `Novo horário: ${day}`).click();
  await group(page, day).getByLabel(`Abre, ${day}`).last().fill(from);
  await group(page, day).getByLabel(`Fecha, ${day}`).last().fill(to);
}

describe.each(madeAt(phone, desk))("services at $width pixels", (size) => {
  it("hours, dates and rules are set, said to be wrong at their field, saved, and there after a reload", async () => {
    const account = await settingsAccount(site);
    const owner = await ownerAtSettings(browser, { site, account, size });
    const { page } = owner;
    await show(page, "Horários e serviços");
    await hoursSection(page).getByText("Aberto", { exact: true }).first().waitFor();
    await openService(page, "Entrega");
    await page.getByText("Sem horários: aberto o tempo todo.").waitFor();

    await addTime(page, "Sexta", ["11:30", "15:00"]);
    await addTime(page, "Sexta", ["18:00", "02:00"]);
    await page.getByText("até 02:00 do dia seguinte").waitFor();
    // In the smallest letters the fields have room for "11:30 AM", which is not smaller, and the clock beside it.
    await page.setViewportSize({ width: 768, height: 1024 });
    await setLetters(page, 10);
    const opens = group(page, "Sexta").getByLabel("Abre, Sexta").first();
    expect((await opens.boundingBox())?.width).toBeGreaterThan(150);
    await setLetters(page, 16);
    await page.setViewportSize(size);
    await button(page, "Copiar sexta para outros dias").click();
    const copying = page.getByRole("dialog", { name: "Copiar sexta" });
    await copying.getByLabel("Sábado").check();
    await copying.getByLabel("Domingo").check();
    await copying.getByRole("button", { name: "Copiar" }).click();
    await page.getByText("Sexta foi copiado para 2 dias.").waitFor();
    await group(page, "Sábado").getByText("até 02:00 do dia seguinte").waitFor();

    await addTime(page, "Segunda", ["18:00", ""]);
    await addTime(page, "Sexta", ["12:00", "13:00"]);
    await save(page);
    await bar(page).getByText("Confira 2 campos.").waitFor();
    await group(page, "Segunda").getByText("Digite o horário.").waitFor();
    await group(page, "Sexta").getByText("Este horário cruza com outro.").waitFor();
    await group(page, "Segunda").getByLabel("Fecha, Segunda").fill("00:00");
    await group(page, "Segunda").getByText("até meia-noite").waitFor();
    await bar(page).getByText("Confira 1 campo.").waitFor();
    await button(page, "Remover horário: Sexta, 12:00").click();

    await button(page, "Sugerir feriados").click();
    const [holiday] = (await (await adminOf(site, account)).services.get({})).holidays;
    await button(page, `Fechar: ${holiday?.name}`).first().click();
    await button(page, "Nova data").click();
    const dates = group(page, "Datas especiais");
    await dates.getByLabel("Data", { exact: true }).last().fill("2099-12-31");
    await dates.getByLabel(/^Nome/).last().fill("Réveillon");
    await dates.getByLabel("Fechado o dia todo").last().uncheck();
    await dates.getByLabel("Abre, Réveillon").fill("18:00");
    await dates.getByLabel("Fecha, Réveillon").fill("22:00");

    await page.getByLabel(/^Tempo de preparo/).fill("25");
    await page
      .getByLabel(/^Pedido mínimo/)
      .first()
      .fill("20,00");
    await page.getByLabel("São aceitos sozinhos").check();
    await page.getByRole("switch", { name: "Pedidos agendados" }).check();
    await page.getByLabel("Duração de cada horário").selectOption("45");
    await page.getByLabel("Pedidos por horário").fill("0");
    await save(page);
    await page.getByText("Digite um número de 1 a 999.").waitFor();
    expect(await focusedName(page)).toBe("services.delivery.slots.limit");
    await page.getByLabel("Pedidos por horário").fill("6");
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await saved(page);

    const { delivery, takeout } = (await (await adminOf(site, account)).services.get({})).services;
    const evening = [
      { start: "11:30", minutes: 210 },
      { start: "18:00", minutes: 480 },
    ];
    expect(delivery.hours).toEqual([
      ...evening.map((one) => ({ weekday: 0, ...one })),
      { weekday: 1, start: "18:00", minutes: 360 },
      ...evening.map((one) => ({ weekday: 5, ...one })),
      ...evening.map((one) => ({ weekday: 6, ...one })),
    ]);
    expect(delivery.exceptions).toEqual([
      { ...holiday, intervals: [] },
      { date: "2099-12-31", name: "Réveillon", intervals: [{ start: "18:00", minutes: 240 }] },
    ]);
    expect(delivery).toMatchObject({
      prep_minutes: 25,
      minimum_amount: 20,
      accepts: "auto",
      slots: { minutes: 45, limit: 6, lead_minutes: 60, days_ahead: 2 },
    });
    expect(takeout.enabled).toBe(false);

    await openSettings(page, { site, account });
    await show(page, "Horários e serviços");
    await openService(page, "Entrega");
    expect(await group(page, "Segunda").getByLabel("Fecha, Segunda").inputValue()).toBe("00:00");
    await openService(page, "Retirada");
    const sameHours = button(page, "Usar os horários e datas de Entrega");
    // The last switch is Entrega's until this button is there.
    await sameHours.waitFor();
    await page.getByRole("switch", { name: "Recebe pedidos" }).last().check();
    await sameHours.click();
    await saved(page);
    const after = (await (await adminOf(site, account)).services.get({})).services.takeout;
    expect(after.enabled).toBe(true);
    expect(after.hours).toEqual(delivery.hours);
    await leave(owner);
  });

  it("areas are added, put in order by keyboard, warned of, tried out and saved", async () => {
    const account = await settingsAccount(site);
    const owner = await ownerAtSettings(browser, { site, account, size });
    const { page } = owner;
    const areas = areaSection(page);
    await show(page, "Áreas e taxas");
    await areas.getByText("Nenhuma área ainda").waitFor();
    const add = async (name: string) => {
      await areas.getByRole("button", { name: "Nova área" }).click();
      await page.keyboard.type(name);
      return areas.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
    };
    const centre = await add("Centro");
    await centre.getByLabel("Bairros").fill("Sé\nRepública");
    await centre.getByLabel(/^Taxa de entrega/).fill("7,00");
    await centre.getByLabel(/^Tempo de entrega/).fill("40");
    const south = await add("Zona Sul");
    await south.getByLabel("Como encontrar").selectOption("Por CEP");
    await south.getByLabel("CEPs").fill("04000-000 a 0499-999");
    await save(page);
    await south.getByText("Não é um CEP: 04000-000 a 0499-999").waitFor();
    await south.getByLabel("CEPs").fill("04000-000 a 04999-999");
    await south.getByLabel(/^Taxa de entrega/).fill("12,50");
    const more = await add("Repetida");
    await more.getByLabel("Bairros").fill("sé\nBela Vista");
    await more.getByText("sé nunca vai valer aqui: já está em Centro, que vem antes.").waitFor();

    const tester = areas.getByRole("group", { name: "Testar um endereço" });
    await tester.getByLabel("Testar CEP").pressSequentially("01001000");
    await tester.getByText("CEP 01001-000 → Centro · R$ 7,00 · 40 min").waitFor();

    // The keyboard puts the last area before the first, which it then hides; the last one has no fee.
    await areas.getByRole("button", { name: "Subir Repetida" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await centre
      .getByText("Sé nunca vai valer aqui: já está em Repetida, que vem antes.")
      .waitFor();
    await tester.getByText("CEP 01001-000 → Repetida · sem taxa").waitFor();
    await more.getByLabel("Como encontrar").selectOption("Não atende");
    await tester.getByText("CEP 01001-000 → Fora da área de entrega.").waitFor();
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await saved(page);

    const { areas: stored } = await (await adminOf(site, account)).areas.get({});
    expect(stored.map(({ name, kind, fee, minutes }) => ({ name, kind, fee, minutes }))).toEqual([
      { name: "Repetida", kind: "excluded", fee: 0, minutes: 0 },
      { name: "Centro", kind: "district", fee: 7, minutes: 40 },
      { name: "Zona Sul", kind: "postal_code", fee: 12.5, minutes: 0 },
    ]);
    expect(stored[2]?.ranges).toEqual([["04000-000", "04999-999"]]);
    await leave(owner);
  });
});

it("offers no way back to an area that is back, and no more holidays than there is room for", async () => {
  const account = await settingsAccount(site);
  const other = await adminOf(site, account);
  const { holidays, services: now } = await other.services.get({});
  const { allowed: _a, state: _s, until: _u, reason: _r, ...delivery } = now.delivery;
  const exceptions = Array.from({ length: 59 }, (_, at) => ({
    date: new Date(Date.UTC(2090, 0, 1 + at)).toISOString().slice(0, 10),
    name: "Férias",
    intervals: [],
  }));
  await other.services.save({ body: { services: { delivery: { ...delivery, exceptions } } } });
  await other.areas.save({
    body: {
      areas: [
        {
          name: "Centro",
          kind: "district",
          city: "São Paulo",
          districts: ["Sé"],
          fee: 7,
          minimum_amount: 0,
          minutes: 40,
        },
      ],
    },
  });
  const owner = await ownerAtSettings(browser, { site, account });
  const { page } = owner;
  const areas = areaSection(page);
  await show(page, "Áreas e taxas");
  await button(page, "Remover Centro").click();
  await areas.getByRole("button", { name: "Desfazer" }).waitFor();
  await bar(page).getByRole("button", { name: "Descartar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await button(page, "Remover Centro").waitFor();
  expect(await areas.getByRole("button", { name: "Desfazer" }).count()).toBe(0);

  await show(page, "Horários e serviços");
  await openService(page, "Entrega");
  await button(page, "Sugerir feriados").click();
  const all = button(page, "Fechar em todos");
  await page.getByText("Cabem no máximo 60 datas: tire as que já passaram.").waitFor();
  await all.click({ force: true });
  const dates = group(page, "Datas especiais").getByLabel("Data", { exact: true });
  expect(await dates.count()).toBe(59);
  await button(page, `Fechar: ${holidays[0]?.name}`).first().click();
  await expect.poll(() => dates.count()).toBe(60);
  await leave(owner);
});

it("of hours that another owner has changed meanwhile, whose stay is asked", async () => {
  const account = await settingsAccount(site);
  const owner = await ownerAtSettings(browser, { site, account });
  const { page } = owner;
  await show(page, "Horários e serviços");
  await openService(page, "Entrega");
  await page.getByLabel(/^Tempo de preparo/).fill("25");
  const other = await adminOf(site, account);
  const {
    allowed: _a,
    state: _s,
    until: _u,
    reason: _r,
    ...delivery
  } = (await other.services.get({})).services.delivery;
  await other.services.save({
    body: { services: { delivery: { ...delivery, prep_minutes: 50 } } },
  });
  await save(page);
  const question = page.getByRole("alertdialog");
  await question.getByText("preparo 25 min").waitFor();
  await question.getByText("preparo 50 min").waitFor();
  await question.getByRole("button", { name: "Manter o meu" }).click();
  await bar(page)
    .getByText("Tudo salvo")
    .or(bar(page).getByText("Salvo", { exact: true }))
    .waitFor();
  expect((await other.services.get({})).services.delivery.prep_minutes).toBe(25);
  await leave(owner);
});
