import type { Location } from "../../../contract/tables.ts";
import { tableState, type TableState } from "../../../domain/table-state.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { joined, sideBySide } from "../../text/joined.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { memo } from "../../ui/memo.ts";
import { timeSince } from "../../text/time-since.ts";
import { ago } from "../ago.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { shortSince } from "./short-since.ts";
import styles from "./TableTile.module.css";

const shownTabs = 2;

type TableTileProps = {
  location: Location;
  /** The number of its orders that are still on this device. */
  unsent: number;
  /** The number of its tabs that are still on this device. */
  unsentTabs: number;
  /** The number of its tabs with an order that came back. */
  returned: number;
  /** The number of items that were chosen for its tabs on this device and not sent. */
  drafted: number;
  now: Date;
  onOpen: (location: Location) => void;
};

type OnDevice = Pick<TableTileProps, "unsent" | "unsentTabs" | "returned" | "drafted">;

/** A table: its number, its state as colour, icon and word, its tabs' names, and the time since the last order. */
export const TableTile = memo(function TableTile(props: TableTileProps) {
  const { location, unsent, unsentTabs, returned, drafted, now, onOpen } = props;
  const { number, sheets, last_order, guest_orders: guestOrders } = location;
  const state = tableState(location);
  const isNews = state.tone === "danger" && unsentTabs >= sheets.length;
  const names = sheets
    .map(({ name }) => name)
    .filter((name) => name !== "")
    .slice(0, shownTabs);
  const others = sheets.length - names.length;
  const marks = [
    { icon: "alert", count: returned, place: styles.returned },
    { icon: "pencil", count: returned > 0 ? 0 : drafted, place: styles.drafted },
    { icon: "wifiOff", count: unsent + unsentTabs, place: styles.unsent },
  ] as const;
  return (
    <button
      type="button"
      className={classNames(styles.tile, styles[state.tone])}
      onClick={() => onOpen(location)}
    >
      <span className="visually-hidden">
        {tableDescription(location, { unsent, unsentTabs, returned, drafted, now })}
      </span>
      <span className={styles.shown} aria-hidden="true">
        <span className={styles.number}>{number}</span>
        <span className={styles.state}>
          <Icon name={state.icon} />
          <span>{isNews ? floorText.tables.notSentYet : shortWord(state)}</span>
        </span>
        <span className={styles.tabs}>
          {names.map((name, index) => (
            // Names may repeat; a tile has no state of its own.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={styles.name}>
              {name}
            </span>
          ))}
          {/* A single tab without a name is left out: an occupied table has one anyway. */}
          {others > 0 && sheets.length > 1 && (
            <span>
              {names.length > 0
                ? floorText.tables.moreTabs(others)
                : floorText.tables.unnamedTabs(others)}
            </span>
          )}
        </span>
        {location.addressed_at && state.tone === "info" && (
          <span className={styles.coming}>
            {joined([location.addressed_by, shortSince(new Date(location.addressed_at), now)])}
          </span>
        )}
        {guestOrders.length > 0 && (
          <span className={styles.guests}>
            <Icon name="cart" />
            {guestOrders.length}
          </span>
        )}
        {last_order && (
          <span className={styles.since}>
            <Icon name="clock" />
            {shortSince(new Date(last_order), now)}
          </span>
        )}
        {marks.map(
          ({ icon, count, place }) =>
            count > 0 && (
              <span key={icon} className={classNames(styles.mark, place)}>
                <Icon name={icon} />
                {icon !== "pencil" && count}
              </span>
            ),
        )}
      </span>
    </button>
  );
});

/** The state's word for a tile as narrow as on a phone. */
function shortWord({ key, tone }: TableState): string {
  return tone === "info" ? floorText.tables.onTheWay : floorText.tables.states[key];
}

/** Everything that a tile shows, for screen readers. */
function tableDescription(
  location: Location,
  { unsent, unsentTabs, returned, drafted, now }: OnDevice & { now: Date },
): string {
  const { number, sheets, last_order, guest_orders, addressed_at, addressed_by } = location;
  const names = sheets.map(({ name }) => name).filter((name) => name !== "");
  return sideBySide([
    sendingText.tables.table(number),
    floorText.tables.states[tableState(location).key],
    ...(addressed_at && !location.service_request
      ? [addressed_by, ago(new Date(addressed_at), now)]
      : []),
    sheets.length > 0 && floorText.tables.openTabs(sheets.length),
    sideBySide(names),
    guest_orders.length > 0 && floorText.guestOrders.short(guest_orders.length),
    last_order && floorText.tables.lastOrder(timeSince(new Date(last_order), now)),
    returned > 0 && floorText.tables.returned(returned),
    unsentTabs > 0 && floorText.tables.unsentTabs(unsentTabs),
    unsent > 0 && floorText.tables.unsent(unsent),
    drafted > 0 && floorText.tables.drafted(drafted),
  ]);
}
