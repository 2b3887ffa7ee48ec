import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useMemo, useRef } from "react";
import { Link, useLocation } from "wouter";
import { CashButton } from "../cash/CashButton.tsx";
import type { Account } from "../../contract/account.ts";
import type { Location } from "../../contract/tables.ts";
import { sitePath } from "../../domain/site-path.ts";
import { useApi } from "../api/api.ts";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { hasFailed, QueryFailed } from "../api/QueryFailed.tsx";
import { FreshnessNote } from "../live/FreshnessNote.tsx";
import { menuQuery } from "../content/queries.ts";
import { DialogButton } from "../ui/DialogButton.tsx";
import { useLostFocus } from "../ui/use-lost-focus.ts";
import { usePrepared } from "../ui/use-prepared.ts";
import { useShown } from "../ui/use-shown.ts";
import { ShiftHere } from "../orders/arrivals/ShiftHere.tsx";
import { useSite } from "../site/site.ts";
import { floorText } from "../text/floor-dictionary.ts";
import { buttonClass } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import { serverNow } from "../services/server-clock.ts";
import { useNow } from "../ui/use-now.ts";
import { CallingTables } from "./calls/CallingTables.tsx";
import { FloorGate } from "./FloorGate.tsx";
import { tableSettingsPath, tabPath } from "./paths.ts";
import { locationsQuery } from "./queries.ts";
import { TableDialog } from "./tables/TableDialog.tsx";
import { TableTile } from "./tables/TableTile.tsx";
import { allTabParts } from "./tab-parts.ts";
import styles from "./TablesPage.module.css";
import { useFloorOutbox } from "./outbox/floor-outbox.ts";
import { useRemembered, withoutNames } from "./use-remembered.ts";
import { Unsent } from "./outbox/Unsent.tsx";
import { waitingAt, withWaitingTabs } from "./waiting-tabs.ts";
import { text } from "../text/dictionary.ts";

const fetchClosedTabs = async () => ({
  Dialog: (await import("./closed/ClosedTabsDialog.tsx")).ClosedTabsDialog,
});

export function TablesPage() {
  return <FloorGate>{(account) => <Tables account={account} />}</FloorGate>;
}

function Tables({ account }: { account: Account | undefined }) {
  const api = useApi();
  const tables = useQuery(locationsQuery(api));
  const known = useRemembered("locations", tables.data, withoutNames);
  const updatedAtMs = useRemembered("locations-at", tables.data && tables.dataUpdatedAt) ?? 0;
  usePreparedTabs();
  return (
    <main id="content" className={styles.page}>
      <div className={styles.top}>
        <h1>{text.pages.tables}</h1>
        <Link href="/pedidos" className={classNames(buttonClass("quiet"), styles.seeOrders)}>
          {floorText.tables.seeOrders}
        </Link>
      </div>
      <div className={styles.shift}>
        <ShiftHere />
      </div>
      <Unsent which="held" />
      {!known && (hasFailed(tables) ? <QueryFailed query={tables} /> : <GridSkeleton />)}
      {known && (
        <>
          <Grid
            known={known.locations}
            hasTabs={account?.features.attendantOrder ?? true}
            currency={account?.extras.currency}
          />
          {account?.features.attendantOrder && (
            <div className={styles.closed}>
              <DialogButton
                fetchDialog={fetchClosedTabs}
                shown={{ currency: account.extras.currency, timeZone: account.time_zone }}
              >
                {floorText.tables.closedTabs}
              </DialogButton>
              <CashButton>{floorText.tables.drawer}</CashButton>
            </div>
          )}
          {/* Parts that come and go are below the tables, so that the tables stay in place. */}
          <CallingTables />
          <FreshnessNote error={tables.error} timeZone={account?.time_zone} {...{ updatedAtMs }} />
        </>
      )}
      <Unsent which="waiting" />
    </main>
  );
}

type GridProps = {
  known: readonly Location[];
  hasTabs: boolean;
  currency: string | undefined;
};

function Grid({ known, hasTabs, currency }: GridProps) {
  const now = useNow(serverNow);
  const floor = useFloorOutbox();
  const locations = useMemo(() => withWaitingTabs(known, floor), [known, floor]);
  const [, navigate] = useLocation();
  const opened = useShown<string>();
  const { shown } = opened;
  const { language } = useSite();
  const isOwner = useSignedIn()?.auth_group_level === 1;
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace();
  // The focus comes back to the table that was opened.
  useLostFocus(() => {
    const index = locations.findIndex(({ id }) => id === lastTable);
    return list.current?.children[index]?.querySelector("button");
  });
  const shownTable = locations.find(({ id }) => id === shown?.value);

  const open = ({ id, sheets }: Location) => {
    lastTable = id;
    const [only] = sheets;
    if (hasTabs && only && sheets.length === 1) navigate(tabPath(only.hash));
    else opened.show(id);
  };
  if (locations.length === 0) {
    return (
      <EmptyState
        icon="bell"
        title={floorText.tables.noneTitle}
        action={
          isOwner && (
            <a href={sitePath(language, tableSettingsPath)} className={buttonClass("primary")}>
              {floorText.tables.chooseNumber}
            </a>
          )
        }
      >
        {floorText.tables.none}
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {locations.map((location) => (
          <li key={location.id}>
            <TableTile
              location={location}
              {...waitingAt(floor, location)}
              now={now}
              onOpen={open}
            />
          </li>
        ))}
      </ul>
      {shown && shownTable && (
        <TableDialog
          key={shown.serial}
          location={shownTable}
          {...{ hasTabs, currency }}
          open={shown.isOpen}
          onClose={opened.hide}
        />
      )}
    </>
  );
}

/** The scroll position when the tables were last left, and the table that was opened. */
let lastTop = 0;
let lastTable: string | undefined;

/** The way back from a tab leads to the same place among the tables. */
function useKeptPlace(): void {
  useLayoutEffect(() => {
    window.scrollTo({ top: lastTop, behavior: "instant" });
    const remember = () => {
      lastTop = window.scrollY;
    };
    // Recorded at each press, because at unmount the next page is already in place.
    addEventListener("pointerdown", remember);
    addEventListener("keydown", remember);
    return () => {
      removeEventListener("pointerdown", remember);
      removeEventListener("keydown", remember);
    };
  }, []);
}

function GridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: 10 }, (_, tile) => (
        <Skeleton key={tile} height="7rem" />
      ))}
    </div>
  );
}

const partsOfTabs = [() => import("./TabPage.tsx"), ...allTabParts];

/** Fetches the parts of a tab while the tables are shown, so that a tab opens at once, and without a network too. */
function usePreparedTabs(): void {
  const menu = useQuery(menuQuery(useApi()));
  useRemembered("menu", menu.data);
  usePrepared(partsOfTabs);
}
