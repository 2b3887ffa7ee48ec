import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createApi } from "../../../api/api.ts";
import { newCategory, newItem, newMenu } from "../../../content/testing-menu.ts";
import { menuQuery } from "../../../content/queries.ts";
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

/** A menu of three pizzas, and the calls of an owner at it. */
function atPizzas(api: ReturnType<typeof createApi>) {
  const queries = new QueryClient();
  const { queryKey } = menuQuery(api);
  const pizzas = ["calabresa", "atum", "milho"].map((id) => newItem(id, { parent_id: "pizzas" }));
  queries.setQueryData(queryKey, newMenu([newCategory("pizzas", pizzas)]));
  const shown = () => queries.getQueryData(queryKey)?.menu[0]?.items.map(({ id }) => id);
  return { queries, queryKey, shown, edits: createMenuEdits(api, queries) };
}

test("a removal that fails takes back nothing that was done meanwhile", async () => {
  let fail: ((error: Error) => void) | undefined;
  const api = createApi(({ address }) =>
    address.endsWith("/calabresa")
      ? new Promise((_, reject) => (fail = reject))
      : Promise.resolve({ status: 200, body: {} }),
  );
  const { shown, edits } = atPizzas(api);
  const failing = edits.remove("item", "calabresa");
  await edits.remove("item", "atum");
  expect(shown()).toEqual(["milho"]);
  fail?.(new Error("no network"));
  await expect(failing).rejects.toThrow();
  expect(shown()).toEqual(["calabresa", "milho"]);
});

test("a removed item stays off, though the answer of its save comes before that of its removal", async () => {
  const saved = { ...newItem("atum", { parent_id: "pizzas" }), title_br: "Atum fresco" };
  let answer: ((answer: { status: number; body: unknown }) => void) | undefined;
  const api = createApi(({ address }) =>
    address.endsWith("/atum")
      ? new Promise((resolve) => (answer = resolve))
      : Promise.resolve({ status: 200, body: { newItem: saved } }),
  );
  const { shown, edits } = atPizzas(api);
  const saving = edits.setIcons("atum", {});
  const removing = edits.remove("item", "atum");
  await saving;
  expect(shown()).toEqual(["calabresa", "milho", "atum"]);
  answer?.({ status: 200, body: {} });
  await removing;
  expect(shown()).toEqual(["calabresa", "milho"]);
});
