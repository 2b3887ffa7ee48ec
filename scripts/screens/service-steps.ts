import type { Page } from "playwright-core";
import type { ServiceView, WireArea } from "../../src/contract/services.ts";
import type { Service } from "../../src/domain/service.ts";
import { newCaller } from "../../src/server/testing/caller.ts";
import type { Stage } from "./stage.ts";

const evening = [5, 6, 0].flatMap((weekday) => [
  { weekday, start: "11:30", minutes: 210 },
  { weekday, start: "18:00", minutes: 480 },
]);

const soonMs = 1_800_000;
const soon = () => new Date(Date.now() + soonMs).toISOString();
const why = "Muitos pedidos ao mesmo tempo, voltamos assim que o forno der conta";

const service: ServiceView = {
  enabled: true,
  allowed: true,
  hours: [],
  exceptions: [],
  prep_minutes: 25,
  minimum_amount: 30,
  accepts: "manual",
  slots: null,
  state: "open",
};

/** Shows hours of three days, on this screen alone: a real account's hours follow the clock. */
export const withHours = (page: Page) =>
  page.route("**/v2.0/account/services", (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const services: Record<Service, ServiceView> = {
      delivery: {
        ...service,
        hours: evening,
        exceptions: [{ date: "2099-12-25", name: "Natal", intervals: [] }],
        state: "closed",
        until: soon(),
      },
      takeout: { ...service, state: "paused", until: soon(), reason: why },
      indoor: { ...service, allowed: false },
    };
    const holidays = [
      { date: "2099-09-07", name: "Independência do Brasil" },
      { date: "2099-11-20", name: "Dia Nacional de Zumbi e da Consciência Negra" },
    ];
    return route.fulfill({ json: { services, holidays } });
  });

const area = (id: string, changes: Partial<WireArea>): WireArea => ({
  id,
  name: "",
  kind: "district",
  city: "São Paulo",
  districts: [],
  fee: 0,
  minimum_amount: 0,
  minutes: 0,
  ...changes,
});

const areas: WireArea[] = [
  area("1", {
    name: "Vila Madalena e Pinheiros",
    districts: ["Vila Madalena", "Pinheiros"],
    fee: 7,
    minutes: 40,
    free_above: 120,
  }),
  area("2", {
    name: "Centro",
    districts: ["Sé", "República", "Bela Vista", "Centro"],
    fee: 9.5,
    minutes: 55,
    minimum_amount: 40,
  }),
  area("3", {
    name: "Marginal",
    kind: "postal_code",
    ranges: [
      ["05000-000", "05099-999"],
      ["05400-000", "05400-000"],
    ],
    fee: 12,
    minutes: 60,
  }),
  area("4", { name: "Serra", kind: "excluded", ranges: [["05200-000", "05299-999"]] }),
];

/** Shows delivery areas that an owner has set, on this screen alone. */
export const withAreas = (page: Page) =>
  page.route("**/v2.0/account/areas", (route) => route.fulfill({ json: { areas } }));

/** Shows deliveries that a colleague has just paused, on this screen alone. */
export const withPause = async (page: Page, { site }: Stage) => {
  const home = await newCaller(site, { host: "pizzaria.localhost" }).content.home({});
  const { delivery } = home.account.services;
  Object.assign(delivery, { paused_until: soon(), pause_reason: why });
  await page.route("**/v2.0/content/home*", (route) => route.fulfill({ json: home }));
};
