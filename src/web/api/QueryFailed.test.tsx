import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useQuery,
} from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { text } from "../text/dictionary.ts";
import { hasFailed, QueryAwaited } from "./QueryFailed.tsx";

const failing = () => Promise.reject<string[]>(new Error("down"));
const unanswered = () => new Promise<string[]>(() => undefined);

const said = { title: "As mesas não vieram", height: "9rem" };

/** A page that stays open, with its query of that key, which is about to fail. */
async function openPage(queries: QueryClient, first: string, queryFn = failing) {
  const keyOf = (name: string) => ({ queryKey: [name], placeholderData: keepPreviousData });
  const page = new QueryObserver(queries, { ...keyOf(first), queryFn, retry: false });
  onTestFinished(page.subscribe(() => undefined));
  const settled = async () => {
    await expect.poll(() => page.getCurrentResult().isFetching).toBe(false);
  };
  await settled();
  return {
    page,
    askFor: async (name: string) => {
      page.setOptions({ ...keyOf(name), queryFn: failing, retry: false });
      await settled();
    },
    tryAgain: () => {
      page.setOptions({ ...page.options, queryFn: unanswered });
      void page.refetch();
    },
  };
}

test("what could not be fetched at first says so while it is tried again, and where to press", async () => {
  const { page, tryAgain } = await openPage(new QueryClient(), "tables");
  tryAgain();
  const query = page.getCurrentResult();
  expect(query).toMatchObject({ status: "pending", error: null });
  const shown = renderToString(<QueryAwaited query={query} {...said} />);
  for (const words of [said.title, text.common.retry]) expect(shown).toContain(words);
});

test("what has failed on a page that was left is awaited where it is opened again", async () => {
  const queries = new QueryClient();
  await openPage(queries, "tables");
  function Again() {
    const query = useQuery({ queryKey: ["tables"], queryFn: unanswered });
    return <QueryAwaited query={query} {...said} />;
  }
  const shown = renderToString(
    <QueryClientProvider client={queries}>
      <Again />
    </QueryClientProvider>,
  );
  expect(queries.getQueryState(["tables"])?.status).toBe("error");
  expect(shown).not.toContain(said.title);
});

test("the former list stands in for another until that has failed, and not while it is tried again", async () => {
  const { page, askFor, tryAgain } = await openPage(new QueryClient(), "all", async () => ["one"]);
  expect(hasFailed(page.getCurrentResult())).toBe(false);
  const asked = askFor("mine");
  expect(page.getCurrentResult()).toMatchObject({ data: ["one"], isPlaceholderData: true });
  expect(hasFailed(page.getCurrentResult())).toBe(false);
  await asked;
  expect(hasFailed(page.getCurrentResult())).toBe(true);
  tryAgain();
  expect(page.getCurrentResult()).toMatchObject({ data: ["one"], isPlaceholderData: true });
  expect(hasFailed(page.getCurrentResult())).toBe(true);
});
