import { demoAccounts } from "../../src/server/demo/accounts.ts";
import { signIn } from "../sign-in.ts";

/** Somebody who changes the price of one item through the API. */
export type Owner = {
  host: string;
  /** Saves a price in reais through the server at `origin`. */
  setPrice(origin: string, price: number): Promise<void>;
};

/** Signs in at the first demo account. */
export async function signInOwner(origin: string): Promise<Owner> {
  const [demo] = demoAccounts;
  if (!demo) throw new Error("There is no demo account");
  const host = `${demo.label}.localhost`;
  const { user, pass } = demo.users.admin;
  let token = await signIn(origin, { host, user, pass });
  const response = await fetch(`${origin}/v2.0/content/menu`, { headers: { domain: host } });
  // The contract's shape.
  const { menu } = (await response.json()) as { menu: { items: { id: string }[] }[] };
  const id = menu[0]?.items[0]?.id;
  return {
    host,
    async setPrice(at, price) {
      const saved = await fetch(`${at}/v2.0/content/menu/item`, {
        method: "POST",
        headers: {
          domain: host,
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ data: { id, extras: { price } } }),
      });
      if (!saved.ok) throw new Error(`The price was not saved: ${await saved.text()}`);
      token = saved.headers.get("token") ?? token;
    },
  };
}
