import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { menuKey } from "../content/queries.ts";
import { newMenu } from "../content/testing-menu.ts";
import { locationsKey, sheetKey } from "../floor/queries.ts";
import { orderKey, ordersKey, printJobsKey, statusChangeKey } from "../orders/queries.ts";
import { newOrder } from "../orders/testing-orders.ts";
import { kitchenCallKey, kitchenKey } from "../kitchen/queries.ts";
import {
  applyOrder,
  applyPrintJobs,
  fetchTogether,
  holdOrder,
  refreshAll,
  releaseOrders,
} from "./apply-events.ts";
import { setLiveState } from "./live-state.ts";

const patience = { timeout: 20_000 };

test.each([
  ["with nothing to show yet", []],
  ["with something to show", ["before"]],
])(
  "a fetch that was under way when the stream opened is not the last one, %s",
  async (_, known) => {
    const queries = new QueryClient();
    const answers: ((shown: string) => void)[] = [];
    for (const shown of known) queries.setQueryData(locationsKey, shown);
    const query = new QueryObserver(queries, {
      queryKey: locationsKey,
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    });
    onTestFinished(query.subscribe(() => undefined));
    expect(answers).toHaveLength(1);
    refreshAll(queries, { withMenu: false });
    answers[0]?.("read before the stream was open");
    await vi.waitFor(() => expect(answers).toHaveLength(2), patience);
    answers[1]?.("read since");
    await vi.waitFor(() => expect(query.getCurrentResult().data).toBe("read since"), patience);
  },
);

test.each([true, false])(
  "what runs out while nothing was heard is fetched by those who sell by the menu (%s), and by no others",
  (withMenu) => {
    const queries = new QueryClient();
    queries.setQueryData(menuKey, newMenu([]));
    refreshAll(queries, { withMenu });
    expect(queries.getQueryState(menuKey)?.isInvalidated).toBe(withMenu);
  },
);

test.each([
  ["sheet", true],
  ["delivery", false],
] as const)("an order by %s has its tab fetched anew: %s", (mode, isFetched) => {
  const queries = new QueryClient();
  const key = sheetKey("aa");
  queries.setQueryData(key, {});
  applyOrder(queries, newOrder(1, { mode }));
  expect(queries.getQueryState(key)?.isInvalidated).toBe(isFetched);
});

test.each([
  ["waits for an answer", { status_id: 5 }, false],
  ["is to be made", { status_id: 1 }, true],
  ["is among the tickets, and on its way", { hash: "shown", status_id: 3 }, true],
  ["has long been brought", { status_id: 4 }, false],
] as const)(
  "the kitchen fetches its tickets for an order that %s: %s",
  async (_, changes, isFetched) => {
    const queries = new QueryClient();
    let fetched = 0;
    const tickets = new QueryObserver(queries, {
      queryKey: [...kitchenKey, "oven"],
      queryFn: () => ({ tickets: [{ hash: "shown" }], more: false, fetched: (fetched += 1) }),
    });
    onTestFinished(tickets.subscribe(() => undefined));
    await vi.waitFor(() => expect(tickets.getCurrentResult().isSuccess).toBe(true), patience);
    applyOrder(queries, newOrder(1, changes));
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0), patience);
    expect(fetched).toBe(isFetched ? 2 : 1);
  },
);

test("a guest's rating and device stay with the order, of which events do not tell", () => {
  const queries = new QueryClient();
  const order = newOrder(1, { steps: [] });
  const own = { rated: true, push: { public_key: "key", subscribed: true } };
  queries.setQueryData(orderKey(order.hash), { ...order, ...own });
  applyOrder(queries, { ...order, status_id: 4 });
  const shown = queries.getQueryState(orderKey(order.hash));
  expect(shown?.data).toMatchObject({ status_id: 4, ...own });
  expect(shown?.isInvalidated).toBe(false);
});

test.each([
  [kitchenKey, false],
  [printJobsKey, true],
] as const)(
  "while the kitchen's call is on its way, %s is fetched: %s",
  async (queryKey, isFetched) => {
    const queries = new QueryClient();
    queries.setQueryData(queryKey, {});
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const options = { mutationKey: kitchenCallKey, mutationFn: () => answered };
    const calling = queries.getMutationCache().build(queries, options).execute(undefined);
    fetchTogether(queries, queryKey);
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(isFetched);
    answer();
    await calling;
  },
);

test("print jobs that an event brings are shown as they are, and fetched where it brings none", () => {
  const queries = new QueryClient();
  const list = { jobs: [], unprinted: 0, printers: [] };
  queries.setQueryData(printJobsKey, { ...list, unprinted: 3 });
  applyPrintJobs(queries, list);
  expect(queries.getQueryState(printJobsKey)).toMatchObject({ data: list, isInvalidated: false });
  applyPrintJobs(queries, undefined);
  expect(queries.getQueryState(printJobsKey)?.isInvalidated).toBe(true);
});

test.each([
  [0, [{ hash: "bb" }]],
  [1, [{ hash: "aa" }, { hash: "bb" }]],
])(
  "the kitchen takes off the ticket of an order that was brought, but for units called off and unseen: %i",
  (cancelled, left) => {
    const queries = new QueryClient();
    const tickets = [
      { hash: "aa", lines: [{ cancelled }] },
      { hash: "bb", lines: [] },
    ];
    queries.setQueryData([...kitchenKey, "oven"], { tickets, more: false });
    applyOrder(queries, newOrder(1, { hash: "aa", status_id: 4 }));
    const shown = queries.getQueryState([...kitchenKey, "oven"]);
    expect(shown).toMatchObject({ data: { tickets: left }, isInvalidated: cancelled > 0 });
  },
);

describe("a screen that changes an order's status", () => {
  const key = [...ordersKey, { mine: false, tab: "all" }];
  const statusIn = (queries: QueryClient) =>
    queries.getQueryState<{ pages: { orders: { status_id: number }[] }[] }>(key)?.data?.pages[0]
      ?.orders;

  /** A screen whose status change is under way until `end` answers it. */
  function changing() {
    setLiveState("live");
    onTestFinished(() => setLiveState("connecting"));
    const queries = new QueryClient();
    const [one, other] = [newOrder(1, { hash: "one" }), newOrder(2, { hash: "other" })];
    queries.setQueryData(key, { pages: [{ orders: [other, one], next: null }], pageParams: [""] });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const options = { mutationKey: statusChangeKey, mutationFn: () => answered };
    const calling = queries.getMutationCache().build(queries, options).execute(undefined);
    const end = async () => {
      answer();
      await calling;
      releaseOrders(queries);
    };
    return { queries, one, other, end };
  }

  test("shows its answer and what was told meanwhile, without a list being fetched", async () => {
    const { queries, one, other, end } = changing();
    applyOrder(queries, { ...other, status_id: 2 });
    expect(statusIn(queries)).toMatchObject([{ status_id: other.status_id }, {}]);
    holdOrder(queries, { ...one, status_id: 3 });
    await end();
    expect(statusIn(queries)).toMatchObject([{ status_id: 2 }, { status_id: 3 }]);
    expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
  });

  test.each([
    [
      "its own call failed",
      ({ queries }: ReturnType<typeof changing>) => holdOrder(queries, undefined),
    ],
    [
      "others have changed the same order",
      ({ queries, one }: ReturnType<typeof changing>) => {
        applyOrder(queries, { ...one, status_id: 4 });
        holdOrder(queries, { ...one, status_id: 3 });
      },
    ],
    ["no events come", () => setLiveState("down")],
  ])("has its lists fetched when %s", async (_, happen) => {
    const shop = changing();
    happen(shop);
    await shop.end();
    expect(shop.queries.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
