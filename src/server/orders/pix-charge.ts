import { isCancelled } from "../../domain/order-status.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { pixCharge } from "../tabs/pix-charge.ts";
import { findOrderRow } from "./order-row-queries.ts";
import { owedCents, paidCents, seesWhole } from "./order-view.ts";

/** A PIX code for what is left to pay of an order; there is none without a key, or where nothing is to be paid. */
export async function chargeByPix(hash: string, context: Context) {
  const row = await findOrderRow(context.tx, hash);
  if (!row || !seesWhole(context.principal, row) || isCancelled(row.status_id))
    throw new Refused("not_found");
  const amountCents = owedCents(row) - paidCents(row);
  return pixCharge({ amountCents, txid: `PEDIDO${row.number}` }, context);
}
