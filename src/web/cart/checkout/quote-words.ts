import type { Account } from "../../../contract/account.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { unbrokenMoney } from "../../text/money.ts";
import type { ServiceState } from "../../../domain/service-state.ts";
import { serverNow } from "../../services/server-clock.ts";
import { stateWords } from "../../services/service-words.ts";
import { buyerText } from "../../text/buyer-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";

/** Why the order would not be taken as it stands. */
export function refusalWords(
  quote: WireQuote,
  { time_zone: timeZone, extras }: Pick<Account, "time_zone" | "extras">,
): string | undefined {
  const money = (reais: number) => unbrokenMoney(centsFromReais(reais), extras.currency);
  switch (quote.refusal) {
    case "closed":
      return stateWords(serviceStateOf(quote), { nowMs: serverNow(), timeZone });
    case "out_of_area":
      return buyerText.outOfArea;
    case "below_minimum":
      return summaryText.summary.belowMinimum(
        money(quote.missing_amount),
        money(quote.minimum_amount),
      );
    case "slot_full":
      return buyerText.slotFull;
    // A question at sending, or a notice beside the lines, tells of these.
    case "unavailable_items":
    case "invalid_options":
    case "sold_out":
    case null:
      return undefined;
  }
}

export function serviceStateOf({ state, reason = "", opens_at }: WireQuote): ServiceState {
  const opens = opens_at === undefined ? {} : { opensMs: Date.parse(opens_at) };
  return state === "paused" ? { state, reason, ...opens } : { state: "closed", ...opens };
}
