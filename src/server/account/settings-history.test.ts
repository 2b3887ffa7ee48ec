import { beforeAll, expect, it } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newBar, type Bar } from "../tabs/testing-bar.ts";

const testApp = sharedApp();
let bar: Bar;
beforeAll(async () => {
  bar = await newBar(testApp);
});

it("changes of prices and settings say who, and what was before, to owners", async () => {
  const owner = bar.colleague;
  const [beer, dish] = [String(bar.ids["Cerveja"]), String(bar.ids["Prato do dia"])];
  await owner.content.saveItem({ body: { data: { id: beer, extras: { price: 12 } } } });
  await owner.content.saveItem({ body: { data: { id: beer, title_br: "Cerveja" } } });
  await owner.content.saveValues({
    body: {
      edits: [
        { id: beer, data: { extras: { price: 13 } } },
        { id: dish, data: { extras: { price: 55 } } },
      ],
    },
  });
  await owner.account.save({
    body: {
      data: { name: "Bar da esquina", time_zone: "America/Sao_Paulo" },
      extras: { about: `<p>${"Desde ".repeat(30)}</p>`, paymentMethods: { cash: true } },
    },
  });
  const { history } = await owner.account.history();
  expect(history).toMatchObject([
    {
      what: "price_changed",
      by: "Dona",
      from: { title: "Cerveja", price: 10.95 },
      to: { price: 12 },
    },
    {
      what: "prices_changed",
      from: { prices: [{ price: 12 }, { price: 50 }] },
      to: { prices: [{ price: 13 }, { price: 55 }] },
    },
    {
      what: "settings_changed",
      by: "Dona",
      from: { values: { "data.name": expect.any(String) as string, "extras.about": "" } },
      to: {
        values: {
          "data.name": "Bar da esquina",
          "extras.about": expect.stringMatching(/^Desde Desde .{68}…$/) as string,
          "extras.paymentMethods": { cash: true },
        },
      },
    },
  ]);
  // An unchanged setting that was sent is no change.
  expect(history.at(-1)?.to).not.toHaveProperty("values.data.time_zone");
  expect((await refusalOf(bar.attendant.account.history())).error).toBe("access_denied");
});

it("changes of areas, services and pauses say what was before, to whoever asks why a fee was wrong", async () => {
  const owner = bar.colleague;
  const centro = {
    name: "Centro",
    kind: "district" as const,
    city: "Campinas",
    districts: ["Centro"],
    fee: 8,
    minimum_amount: 0,
    minutes: 20,
  };
  const { areas } = await owner.areas.save({
    body: { areas: [centro, { ...centro, name: "Cambuí", districts: ["Cambuí"] }] },
  });
  await owner.areas.save({
    body: { areas: areas.map((area) => (area.name === "Centro" ? { ...area, fee: 0 } : area)) },
  });
  const { services } = await owner.services.get();
  const delivery = { ...services.delivery, prep_minutes: services.delivery.prep_minutes + 5 };
  await owner.services.save({ body: { services: { delivery } } });
  await bar.attendant.services.pause({
    params: { service: "delivery" },
    body: { minutes: 30, reason: "Chuva" },
  });
  await bar.attendant.services.pause({ params: { service: "delivery" }, body: { minutes: null } });
  const { history } = await owner.account.history();
  expect(history.slice(-5)).toMatchObject([
    {
      what: "areas_changed",
      from: { areas: [] },
      to: { areas: [{ name: "Centro" }, { name: "Cambuí" }] },
    },
    {
      what: "areas_changed",
      by: "Dona",
      from: { areas: [{ fee: 8 }] },
      to: { areas: [{ name: "Centro", fee: 0 }] },
    },
    {
      what: "services_changed",
      from: { delivery: { prep_minutes: services.delivery.prep_minutes } },
      to: { delivery: { prep_minutes: delivery.prep_minutes } },
    },
    { what: "paused", by: "Garçom", to: { service: "delivery", reason: "Chuva" } },
    { what: "resumed", by: "Garçom", to: { service: "delivery" } },
  ]);
});

it("what is saved without a change is no entry; areas that only move tell their order, and services what differs", async () => {
  const other = await newBar(testApp);
  const owner = other.colleague;
  const of = (name: string) => ({
    name,
    kind: "district" as const,
    city: "Campinas",
    districts: [name],
    fee: 8,
    minimum_amount: 0,
    minutes: 20,
  });
  const { areas } = await owner.areas.save({ body: { areas: [of("Centro"), of("Cambuí")] } });
  await owner.areas.save({ body: { areas } });
  await owner.areas.save({ body: { areas: areas.toReversed() } });
  const { services } = await owner.services.get();
  const { delivery, takeout } = services;
  await owner.services.save({ body: { services: { delivery, takeout } } });
  const slower = { ...takeout, prep_minutes: takeout.prep_minutes + 5 };
  await owner.services.save({ body: { services: { delivery, takeout: slower } } });
  await owner.services.pause({ params: { service: "delivery" }, body: { minutes: null } });
  const ids = areas.map(({ id }) => id);
  const { history } = await owner.account.history();
  expect(history.map(({ what, to }) => [what, to])).toEqual([
    ["areas_changed", { areas }],
    ["areas_changed", { areas: [], order: ids.toReversed() }],
    [
      "services_changed",
      { takeout: expect.objectContaining({ prep_minutes: slower.prep_minutes }) },
    ],
  ]);
});
