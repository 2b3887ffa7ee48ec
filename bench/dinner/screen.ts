import type { Order } from "../../src/contract/orders.ts";
import { openEvents } from "../event-stream.ts";
import { textOf, type Answered } from "../exchange.ts";
import type { Asked } from "../request.ts";
import type { Asking } from "./asking.ts";
import type { Restaurant } from "./restaurant.ts";
import { everyMs, jobsMs } from "./intervals.ts";
import type { Plan } from "./part.ts";
import { watchList, type WatchedList } from "./watched-list.ts";

/** The pages on which the staff work. */
export type Page = keyof Restaurant["tokens"];

/** An open page: it listens to events, and fetches the lists that the product's page of that name fetches. */
export type Screen = {
  heard: ReadonlySet<string>;
  /** Orders whose tickets were shown; the kitchen's screen alone fills it. */
  shown: ReadonlySet<string>;
  lists: Partial<Record<ListName, WatchedList>>;
  call(kind: string, asked: Pick<Asked, "method" | "path" | "body" | "headers">): Call;
  watch(path: string): WatchedList;
  close(): void;
};

type Call = Promise<Answered | undefined>;
type ListName = keyof typeof paths;

const paths = {
  account: "content/home",
  waiting: "order?waiting=1",
  progress: "order?mine=0&tab=progress",
  tables: "account/locations",
  jobs: "print/jobs",
  tickets: "kitchen/tickets",
} as const;
const listsOf: Record<Page, readonly ListName[]> = {
  board: ["account", "waiting", "progress", "tables", "jobs"],
  kitchen: ["tickets", "waiting", "tables", "jobs"],
  floor: ["tables", "waiting", "jobs"],
};
/** Lists that an event of an order brings up to date by itself; the others are fetched. */
const told: readonly ListName[] = ["waiting", "progress", "tables"];
const apartMs = { orders: 1_000, others: 300 };

type Opening = {
  restaurant: Restaurant;
  page: Page;
  address: string;
  onOrder: (order: Order) => void;
};

export async function openScreen(
  { plan, asking }: { plan: Plan; asking: Asking },
  { restaurant, page, address, onOrder }: Opening,
): Promise<Screen> {
  const { host, tokens, printer } = restaurant;
  const who = { host, address, token: tokens[page] };
  const heard = new Set<string>();
  const shown = new Set<string>();
  let tickets = new Set<string>();
  const call: Screen["call"] = (kind, asked) =>
    asking.ask(kind, { ...who, ...asked, path: `/v2.0/${asked.path}` });
  const lists: Screen["lists"] = {};
  const fetchList = async (name: ListName) => {
    const answered = await call(`list: ${name}`, { path: paths[name] });
    if (name !== "tickets") return;
    const listed = answered ? textOf(answered).matchAll(/"hash":"([0-9a-f]{32})"/g) : [];
    tickets = new Set([...listed].map(([, hash = ""]) => hash));
    for (const hash of tickets) shown.add(hash);
  };
  const hear = (name: string, data: string) => {
    if (name === "print") {
      if ("list" in JSON.parse(data)) lists.jobs?.isTold();
      else lists.jobs?.fetchAnew();
    }
    if (name === "account") lists.account?.fetchAnew();
    if (name !== "order") return;
    // The contract has this form.
    const order = JSON.parse(data) as Order;
    heard.add(order.hash);
    for (const one of told) lists[one]?.isTold();
    if (order.status_id === 4) tickets.delete(order.hash);
    if (order.status_id === 1 || order.status_id === 2 || tickets.has(order.hash))
      lists.tickets?.fetchAnew();
    onOrder(order);
  };
  const stream = await openEvents(plan.port, who, {
    hear,
    onCut: (why) => asking.note(`A stream of the ${page} was cut off: ${why}`),
  });
  const { pace } = plan.size;
  const intervalsMs = { ...everyMs, jobs: jobsMs(printer === undefined ? [] : [printer]) };
  for (const name of listsOf[page])
    lists[name] = watchList(() => fetchList(name), {
      everyMs: intervalsMs[name] * pace,
      apartMs: name === "waiting" || name === "progress" ? apartMs.orders : apartMs.others,
    });
  const others: WatchedList[] = [];
  return {
    heard,
    shown,
    lists,
    call,
    watch(path) {
      const intervals = { everyMs: everyMs.tab * pace, apartMs: apartMs.others };
      const list = watchList(() => call("list: tab", { path }), intervals);
      others.push(list);
      return list;
    },
    close() {
      stream.close();
      for (const list of [...Object.values(lists), ...others]) list.stop();
    },
  };
}
