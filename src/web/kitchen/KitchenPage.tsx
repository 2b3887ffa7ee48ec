import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import type { ServiceAgeLimits } from "../../contract/services.ts";
import { sumByTitle } from "../../domain/kitchen.ts";
import { minutesSince, type Urgency } from "../../domain/order-age.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { useApi } from "../api/api.ts";
import { hasFailed, QueryFailed } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { FreshnessNote } from "../live/FreshnessNote.tsx";
import { LiveSign } from "../live/LiveSign.tsx";
import { useLive } from "../live/use-live.ts";
import { countedText } from "../ordering/Counted.tsx";
import { urgencyAt } from "../ordering/order-urgency.ts";
import { useBell } from "../orders/arrivals/bell.ts";
import { BellButton, Silence } from "../orders/arrivals/BellButton.tsx";
import { useShift } from "../orders/arrivals/shift.ts";
import { DarkScreen, ShiftButton } from "../orders/arrivals/ShiftButton.tsx";
import { serverNow, useServerClock } from "../services/server-clock.ts";
import { text } from "../text/dictionary.ts";
import { spokenTag } from "../text/spoken-language.ts";
import { sideBySide } from "../text/joined.ts";
import { kitchenText } from "../text/kitchen-dictionary.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { OptionList, SelectField } from "../ui/Field.tsx";
import { Icon } from "../ui/icons.tsx";
import { Rest } from "../ui/Rest.tsx";
import { showWhole } from "../ui/scrolling.ts";
import { EmptyState } from "../ui/StateMessage.tsx";
import frame from "../frame/PageHeader.module.css";
import { useGrowing } from "../ui/use-growing.ts";
import { useNow } from "../ui/use-now.ts";
import styles from "./KitchenPage.module.css";
import { ofStation } from "../../domain/kitchen-station.ts";
import { kitchenQuery } from "./queries.ts";
import {
  forgetSeenHere,
  markSeenHere,
  moveOf,
  seenKey,
  useSeenHere,
  withUnseenMove,
} from "./seen-here.ts";
import { TicketCard } from "./TicketCard.tsx";
import { useKitchenCalls } from "./use-kitchen-calls.ts";
import { useKitchenKeys } from "./use-kitchen-keys.ts";
import { useLingering } from "./use-lingering.ts";
import { useNewsBell } from "./use-news-bell.ts";
import { useStation } from "./use-station.ts";
import { useWakeLock } from "../ui/use-wake-lock.ts";

/** Orders to be made, for a screen in the kitchen. */
export function KitchenPage() {
  return <RequireStaff>{() => <Kitchen />}</RequireStaff>;
}

const tickMs = 15_000;

/** Shows this many of the latest ready tickets; older ones have left the pass. */
const shownReady = 8;

function Kitchen() {
  const api = useApi();
  const account = useQuery(homeQuery(api)).data?.account;
  const { chosenId, choose } = useStation();
  const query = useQuery(kitchenQuery(api, chosenId));
  const isFailed = hasFailed(query);
  const data = isFailed ? undefined : query.data;
  // Until a station's own tickets are there, those of the one before are known.
  const isKnown = data && !query.isPlaceholderData;
  const live = useLive({ whenHidden: true });
  const bell = useBell();
  const shift = useShift();
  const ofKitchen = useKitchenCalls();
  useServerClock();
  useNow();
  useWakeLock();
  // They stay while the chosen one's tickets cannot be fetched: another can be chosen.
  const [known, setKnown] = useState(query.data?.stations);
  if (query.data && query.data.stations !== known) setKnown(query.data.stations);
  const stations = known ?? [];
  const stationId = stations.find(({ id }) => id === chosenId)?.id;
  const seen = useSeenHere();
  const tickets = useMemo(
    () =>
      ofStation(data?.tickets ?? [], stationId).map((ticket) =>
        withUnseenMove(ticket, { seen, stationId }),
      ),
    [data, stationId, seen],
  );
  const calls = useMemo(() => {
    if (stationId === undefined) return ofKitchen;
    return {
      ...ofKitchen,
      // The order may have been finished at another station: only this station's lines are taken back.
      recall: (ticket: KitchenTicket) => ofKitchen.setLines(ticket, false),
      // Other stations are still to see it.
      markSeen: ({ hash }: KitchenTicket) => markSeenHere(seenKey(stationId, hash)),
      markMoveSeen: (ticket: KitchenTicket) => markSeenHere(seenKey(stationId, moveOf(ticket))),
    };
  }, [ofKitchen, stationId]);
  // If a cancellation is undone, the order must be made, and its next cancellation seen.
  useEffect(() => {
    const back = data?.tickets.filter(({ state }) => state !== "cancelled") ?? [];
    forgetSeenHere(new Set(back.map(({ hash }) => hash)));
  }, [data]);
  const shown = useLingering(tickets).filter(
    ({ hash, state }) => state !== "cancelled" || !seen.has(seenKey(stationId, hash)),
  );
  const { count, growTo } = useGrowing(shown.map(({ hash }) => hash));
  const drawn = shown.slice(0, count);
  const open = tickets.filter(({ state }) => state === "open");
  const ready = tickets.filter(({ state, over }) => state === "ready" && !over).sort(byReady);
  useNewsBell(isKnown ? tickets : undefined, stationId);
  const place = useKitchenKeys({ shown, lastReady: ready[0], calls });
  const sums = sumByTitle(open.flatMap(({ lines }) => lines.filter((line) => !line.ready)));
  // Rounded to the tick, so that cards are drawn again only where they change.
  const nowMs = Math.floor(serverNow() / tickMs) * tickMs;
  return (
    <main id="content" className={styles.page} lang={spokenTag()} ref={place}>
      <div className={styles.top}>
        <h1 tabIndex={-1}>{text.pages.kitchen}</h1>
        <p role="status" className={styles.count}>
          {isKnown && kitchenText.toMake(open.length)}
        </p>
        <LiveSign state={live} />
        {data && (
          <FreshnessNote
            error={query.error}
            updatedAtMs={query.dataUpdatedAt}
            timeZone={account?.time_zone}
          />
        )}
        <div
          className={classNames(frame.tools, styles.tools)}
          onFocus={({ target }) => showWhole(target)}
        >
          {stations.length > 1 && (
            <SelectField
              label={kitchenText.station}
              value={stationId ?? ""}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              <option value="">{kitchenText.allStations}</option>
              <OptionList of={stations.map(({ id, name }) => [id, name])} />
            </SelectField>
          )}
          <ShiftButton {...{ shift, bell }} />
          <BellButton {...bell} />
          <Link href="/painel" className={buttonClass("quiet")}>
            {text.pages.board}
          </Link>
        </div>
      </div>
      <Silence {...bell} />
      <DarkScreen {...shift} />
      {isFailed && <QueryFailed query={query} refused={text.states.loadFailed} />}
      {sums.length > 0 && (
        <section className={styles.sums} aria-label={kitchenText.sums}>
          <h2>{kitchenText.sums}</h2>
          <ul>
            {sums.map(({ title, qty, options }) => (
              <li key={title}>
                <strong>{qty}</strong> {title}
                {options.length > 0 && <small> {sideBySide(options.map(countedText))}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isKnown && shown.length === 0 && (
        <EmptyState
          icon="pot"
          title={kitchenText.nothing}
          action={
            <Link href="/pedidos" className={buttonClass("quiet")}>
              {text.pages.orders}
            </Link>
          }
        >
          {kitchenText.nothingHint}
        </EmptyState>
      )}
      <ul className={styles.tickets}>
        {drawn.map((ticket) => (
          <li key={ticket.hash}>
            <TicketCard
              {...calls}
              ticket={ticket}
              minutes={minutesSince(Date.parse(ticket.placed_at), nowMs)}
              urgency={urgencyOfTicket(ticket, { nowMs, ageLimits: data?.age_limits })}
              timeZone={account?.time_zone}
              shortcut={shortcutOf(shown, ticket)}
            />
          </li>
        ))}
      </ul>
      <Rest shown={drawn.length} total={shown.length} growTo={growTo} />
      {data?.more && <p className={styles.more}>{kitchenText.more}</p>}
      {ready.length > 0 && (
        <section className={styles.ready} aria-label={kitchenText.justReady}>
          <h2>{kitchenText.justReady}</h2>
          <ul>
            {ready.slice(0, shownReady).map((ticket) => (
              <li key={ticket.hash}>
                <span>{printedNumber(ticket.id)}</span>
                <Button
                  aria-label={kitchenText.recallOf(printedNumber(ticket.id))}
                  onClick={() => calls.recall(ticket)}
                >
                  <Icon name="back" />
                  {kitchenText.recall}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.keys}>{kitchenText.keys}</p>
    </main>
  );
}

/** The key of an order's button: the first nine have one, which stays as long as nothing moves. */
function shortcutOf(shown: readonly KitchenTicket[], ticket: KitchenTicket): number | undefined {
  const at = shown.indexOf(ticket);
  return at < 9 ? at + 1 : undefined;
}

function urgencyOfTicket(
  { service, state, placed_at, due_at }: KitchenTicket,
  at: { nowMs: number; ageLimits: ServiceAgeLimits | undefined },
): Urgency {
  if (state !== "open") return "calm";
  const dueMs = due_at === undefined ? undefined : Date.parse(due_at);
  return urgencyAt({ service, placedMs: Date.parse(placed_at), dueMs }, at);
}

/** Puts the ticket that became ready last first. */
function byReady(a: KitchenTicket, b: KitchenTicket): number {
  return Date.parse(b.ready_at ?? "") - Date.parse(a.ready_at ?? "") || b.id - a.id;
}
