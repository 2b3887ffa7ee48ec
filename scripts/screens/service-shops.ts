import { everyDay, newArea } from "../../src/server/account/testing-services.ts";
import { minuteMs, minuteOf, newShop, type Shop } from "../../tests/e2e/shop.ts";
import type { TestSite } from "../../tests/e2e/site.ts";

const address = {
  address_street: "Avenida Presidente Juscelino Kubitschek de Oliveira",
  address_number: "10.240",
  address_district: "Centro",
  address_city: "Campinas",
};

/** A shop with all that an owner can set, and a long address. */
export function newDeliveringShop(site: TestSite): Promise<Shop> {
  const slots = { minutes: 30, limit: 3, lead_minutes: 30, days_ahead: 2 } as const;
  return newShop(site, {
    extras: address,
    services: {
      delivery: { prep_minutes: 30, minimum_amount: 30, slots },
      takeout: { prep_minutes: 20, slots },
    },
    areas: [
      newArea("Centro", { fee: 7, minutes: 10, free_above: 90 }),
      newArea("Bosque", { fee: 12.5, minutes: 25, districts: ["Bosque", "Jardim Flamboyant"] }),
    ],
  });
}

/** A shop that opens an hour from now, with two services that say so. */
export function newShutShop(site: TestSite): Promise<Shop> {
  const hours = everyDay(minuteOf(Date.now() + 60 * minuteMs).label, 240);
  return newShop(site, {
    extras: address,
    services: {
      delivery: { hours, prep_minutes: 30 },
      takeout: { hours, prep_minutes: 20 },
    },
    areas: [newArea("Centro", { fee: 7, minutes: 10 })],
  });
}

/** The option Catupiry has run out, of Portuguesa two are left, and drinks are for another hour. */
export async function newRunOutShop(site: TestSite): Promise<Shop> {
  const shop = await newShop(site, { services: { delivery: {} } });
  const { content } = shop.owner;
  const id = (title: string) => String(shop.ids[title]);
  await content.setSoldOut({ params: { id: id("Catupiry") }, body: { until: "reopened" } });
  await content.setStock({ params: { id: id("Portuguesa") }, body: { stock: 2 } });
  const hour = minuteOf(Date.now() + 120 * minuteMs).label;
  const available = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: hour, minutes: 60 }));
  await content.saveCategory({ body: { data: { id: id("Bebidas"), extras: { available } } } });
  return shop;
}
