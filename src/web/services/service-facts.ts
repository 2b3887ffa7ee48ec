import type { Account } from "../../contract/account.ts";
import type { ShownArea } from "../../contract/services.ts";
import { centsFromReais } from "../../domain/money.ts";
import { briefMoney, unbrokenMoney } from "../text/money.ts";
import { joined } from "../text/joined.ts";
import type { Service } from "../../domain/service.ts";
import { openingText as words } from "../text/opening-dictionary.ts";

/** Time and price, as far as both are known without an address: "40–50 min · R$ 5,00". */
export function serviceFacts(account: Account, service: Service): string {
  const areas = areasOf(account, service);
  return joined([minutesWords(account, service), feeWords(areas, account.extras.currency)]);
}

/** The same as short as it can be said: "40–50 min · R$ 5–7". */
export function briefFacts(account: Account, service: Service): string {
  const fees = feesOf(areasOf(account, service));
  return joined([minutesWords(account, service), fees && briefFee(fees, account.extras.currency)]);
}

function areasOf({ areas }: Account, service: Service): readonly ShownArea[] {
  return service === "delivery" ? areas.filter(({ kind }) => kind !== "excluded") : [];
}

function minutesWords(account: Account, service: Service): string | false {
  const { prep_minutes: prep } = account.services[service];
  const reached = areasOf(account, service);
  const ways = reached.length === 0 ? [0] : reached.map(({ minutes }) => minutes);
  const [from, to] = [prep + Math.min(...ways), prep + Math.max(...ways)];
  return prep > 0 && words.minutes(from, to);
}

type Fees = { least: number; most: number };

function feesOf(areas: readonly ShownArea[]): Fees | false {
  const fees = areas.map(({ fee }) => centsFromReais(fee));
  return fees.length > 0 && { least: Math.min(...fees), most: Math.max(...fees) };
}

function feeWords(areas: readonly ShownArea[], currency: string): string | false {
  const fees = feesOf(areas);
  if (!fees) return false;
  const { least, most } = fees;
  if (most === 0) return words.freeDelivery;
  const amount = unbrokenMoney(least, currency);
  return least === most ? amount : words.feeFrom(amount);
}

function briefFee({ least, most }: Fees, currency: string): string {
  if (most === 0) return words.freeDelivery;
  const amount = briefMoney(least, currency);
  return least === most ? amount : words.feeRange(amount, briefMoney(most, ""));
}
