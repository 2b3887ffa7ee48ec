import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { text } from "../text/dictionary.ts";
import { QueryAwaited } from "./QueryFailed.tsx";

const asked = { queryKey: ["tables"], retry: false } as const;

function Waiting() {
  const query = useQuery({ ...asked, queryFn: () => [] });
  return <QueryAwaited query={query} title="As mesas não vieram" height="9rem" />;
}

const shown = (queries: QueryClient) =>
  renderToString(
    <QueryClientProvider client={queries}>
      <Waiting />
    </QueryClientProvider>,
  );

test("what could not be fetched at first says so while it is tried again, and where to press", async () => {
  const queries = new QueryClient();
  expect(shown(queries)).not.toContain("As mesas");
  const failing = () => Promise.reject(new Error("down"));
  await queries.query({ ...asked, queryFn: failing }).catch(() => undefined);
  // Unanswered.
  void queries.query({ ...asked, queryFn: () => new Promise<never[]>(() => undefined) });
  expect(queries.getQueryState(asked.queryKey)).toMatchObject({ status: "pending" });
  for (const words of ["As mesas não vieram", text.common.retry])
    expect(shown(queries)).toContain(words);
});
