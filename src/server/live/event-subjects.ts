import type { Location } from "../../contract/tables.ts";
import type { SoldOutEntry } from "../../contract/content.ts";
import type { PrintJobs } from "../../contract/print-jobs.ts";
import { listItemFamilies, soldOutEntries } from "../content/menu/stock-queries.ts";
import type { Tx } from "../db/with-account.ts";
import {
  listOrderRowsById,
  mapListedLines,
  type ListedLines,
  type OrderRow,
} from "../orders/order-row-queries.ts";
import { mapStatusSteps, waitsForAnswer, type StatusStep } from "../orders/status-queries.ts";
import { isEverybodys, isOwn } from "../orders/order-view.ts";
import { listLocations } from "../tabs/table-queries.ts";
import { isStaff, type Principal } from "../sessions/principal.ts";
import { findAccountHead } from "../tenancy/account-head.ts";
import type { OutboxEvent } from "./outbox-reader.ts";

/** Current rows of the events' subjects, by id: read once for all listeners. */
export type Subjects = {
  orders: ReadonlyMap<
    string,
    { row: OrderRow; listed: ListedLines | undefined; steps: StatusStep[] | undefined }
  >;
  tables: ReadonlyMap<string, Location>;
  /** Items and options with whether they can be had, by the entry to which something happened. */
  menu: ReadonlyMap<string, SoldOutEntry[]>;
  /** The account's print jobs, for staff who hear of them; absent if there are too many. */
  jobs: PrintJobs | undefined;
};

export type ListJobs = (tx: Tx, now: Date) => Promise<PrintJobs>;

type SubjectsQuery = {
  events: readonly OutboxEvent[];
  listeners: Principal[];
  now: Date;
  listJobs: ListJobs;
};

/** Every screen gets the list in its stream. Instead of a longer one it fetches what it needs. */
const mostJobsTold = 60;

/** Loads the rows that the events concern: tables only for staff, steps only for listeners who get them. */
export async function readSubjects(
  tx: Tx,
  { events, listeners, now, listJobs }: SubjectsQuery,
): Promise<Subjects> {
  const forStaff = listeners.some(isStaff);
  const guestIds: ReadonlySet<string | null> = new Set(
    listeners.flatMap((one) => (one.kind === "guest" ? [one.guestId] : [])),
  );
  const idsOf = (topic: OutboxEvent["topic"]) => [
    ...new Set(events.flatMap((e) => (e.topic === topic && e.subjectId ? [e.subjectId] : []))),
  ];
  const orderIds = idsOf("order");
  const [rows, lines] =
    orderIds.length === 0
      ? [[], new Map<string, ListedLines>()]
      : await Promise.all([listOrderRowsById(tx, orderIds), mapListedLines(tx, orderIds)]);
  const withSteps = rows.filter((row) => waitsForAnswer(row) || guestIds.has(row.guest_id));
  const toldIds = withSteps.map((row) => row.order_id);
  const steps = await mapStatusSteps(tx, toldIds);
  const tableIds = forStaff ? idsOf("table") : [];
  const account = tableIds.length === 0 ? undefined : await findAccountHead(tx);
  const locations = account ? await listLocations(tx, account.extras.locations) : [];
  const isOfJobs = forStaff && events.some(({ topic }) => topic === "print");
  const jobs = isOfJobs ? await listJobs(tx, now) : undefined;
  return {
    orders: new Map(
      rows.map((row) => {
        const { order_id: id } = row;
        const read = withSteps.includes(row) ? (steps.get(id) ?? []) : undefined;
        return [id, { row, listed: lines.get(id), steps: read }];
      }),
    ),
    tables: new Map(locations.map((location) => [location.id, location])),
    menu: await readMenuNews(tx, idsOf("menu"), now),
    jobs: jobs && jobs.jobs.length <= mostJobsTold ? jobs : undefined,
  };
}

async function readMenuNews(tx: Tx, ids: readonly string[], now: Date): Promise<Subjects["menu"]> {
  if (ids.length === 0) return new Map();
  const families = (await listItemFamilies(tx, ids)).filter(({ item }) => item.active);
  return new Map(families.map((family) => [family.item.entry_id, soldOutEntries([family], now)]));
}

/** Listeners with the same key see the same of these orders. */
export function viewKey(principal: Principal, subjects: Subjects): string {
  if (principal.kind === "nobody") return principal.kind;
  if (principal.kind === "guest") return `guest ${principal.guestId}`;
  for (const { row } of subjects.orders.values()) {
    if (isOwn(row, principal) && !isEverybodys(row)) return `staff ${principal.userId}`;
  }
  return "staff";
}
