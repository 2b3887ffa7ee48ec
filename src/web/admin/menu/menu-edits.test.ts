import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createApi } from "../../api/api.ts";
import { newMenu } from "../../content/testing-menu.ts";
import { menuQuery } from "../../content/queries.ts";
import { createMenuEdits } from "./menu-edits.ts";

test("an icon that somebody else has removed already is fetched away", async () => {
  const api = createApi(async () => ({ status: 404, body: { error: "not_found", message: "" } }));
  const queries = new QueryClient();
  const { queryKey } = menuQuery(api);
  queries.setQueryData(queryKey, newMenu([]));
  await expect(createMenuEdits(api, queries).removeIcon("1")).rejects.toMatchObject({
    status: 404,
  });
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
