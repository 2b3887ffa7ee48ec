import type { Account } from "../../contract/account.ts";
import { addressLine, placeParts } from "../../domain/address.ts";
import type { ServiceState } from "../../domain/service-state.ts";
import { hourLabel } from "../site/account-clock.ts";
import { whenWords } from "../site/when-words.ts";
import { joined } from "../text/joined.ts";
import { openingText as words } from "../text/opening-dictionary.ts";

/** A pause that ends later lasts until somebody ends it: see `maxPauseMinutes`. */
const longestPauseMs = 24 * 60 * 60_000;
/** A closing this near is announced. */
const closingSoonMs = 60 * 60_000;

/** "Aberto", "Fechado · abre amanhã às 18:00"; a pause with its reason. */
export function stateWords(
  state: ServiceState,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): string {
  const when = (instantMs: number) => whenWords(instantMs, { nowMs, timeZone });
  if (state.state === "open") {
    const { closesMs } = state;
    const isSoon = closesMs !== undefined && closesMs - nowMs <= closingSoonMs;
    return joined([words.open, isSoon && words.closesAt(hourLabel(closesMs, timeZone))]);
  }
  const { opensMs } = state;
  if (state.state === "paused") {
    const isKnown = opensMs !== undefined && opensMs - nowMs <= longestPauseMs;
    return joined([words.paused, state.reason, isKnown && words.backAt(when(opensMs))]);
  }
  return joined([words.closed, opensMs !== undefined && words.opensAt(when(opensMs))]);
}

export const placeOf = ({ extras }: Account) => addressLine(placeParts(extras));
