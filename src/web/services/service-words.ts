import type { Account } from "../../contract/account.ts";
import type { ShownArea } from "../../contract/services.ts";
import { addressLine } from "../../domain/address.ts";
import { centsFromReais } from "../../domain/money.ts";
import { formatMoney } from "../text/money.ts";
import type { ServiceState } from "../../domain/service-state.ts";
import type { Service } from "../../domain/service.ts";
import { hourLabel } from "../site/account-clock.ts";
import { whenWords } from "../site/when-words.ts";
import { openingText as words } from "../text/opening-dictionary.ts";

/** A closing that is this near is told. */
const closingSoonMs = 60 * 60_000;

/** "Aberto", "Fechado · abre amanhã às 18:00", with what a pause's reason is. */
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

/** How long it takes and what it costs, as far as both are known without an address: "40–50 min · R$ 5,00". */
export function serviceFacts({ services, areas, extras }: Account, service: Service): string {
  const { prep_minutes: prep } = services[service];
  const reached = service === "delivery" ? areas.filter(({ kind }) => kind !== "excluded") : [];
  const ways = reached.length === 0 ? [0] : reached.map(({ minutes }) => minutes);
  const [from, to] = [prep + Math.min(...ways), prep + Math.max(...ways)];
  return joined([to > 0 && words.minutes(from, to), feeWords(reached, extras.currency)]);
}

function feeWords(areas: readonly ShownArea[], currency: string): string | false {
  if (areas.length === 0) return false;
  const fees = areas.map(({ fee }) => centsFromReais(fee));
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  if (most === 0) return words.freeDelivery;
  const amount = formatMoney(least, currency);
  return least === most ? amount : words.feeFrom(amount);
}

export function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}

/** Where an order is fetched. */
export function placeOf({ extras }: Account): string {
  return addressLine({
    address: extras.address_street,
    number: extras.address_number,
    complement: extras.address_complement,
    district: extras.address_district,
    city: extras.address_city,
  });
}
