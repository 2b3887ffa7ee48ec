import { expect } from "vitest";
import type { PrintRequest } from "../../contract/printing.ts";
import { calabresa, newTicket } from "../../domain/testing-ticket.ts";
import type { Ticket } from "../../domain/ticket.ts";
import { newCaller, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import type { TestApp } from "../testing/start-app.ts";

const hourMs = 3_600_000;

/** Files have the machine's time, so the clock stands at that. Seconds are not printed. */
export const now = new Date();

/** A shop that prints, and a guest with two pizzas in the cart. */
export type PrintingShop = {
  account: TestAccount;
  /** By title: "Calabresa" with its option "Catupiry", and "Fora", which cannot be ordered. */
  ids: Record<string, string>;
  guest: Caller;
  cartItems: (qty?: number) => NonNullable<PrintRequest["items"]>;
  fetchPicture: (name: string) => Promise<{ statusCode: number; rawPayload: Buffer }>;
  bytesOf: (caller: Caller, request: PrintRequest) => Promise<Buffer>;
  /** The contents of the cart's picture, with the given changes. */
  expectedTicket: (changes?: Partial<Ticket>) => Ticket;
};

export async function newPrintingShop(testApp: TestApp): Promise<PrintingShop> {
  const account = await newAccount(testApp, { extras: { document_number: "12.345.678/0001-95" } });
  const ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2299,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
        },
      ],
    },
    { title: "Escondida", active: false, items: [{ title: "Fora", priceCents: 100 }] },
  ]);
  const fetchPicture = (name: string) =>
    testApp.app.inject({ url: `/assets/print/${name}`, headers: { host: account.host } });
  return {
    account,
    ids,
    guest: newCaller(testApp, account),
    cartItems: (qty = 2) => ({
      [String(ids["Calabresa"])]: {
        qty,
        obs: "sem cebola",
        children: { [String(ids["Catupiry"])]: { qty: 1 } },
      },
    }),
    fetchPicture,
    async bytesOf(caller, request) {
      const answer = await fetchPicture(await print(caller, request));
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    },
    expectedTicket: (changes = {}) =>
      newTicket({
        business: { name: `Casa ${account.label}`, document: "12.345.678/0001-95" },
        number: null,
        time: timeOnTicket(),
        customer: { name: "", phone: "", document: "" },
        place: "",
        service: "indoor",
        obs: "",
        items: [calabresa],
        total: { subtotalCents: 4898, serviceCents: 0, deliveryFeeCents: 0, totalCents: 4898 },
        payment: "",
        changeForCents: null,
        ...changes,
      }),
  };
}

/** The name of the picture that is drawn. */
export async function print(caller: Caller, request: PrintRequest): Promise<string> {
  return (await caller.printing.print({ body: { data: request } })).filename_jpg;
}

/** São Paulo has had three hours less than UTC, all year, since 2019. */
function timeOnTicket(): string {
  const [day = "", time = ""] = new Date(now.getTime() - 3 * hourMs).toISOString().split("T");
  const [year, month, date] = day.split("-");
  return `${time.slice(0, 5)} • ${date}/${month}/${year?.slice(2)}`;
}
