import type { Printer, SentPrinter } from "../../contract/printers.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { rawCall, type RawCall } from "../testing/raw-call.ts";
import type { TestApp } from "../testing/start-app.ts";

/** An account with a bar and a grill, whose guests order of both. */
export type PrinterShop = {
  account: TestAccount;
  owner: Caller;
  guest: Caller;
  /** Ids of entries and of stations, by name. */
  ids: Record<string, string>;
  add: (printer: Partial<SentPrinter>) => Promise<{ printer: Printer; address: string }>;
  /** An order of a beer and two steaks; not taken yet. */
  order: (obs?: string) => Promise<PlacedOrder>;
  /** The same, taken by staff. */
  taken: (obs?: string) => Promise<PlacedOrder>;
  jobs: () => ReturnType<Caller["printJobs"]["list"]>;
  /** "order queued Bar", of each job that is not printed. */
  waiting: () => Promise<string[]>;
};

export async function newPrinterShop(testApp: TestApp): Promise<PrinterShop> {
  const account = await newAccount(testApp, {
    features: { delivery: true, attendantOrder: true },
    extras: { locations: 3 },
  });
  const entries = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Chope", priceCents: 900 }] },
    {
      title: "Pratos",
      items: [
        {
          title: "Picanha",
          priceCents: 7900,
          groups: [{ title: "Ponto", items: [{ title: "Ao ponto", priceCents: 0 }] }],
        },
      ],
    },
  ]);
  const owner = await signedInAdmin(testApp, account);
  const guest = newCaller(testApp, account);
  const { stations } = await owner.stations.save({
    body: { stations: [{ name: "Grelha" }, { name: "Bar" }] },
  });
  const ids = {
    ...entries,
    ...Object.fromEntries(stations.map(({ name, id }) => [name, id])),
  };
  await owner.content.saveCategory({
    body: { data: { id: String(ids["Bebidas"]), extras: { station: String(ids["Bar"]) } } },
  });
  const order = (obs = "sem sal, por favor") =>
    sendOrder(
      guest,
      deliveryBody(
        {
          [String(ids["Chope"])]: { qty: 1 },
          [String(ids["Picanha"])]: {
            qty: 2,
            obs,
            children: { [String(ids["Ao ponto"])]: { qty: 1 } },
          },
        },
        { userData: { name: "José Conceição" } },
      ),
    );
  const jobs = () => owner.printJobs.list();
  return {
    account,
    owner,
    guest,
    ids,
    async add(printer) {
      const { address = "", ...made } = await owner.printers.add({
        body: {
          printer: { name: "Grelha", kind: "agent", columns: 32, stations: [], ...printer },
        },
      });
      return { ...made, address };
    },
    order,
    async taken(obs) {
      const placed = await order(obs);
      await owner.orders.accept({ params: { hash: placed.hash }, body: {} });
      return placed;
    },
    jobs,
    async waiting() {
      const { jobs: all } = await jobs();
      return all
        .filter(({ state }) => state !== "printed")
        .map(({ reason, state, printer }) => `${reason} ${state} ${printer.name}`);
    },
  };
}

export function callOf(testApp: TestApp, { account }: PrinterShop, address: string) {
  return (call: Partial<RawCall> & { path?: string }) =>
    rawCall(testApp, { host: account.host, url: `${address}${call.path ?? ""}`, ...call });
}
