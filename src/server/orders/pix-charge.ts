import { getPixKeyInfo, getPixPayloadInfo } from "@brazilian-utils/brazilian-utils";
import { isCancelled } from "../../domain/order-status.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { pixCode } from "../../domain/pix-code.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { findOrderRow } from "./order-row-queries.ts";
import { owedCents, seesWhole } from "./order-view.ts";

/** A PIX code for what an order comes to; there is none without a key, or where nothing is to be paid. */
export async function chargeByPix(hash: string, { tx, principal, account }: Context) {
  const row = await findOrderRow(tx, hash);
  const key = keyOf(account.extras.pix_code);
  if (!row || !seesWhole(principal, row) || isCancelled(row.status_id) || key === undefined)
    throw new Refused("not_found");
  const amountCents = owedCents(row);
  if (amountCents === 0) throw new Refused("not_found");
  const txid = `PEDIDO${row.number}`;
  const payload = pixCode({
    key,
    amountCents,
    merchantName: account.name,
    merchantCity: account.extras.address_city,
    txid,
  });
  return { payload, amount: reaisFromCents(amountCents), txid };
}

/** The key as banks know it, also of a whole code; undefined where a code names an address instead. */
function keyOf(setting: string): string | undefined {
  if (setting === "") return undefined;
  const key = getPixPayloadInfo(setting)?.key ?? setting;
  return getPixKeyInfo(key)?.value;
}
