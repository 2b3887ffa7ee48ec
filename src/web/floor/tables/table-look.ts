import type { Location } from "../../../contract/tables.ts";
import { tableState, type TableState } from "../../../domain/table-state.ts";
import { timeSince } from "../../text/time-since.ts";
import { ago } from "../ago.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { floorText } from "../../text/floor-dictionary.ts";

/** The state's word where a table is as narrow as on a phone. */
export function shortWord({ key, tone }: TableState): string {
  return tone === "info" ? floorText.tables.onTheWay : floorText.tables.states[key];
}

/** The attendant on the way, and for how long. */
function comingSince({ addressed_at, addressed_by }: Location, now: Date): string {
  const since = addressed_at ? ago(new Date(addressed_at), now) : "";
  return [addressed_by, since].filter(Boolean).join(" ");
}

type OnDevice = { unsent: number; unsentTabs: number; returned: number };

/** All that a tile shows, for those who hear it. */
export function tableDescription(
  location: Location,
  { unsent, unsentTabs, returned, now }: OnDevice & { now: Date },
): string {
  const { number, sheets, last_order, guest_orders } = location;
  const names = sheets.map(({ name }) => name).filter((name) => name !== "");
  return [
    sendingText.tables.table(number),
    floorText.tables.states[tableState(location).key],
    location.addressed_at && !location.service_request && comingSince(location, now),
    sheets.length > 0 && floorText.tables.openTabs(sheets.length),
    names.join(", "),
    guest_orders.length > 0 && floorText.guestOrders.short(guest_orders.length),
    last_order && floorText.tables.lastOrder(timeSince(new Date(last_order), now)),
    returned > 0 && floorText.tables.returned(returned),
    unsentTabs > 0 && floorText.tables.unsentTabs(unsentTabs),
    unsent > 0 && floorText.tables.unsent(unsent),
  ]
    .filter(Boolean)
    .join(", ");
}
