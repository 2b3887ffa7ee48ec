import type { SentCart } from "../../contract/cart.ts";
import { signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import type { TestApp } from "../testing/start-app.ts";

/** A kitchen with feijoada, of which there may be so many, and the pork that may be chosen with it. */
export type Kitchen = {
  account: TestAccount;
  owner: Caller;
  attendant: Caller;
  id: (title: string) => string;
  setStock: (title: string, stock: number | null) => Promise<unknown>;
  left: (title: string) => Promise<number | undefined>;
  /** A cart of so many, each with so much pork in all. */
  cart: (qty: number, pork?: number) => SentCart["items"];
};

export async function newKitchen(testApp: TestApp): Promise<Kitchen> {
  const account = await newAccount(testApp, {
    features: { delivery: true, localOrder: true, attendantOrder: true },
    extras: { locations: 4 },
  });
  const ids = await newMenu(testApp, account, [
    {
      title: "Pratos",
      items: [
        {
          title: "Feijoada",
          priceCents: 4000,
          groups: [{ title: "Carnes", items: [{ title: "Torresmo", priceCents: 500 }] }],
        },
        { title: "Salada", priceCents: 1500 },
      ],
    },
  ]);
  const owner = await signedInAdmin(testApp, account);
  const attendant = await signedInAttendant(testApp, account);
  const id = (title: string) => String(ids[title]);
  return {
    account,
    owner,
    attendant,
    id,
    setStock: (title, stock) =>
      attendant.content.setStock({ params: { id: id(title) }, body: { stock } }),
    async left(title) {
      const { stock } = await attendant.content.stock();
      return stock.find((one) => one.id === id(title))?.left;
    },
    cart: (qty, pork = 0) => ({
      [id("Feijoada")]: {
        qty,
        ...(pork > 0 ? { children: { [id("Torresmo")]: { qty: pork } } } : {}),
      },
    }),
  };
}
