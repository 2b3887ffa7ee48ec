import { isCancelled } from "../../domain/order-status.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { chargedCents, newPixCharge } from "../tabs/pix-charge.ts";
import { findOrderRow } from "./order-row-queries.ts";
import { owedCents, paidCents, seesWhole } from "./order-view.ts";

/** Makes a PIX code for what an order still owes, or part of it. Refused without a key, or if nothing is owed. */
export async function chargeByPix(
  { hash, amount }: { hash: string; amount?: string | undefined },
  context: Context,
) {
  const row = await findOrderRow(context.tx, hash);
  // An order on a tab is paid with the tab, never separately.
  const isPaidHere = row && row.mode !== "sheet" && !isCancelled(row.status_id);
  if (!isPaidHere || !seesWhole(context.principal, row)) throw new Refused("not_found");
  const leftCents = owedCents(row) - paidCents(row);
  const amountCents = chargedCents({ amount, leftCents }, context);
  return newPixCharge({ amountCents, txid: `PEDIDO${row.number}` }, context);
}
