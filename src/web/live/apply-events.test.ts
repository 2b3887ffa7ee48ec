import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { menuKey } from "../content/queries.ts";
import { newMenu } from "../content/testing-menu.ts";
import { locationsKey, sheetKey } from "../floor/queries.ts";
import { newOrder } from "../orders/testing-orders.ts";
import { applyOrder, refreshAll } from "./apply-events.ts";

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
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.("read since");
    await vi.waitFor(() => expect(query.getCurrentResult().data).toBe("read since"));
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
