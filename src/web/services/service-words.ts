import type { Account } from "../../contract/account.ts";
import { addressLine } from "../../domain/address.ts";
import type { ServiceState } from "../../domain/service-state.ts";
import { hourLabel } from "../site/account-clock.ts";
import { whenWords } from "../site/when-words.ts";
import { openingText as words } from "../text/opening-dictionary.ts";
import { joined } from "./service-facts.ts";

/** A closing that is this near is told. */
const closingSoonMs = 60 * 60_000;

/** "Aberto", "Fechado · abre amanhã às 18:00"; a pause with its reason. */
export function stateWords(
  state: ServiceState,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): string {
  const at = (instantMs: number) => hourLabel(instantMs, timeZone);
  if (state.state === "open") {
    const { closesMs } = state;
    const isSoon = closesMs !== undefined && closesMs - nowMs <= closingSoonMs;
    return joined([words.open, isSoon && words.closesAt(at(closesMs))]);
  }
  const { opensMs } = state;
  if (state.state === "paused")
    return joined([words.paused, state.reason, opensMs !== undefined && words.backAt(at(opensMs))]);
  return joined([
    words.closed,
    opensMs !== undefined && words.opensAt(whenWords(opensMs, { nowMs, timeZone })),
  ]);
}

/** The place to fetch an order at. */
export function placeOf({ extras }: Account): string {
  return addressLine({
    address: extras.address_street,
    number: extras.address_number,
    complement: extras.address_complement,
    district: extras.address_district,
    city: extras.address_city,
  });
}
