import type { SentArea, WireServiceSettings } from "../../src/contract/services.ts";
import type { Extras } from "../../src/contract/account.ts";
import type { Service } from "../../src/domain/service.ts";
import { newService } from "../../src/server/account/testing-services.ts";
import type { Caller } from "../../src/server/testing/caller.ts";
import { adminOf } from "./callers.ts";
import { newPizzaria, type Pizzaria } from "./delivery.ts";
import type { TestSite } from "./site.ts";

/** A pizzaria with services and areas, and the calls of its owner. */
export type Shop = Pizzaria & { owner: Caller };

type ShopRules = {
  services?: Partial<Record<Service, Partial<WireServiceSettings>>>;
  areas?: SentArea[];
  extras?: Partial<Extras>;
};

export async function newShop(
  site: TestSite,
  { services = {}, areas = [], extras }: ShopRules,
): Promise<Shop> {
  const account = await newPizzaria(site, extras ? { extras } : {});
  const owner = await adminOf(site, account);
  const sent = Object.entries(services).map(([name, changes]) => [name, newService(changes)]);
  await owner.services.save({ body: { services: Object.fromEntries(sent) } });
  if (areas.length > 0) await owner.areas.save({ body: { areas } });
  return { ...account, owner };
}

/** The minute that an instant is in, and its time of day in São Paulo, whose clocks never change: "18:00". */
export function minuteOf(instantMs: number): { startMs: number; label: string } {
  const label = new Intl.DateTimeFormat("pt-BR", {
    timeZone: "America/Sao_Paulo",
    hour: "2-digit",
    minute: "2-digit",
  }).format(instantMs);
  return { startMs: Math.floor(instantMs / minuteMs) * minuteMs, label };
}

export const minuteMs = 60_000;
