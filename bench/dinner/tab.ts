import { randomBytes, randomUUID } from "node:crypto";
import type { SheetDetails } from "../../src/contract/sheets.ts";
import { textOf } from "../exchange.ts";
import type { Asking } from "./asking.ts";
import type { Restaurant } from "./restaurant.ts";
import type { Screen } from "./screen.ts";

type Serving = {
  asking: Asking;
  screen: Screen;
  /** Orders that the kitchen has made and the table has. */
  brought: ReadonlySet<string>;
};

/** Serves a table that orders twice and pays in two parts, the second of which closes its tab. Returns its hash. */
export async function serveTab(
  { asking, screen, brought }: Serving,
  { restaurant, number }: { restaurant: Restaurant; number: number },
): Promise<string | undefined> {
  const hash = randomBytes(16).toString("hex");
  const once = () => ({ "idempotency-key": randomUUID() });
  const send = (kind: string, path: string, body: object) =>
    screen.call(kind, { method: "POST", path, body, headers: once() });
  const opened = await send("staff: open a tab", "order/sheet", {
    data: { individual: false, location: restaurant.table, name: "", hash },
  });
  if (!opened) return undefined;
  const tab = screen.watch(`order/sheet/${hash}`);
  const ordered: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    await asking.wait(5, 10);
    const placed = await send("order", "order", {
      userData: { name: "" },
      cartData: { items: restaurant.cart },
      locationHash: hash,
    });
    tab.fetchAnew();
    const order = /"hash":"([0-9a-f]{32})"/.exec(placed ? textOf(placed) : "")?.[1];
    if (order === undefined) continue;
    ordered.push(order);
    asking.seen.placed.push({ restaurant: number, hash: order });
  }
  for (let waited = 0; !ordered.every((order) => brought.has(order)); waited += 1) {
    if (waited === mostWaits) asking.note(`Tab ${hash}: its orders were not brought`);
    if (waited >= mostWaits) return undefined;
    await asking.wait(1);
  }
  tab.stop();
  const read = await screen.call("list: tab", { path: `order/sheet/${hash}` });
  if (!read) return undefined;
  // The contract has this form.
  const { details } = JSON.parse(textOf(read)) as { details: SheetDetails };
  const half = Math.round(details.left_amount * 50) / 100;
  const pay = (body: object) => send("staff: pay a tab", `order/sheet/${hash}/pay`, body);
  await pay({ amount: half, method: "pix" });
  const paid = await pay({ method: "cash" });
  return paid && hash;
}

const mostWaits = 90;
