import type { Menu } from "../../src/contract/content.ts";
import { newService } from "../../src/server/account/testing-services.ts";
import type { Settings } from "../../src/server/testing/run-program.ts";
import { signIn, type Shop } from "./order-load.ts";
import type { ServerProcess } from "./server-process.ts";
import { menuFile, openShop } from "./shop.ts";

export const kindsOfPrinters = ["cloudprnt", "epson", "agent"] as const;
type Kind = (typeof kindsOfPrinters)[number];

/** A shop that takes orders by itself, with a station for each of three printers and a dish that is made there. */
export type PrintingShop = {
  shops: Shop[];
  /** The address that each printer asks. */
  addresses: Record<Kind, string>;
  /** The number of unprinted jobs. */
  unprinted: (origin: string) => Promise<number>;
};

const [pizzas] = menuFile.categories;
const menu = {
  categories: kindsOfPrinters.map((kind) => ({
    ...pizzas,
    title_br: kind,
    items: pizzas?.items ?? [],
  })),
};

export async function openPrintingShop(
  server: ServerProcess,
  place: Settings,
): Promise<PrintingShop> {
  const shop = await openShop(server, { place, menu });
  const token = await signIn(server.origin, shop);
  const call = callerOf(server.origin, { shop, token });
  await call("PUT", "account/services", {
    services: { delivery: newService({ accepts: "auto" }) },
  });
  const { stations } = (await call("PUT", "account/stations", {
    stations: kindsOfPrinters.map((name) => ({ name })),
  })) as { stations: { id: string; name: string }[] };
  const shown = (await call("GET", "content/menu")) as Menu;
  const shops: Shop[] = [];
  const addresses: Partial<Record<Kind, string>> = {};
  for (const kind of kindsOfPrinters) {
    const station = stations.find(({ name }) => name === kind)?.id ?? "";
    const category = shown.menu.find(({ title_br }) => title_br === kind);
    const itemId = category?.items[0]?.id ?? "";
    await call("POST", "content/menu/category", {
      data: { id: category?.id, extras: { station } },
    });
    const { address } = (await call("POST", "account/printers", {
      printer: { name: kind, kind, columns: 32, stations: [station] },
    })) as { address: string };
    addresses[kind] = address;
    shops.push({ ...shop, itemId, optionId: shown.menuSubGroups[itemId]?.[0]?.items[0]?.id ?? "" });
  }
  return {
    shops,
    addresses: addresses as Record<Kind, string>,
    async unprinted(origin) {
      const jobs = await callerOf(origin, { shop, token: await signIn(origin, shop) })(
        "GET",
        "print/jobs",
      );
      return (jobs as { unprinted: number }).unprinted;
    },
  };
}

/** Calls as the shop's owner. Throws for a refusal. */
function callerOf(origin: string, { shop, token }: { shop: Shop; token: string }) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/v2.0/${path}`, {
      method,
      headers: {
        domain: shop.host,
        authorization: `Bearer ${token}`,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
}
