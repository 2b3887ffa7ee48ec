import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { CallRefused } from "../../contract/client.ts";
import type { Account } from "../../contract/account.ts";
import type { Location } from "../../contract/tables.ts";
import { isEmptyCart } from "../../domain/cart.ts";
import { useApi } from "../api/api.ts";
import { hasFailed, QueryFailed } from "../api/QueryFailed.tsx";
import { useLastError } from "../api/FetchFailed.tsx";
import { FreshnessNote } from "../live/FreshnessNote.tsx";
import { menuView } from "../content/menu-view.ts";
import { menuQuery } from "../content/queries.ts";
import { goToTop } from "../ui/scrolling.ts";
import { useMenuNow } from "../stock/use-menu-now.ts";
import { useSite } from "../site/site.ts";
import { tabText } from "../text/tab-dictionary.ts";
import { takingText } from "../text/taking-dictionary.ts";
import { useSteadyPart } from "../ui/use-lazy-part.ts";
import { usePrepared } from "../ui/use-prepared.ts";
import { buttonClass } from "../ui/Button.tsx";
import { DialogButton } from "../ui/DialogButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import { ShiftHere } from "../orders/arrivals/ShiftHere.tsx";
import { FloorGate } from "./FloorGate.tsx";
import { tabPath, tablesPath } from "./paths.ts";
import { ReopenTab } from "./closed/ReopenTab.tsx";
import { CallingTables } from "./calls/CallingTables.tsx";
import { useFollowMerge } from "./moves/use-follow-merge.ts";
import { locationsQuery, sheetQuery } from "./queries.ts";
import { Closing } from "./tab/Closing.tsx";
import { TabHistory } from "./tab/TabHistory.tsx";
import { TabHeader } from "./tab/TabHeader.tsx";
import type { WantedLine } from "./tab/TabItem.tsx";
import { TabMenu } from "./tab/TabMenu.tsx";
import { TabOrders } from "./tab/TabOrders.tsx";
import { allTabParts, tabParts } from "./tab-parts.ts";
import styles from "./TabPage.module.css";
import { titleAt, titlesOf, typedTitle } from "./tab/menu-titles.ts";
import { useDraft } from "./tab/use-draft.ts";
import { findUnmetLine, wantedLine } from "./tab/unmet-line.ts";
import { useSendDraft } from "./tab/use-send-draft.ts";
import { useRemembered, withoutNames } from "./use-remembered.ts";
import { useFloorOutbox, useTabOutbox, outboxStore } from "./outbox/floor-outbox.ts";
import { linesText } from "./outbox/lines-text.ts";
import { hasNothing } from "./outbox/tab-outbox.ts";
import { withWaitingTabs } from "./waiting-tabs.ts";

/** A tab of a table, which an attendant puts orders on and takes payments for. */
export function TabPage({ params }: { params: Record<string, string | undefined> }) {
  const hash = params["hash"] ?? "";
  return (
    <FloorGate needsTabs={!holdsTab(hash)}>
      {(account) => <Tab key={hash} hash={hash} account={account} />}
    </FloorGate>
  );
}

const fetchMoving = () => import("./tab/MoveToNewTab.tsx");
const fetchPayments = () => import("./payment/UnansweredQuestion.tsx");

/** Whether the table's guests called an attendant who is on the way, or ordered by themselves. */
const hasGuests = (location: Location | undefined) =>
  location !== undefined && (location.addressed || location.guest_orders.length > 0);

/** Whether this device holds work of the tab. Its page then opens in any case, and says what became of it. */
const holdsTab = (hash: string) => Object.hasOwn(outboxStore.current(), hash);

function Tab({ hash, account }: { hash: string; account: Account | undefined }) {
  const api = useApi();
  const { language } = useSite();
  const outbox = useTabOutbox(hash);
  /** The server does not have the tab yet. */
  const isWaiting = outbox.opening !== null;
  const sheet = useQuery({ ...sheetQuery(api, hash), enabled: !isWaiting });
  const menu = useQuery(menuQuery(api));
  const tables = useQuery(locationsQuery(api));
  const menuData = useMenuNow(useRemembered("menu", menu.data));
  const locations = useRemembered("locations", tables.data, withoutNames)?.locations;
  const floor = useFloorOutbox();
  const details = sheet.data?.details;
  const location = useMemo(
    () =>
      withWaitingTabs(locations ?? [], floor).find(
        ({ id, sheets }) => id === details?.location_id || sheets.some((tab) => tab.hash === hash),
      ),
    [locations, floor, details?.location_id, hash],
  );
  const summary = location?.sheets.find((candidate) => candidate.hash === hash);
  const place = {
    table: details?.location_number ?? location?.number ?? outbox.table,
    name: details?.name ?? summary?.name ?? outbox.name,
  };
  const categories = useMemo(
    () => (menuData ? menuView(menuData, language) : []),
    [menuData, language],
  );
  const titles = useMemo(() => titlesOf(categories), [categories]);
  const draft = useDraft(hash, place);
  const { send, sending } = useSendDraft(hash);
  const refusal = sending ? null : outbox.refusal;
  const currency = account?.extras.currency;
  const items = sending?.items ?? outbox.draft.items;
  const [wanted, setWanted] = useState<WantedLine>();
  const unmet = useMemo(
    () => (sending ? undefined : findUnmetLine(categories, items)),
    [sending, categories, items],
  );
  /** This device's menu may have other rules than the server. The line then opens at its first group. */
  const leadTo = (key: string) => setWanted(wantedLine(key, { categories, unmet }));
  const sendOrLead = () => (unmet ? leadTo(unmet.key) : void send(place));
  const titleOf = useCallback(
    (path: string) => titleAt(titles, path) ?? typedTitle({ items }, path),
    [titles, items],
  );
  // A refused order can tell that the tab is closed before the tab itself is fetched.
  const isClosed = details?.closed === true || refusal?.code === "deal_closed";

  usePrepared(allTabParts);
  const holds = refusal !== null || outbox.isBeside || isWaiting || outbox.unsent.length > 0;
  const kept = useSteadyPart(tabParts.kept, holds);
  const guests = useSteadyPart(tabParts.guests, hasGuests(location));
  const moving = useSteadyPart(fetchMoving, isClosed && !isEmptyCart({ items }));
  const paid = useSteadyPart(fetchPayments, isClosed);
  useEffect(goToTop, []);
  useFollowMerge(hash, { details, isAsked: outbox.payment !== null });

  const error = useLastError(sheet);
  const isRefused = error instanceof CallRefused && [404, 422].includes(error.status);
  const isComing = !isWaiting && !hasFailed(sheet);
  const isUnknown = isRefused && !details && !isWaiting;
  // Orders that this device holds for the tab must still be seen, and sent or discarded.
  if (isUnknown && hasNothing(outbox)) return <NoSuchTab />;
  return (
    <main id="content" className={styles.page}>
      <TabHeader {...place} {...{ details, summary, location }}>
        {details && !isClosed && locations && (
          <DialogButton
            fetchDialog={tabParts.actions}
            shown={{ details, locations, currency }}
            icon={{ icon: "menu", label: tabText.tab.actions }}
          />
        )}
      </TabHeader>
      <ShiftHere />
      {guests && location && <guests.GuestParts {...{ location, isClosed, currency }} />}
      {isUnknown && (
        <div className={styles.closed} role="status">
          <div>
            <p>{tabText.tab.missingTitle}</p>
            <p>{tabText.tab.missing}</p>
          </div>
          <Link href={tablesPath} className={buttonClass("quiet")}>
            {tabText.tab.backToTables}
          </Link>
        </div>
      )}
      {isClosed && (
        <div className={styles.closed} role="status">
          <div>
            <p>{details?.merged_into ? tabText.tab.mergedInto : tabText.tab.closed}</p>
            {!isEmptyCart({ items }) && <p>{linesText({ items })}</p>}
          </div>
          {moving && !isEmptyCart({ items }) && location && (
            <moving.MoveToNewTab {...{ hash, location }} />
          )}
          {details?.closed && !details.merged_into && <ReopenTab {...{ details, account }} />}
          {details?.merged_into && (
            <Link href={tabPath(details.merged_into)} className={buttonClass("primary")}>
              {tabText.tab.seeOther}
            </Link>
          )}
          <Link href={tablesPath} className={buttonClass("quiet")}>
            {tabText.tab.backToTables}
          </Link>
        </div>
      )}
      {kept && (
        <kept.KeptWork
          {...{ hash, outbox, refusal, currency, titleOf }}
          except={sending?.key}
          onSend={() => void send(place)}
          onChoose={leadTo}
        />
      )}
      {paid && isClosed && details && (
        <paid.ClosedTabPayments
          {...{ details, currency }}
          unanswered={outbox.payment}
          timeZone={account?.time_zone}
        />
      )}
      {details ? (
        <TabOrders {...{ details, currency }} timeZone={account?.time_zone} />
      ) : (
        isComing && <Skeleton height="var(--orders)" />
      )}
      {/* Its place is kept: what comes moves nothing under a finger that searches already. */}
      {(details ?? isComing) && <TabHistory entries={details?.history} />}
      {error && !isWaiting && !isUnknown && (
        <FreshnessNote
          error={error}
          updatedAtMs={sheet.dataUpdatedAt}
          timeZone={account?.time_zone}
        />
      )}
      {!isClosed && !menuData && !hasFailed(menu) && <MenuSkeleton />}
      {!isClosed && !menuData && hasFailed(menu) && (
        <QueryFailed query={menu}>{takingText.menuMissing}</QueryFailed>
      )}
      {!isClosed && (
        <TabMenu
          {...{ categories, currency, items, wanted }}
          {...draft}
          isAwaited={!menuData}
          onWanted={setWanted}
        />
      )}
      {isClosed ? (
        <CallingTables />
      ) : (
        <Closing
          {...{ hash, place, details, location, outbox, items, currency }}
          timeZone={account?.time_zone}
          isSending={sending !== undefined}
          unmet={unmet}
          onSend={sendOrLead}
        />
      )}
    </main>
  );
}

function NoSuchTab() {
  return (
    <main id="content">
      <EmptyState
        icon="search"
        title={tabText.tab.missingTitle}
        action={
          <Link href={tablesPath} className={buttonClass("quiet")}>
            {tabText.tab.backToTables}
          </Link>
        }
      >
        {tabText.tab.missing}
      </EmptyState>
      <CallingTables />
    </main>
  );
}

function MenuSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="3.25rem" />
      ))}
    </div>
  );
}
