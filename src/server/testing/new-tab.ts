import { randomUUID } from "node:crypto";
import type { SentCart } from "../../contract/cart.ts";
import type { RouteInput } from "../../contract/route.ts";
import type { SheetDetails, sheetsContract } from "../../contract/sheets.ts";
import type { Caller } from "./caller.ts";
import type { OrderBody } from "./new-order.ts";

/** A tab at a table, individual unless said otherwise. */
export async function newTab(
  attendant: Caller,
  {
    location,
    individual = true,
    name = "",
    hash,
  }: {
    location: string;
    individual?: boolean;
    name?: string;
    hash?: string;
  },
) {
  const { newOrderSheet } = await attendant.sheets.open(
    { body: { data: { individual, location, name, hash } } },
    { idempotencyKey: randomUUID() },
  );
  return newOrderSheet;
}

/** The body by which an attendant puts items on a tab. */
export function tabOrder({ hash }: { hash: string }, items: SentCart["items"]): OrderBody {
  return { userData: { name: "" }, cartData: { items }, locationHash: hash };
}

type SheetPayment = RouteInput<(typeof sheetsContract)["pay"]>["body"];

/** Pays so many reais, or all that is left. */
export async function payTab(
  attendant: Caller,
  { sheet: { hash }, ...body }: { sheet: { hash: string } } & SheetPayment,
): Promise<SheetDetails> {
  const { details } = await attendant.sheets.pay(
    { params: { hash }, body },
    { idempotencyKey: randomUUID() },
  );
  return details;
}
