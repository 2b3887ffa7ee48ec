import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { isKept, tableOf, type Figure } from "./figure.ts";
import { newFolder } from "./new-folder.ts";
import { orderOf } from "./orders/account.ts";
import { placeOrder } from "./orders/guest.ts";
import { startComanda } from "./programs.ts";
import { measureFirstView } from "./web/first-view.ts";
import { furnishAccount } from "./web/account.ts";
import { measureLighthouse } from "./web/lighthouse.ts";
import { measureSlowNetwork } from "./web/slow-network.ts";
import { measureStaffTaps } from "./web/staff-taps.ts";
import { measureTaps } from "./web/taps.ts";

// Measures the menu page on a guest's phone, and the staff's screens on a busy evening. The exit code is 1 when a bound
// is missed. Sizes are those of brotli, which browsers get. `npm run bench:web -- staff` or `-- menu` does one of them,
// `-- staff board` one of the staff's screens, `-- menu slow` one part of the menu's (view, taps, slow, lighthouse), and
// `-- menu lighthouse order` one of its pages.

/** The small account's menu is the usual one; the large one's shows what taps cost. */
const accounts = [
  { label: "casa", itemCount: 120, photoCount: 120 },
  { label: "mil", itemCount: 1000, photoCount: 40 },
];

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted[0] === name;

await ensureBuilt({ say: console.log });
const figures: Figure[] = [];
if (isWanted("staff")) {
  console.log("Tapping on the staff's screens.");
  figures.push(...(await measureStaffTaps(wanted.slice(1))));
}
if (isWanted("menu")) figures.push(...(await measureMenu()));
console.log(tableOf(figures));
process.exitCode = figures.every(isKept) ? 0 : 1;

async function measureMenu(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using comanda = await startComanda(folder.path, { settings: { DEMO: "0" } });
  const menuOf = (label: string) =>
    `http://${label}.localhost:${new URL(comanda.origin).port}/delivery`;
  for (const account of accounts) {
    console.log(`Furnishing an account of ${account.itemCount} items.`);
    await furnishAccount({ dataDir: folder.path, origin: comanda.origin, ...account });
  }
  const pageAt = (path: string) => new URL(path, menuOf("casa")).href;
  const pages = [
    { name: "menu", visit: async () => ({ address: menuOf("casa") }) },
    { name: "home", visit: async () => ({ address: pageAt("/home") }) },
    {
      name: "order page",
      // Each visit has a new order: the page of one that nobody answers says so after three minutes.
      visit: async () => {
        const { hash, token } = await orderAt(comanda.origin, new URL(menuOf("casa")).host);
        return { address: pageAt(`/pedidos/${hash}`), token };
      },
    },
  ];
  const parts = {
    view: [() => measureFirstView(menuOf("casa"))],
    taps: accounts.map(
      ({ label, itemCount }) =>
        () =>
          measureTaps(menuOf(label), { menu: `${itemCount} items`, rowCount: itemCount }),
    ),
    slow: [() => measureSlowNetwork(menuOf("casa"))],
    lighthouse: pages
      .filter(({ name }) => name.startsWith(wanted[2] ?? ""))
      .map((page) => () => measureLighthouse(page)),
  };
  const measured: Figure[] = [];
  for (const [name, measures] of Object.entries(parts)) {
    if (wanted[1] !== undefined && wanted[1] !== name) continue;
    for (const measure of measures) {
      console.log(`Measuring: ${name}.`);
      const found = await measure();
      // The whole takes a quarter of an hour.
      console.log(tableOf(found));
      measured.push(...found);
    }
  }
  return measured;
}

/** A guest's order of the menu's first dishes. */
async function orderAt(origin: string, host: string): Promise<{ hash: string; token: string }> {
  const answer = await fetch(`${origin}/v2.0/content/menu`, { headers: { domain: host } });
  // The contract's answer.
  const { menu } = (await answer.json()) as { menu: { items: { id: string }[] }[] };
  const dishes = menu.flatMap((category) => category.items).slice(0, 4);
  const order = JSON.stringify(
    orderOf(Object.fromEntries(dishes.map(({ id }) => [id, { qty: 1 }]))),
  );
  return placeOrder(origin, { account: { accountId: "", host, order } });
}
