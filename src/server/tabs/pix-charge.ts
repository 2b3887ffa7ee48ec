import { getPixKeyInfo } from "@brazilian-utils/brazilian-utils/get-pix-key-info";
import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils/get-pix-payload-info";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { pixCode } from "../../domain/pix-code.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { requireFloor } from "./lock-open-tab.ts";
import { moreThanLeft } from "./check-tender.ts";
import { findSheet } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";

/**
 * A PIX code for an amount on a tab, at most what is left; without an amount, for all of it. `waives` as in a payment.
 */
export async function chargeTabByPix(
  {
    hash,
    amount,
    waives,
  }: { hash: string; amount?: string | undefined; waives?: boolean | undefined },
  context: Context,
) {
  const { tx } = context;
  requireFloor(context);
  const sheet = await findSheet(tx, hash);
  if (!sheet || sheet.closed_at !== null) throw new Refused("not_found");
  const asked = { ...sheet, waives_service: waives ?? sheet.waives_service };
  const { total } = await readTab(asked, context);
  const amountCents = chargedCents({ amount, leftCents: total.leftCents }, context);
  // A bank's statement takes 25 letters and digits.
  return newPixCharge({ amountCents, txid: `MESA${sheet.number}C${hash.slice(0, 8)}` }, context);
}

/** The requested amount, at most what is left to pay. Without one, all of it. */
export function chargedCents(
  { amount, leftCents }: { amount: string | undefined; leftCents: Cents },
  { account }: Pick<Context, "account">,
): Cents {
  if (leftCents <= 0) throw new Refused("not_found");
  const amountCents = amount === undefined ? leftCents : centsFromReais(Number(amount));
  if (amountCents > leftCents)
    throw badFields({ amount: moreThanLeft(leftCents, account.extras.currency) });
  return amountCents;
}

/** A code for the amount with the account's key. Refused without a key, or for nothing. */
export function newPixCharge(
  { amountCents, txid }: { amountCents: Cents; txid: string },
  { account }: Pick<Context, "account">,
) {
  const key = keyOf(account.extras.pix_code);
  if (key === undefined || amountCents <= 0) throw new Refused("not_found");
  const payload = pixCode({
    key,
    amountCents,
    merchantName: account.name,
    merchantCity: account.extras.address_city,
    txid,
  });
  return { payload, amount: reaisFromCents(amountCents), txid };
}

/** The key as banks know it, also from a whole code; undefined for a code with a web address instead of a key. */
function keyOf(setting: string): string | undefined {
  if (setting === "") return undefined;
  const key = getPixPayloadInfo(setting)?.key ?? setting;
  return getPixKeyInfo(key)?.value;
}
