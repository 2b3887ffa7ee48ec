import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext, createApi } from "../../api/api.ts";
import { shownOption } from "../../content/testing-menu.ts";
import { takingText } from "../../text/taking-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { AddedItems } from "./AddedItems.tsx";

const line = (title_br: string) => ({ qty: 1, title_br, extras: { price: 5 }, children: {} });
const beer = {
  ...shownOption("beer", { title: "Cerveja", title_br: "Cerveja", priceCents: 500 }),
  image: undefined,
  inNavigation: true,
  icons: [],
  groups: [],
};
const drinks = { id: "drinks", title: "Bebidas", title_br: "Bebidas", subtitle: "" };
const menu = [{ ...drinks, anchor: "", image: undefined, inNavigation: true, items: [beer] }];

test("what has left the menu is shown as such, and can be taken out", () => {
  const api = createApi(() => Promise.reject(new Error("nothing is to be called")));
  const nothing = () => undefined;
  const shown = (items: Parameters<typeof AddedItems>[0]["items"]) =>
    renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={api}>
          <AddedItems
            categories={menu}
            currency="R$"
            items={items}
            wanted={undefined}
            changes={{
              onQuantity: nothing,
              onAnother: nothing,
              onOptions: nothing,
              onObservation: nothing,
            }}
          />
        </ApiContext>
      </QueryClientProvider>,
    );
  const html = shown({ beer: line("Cerveja"), pudding: line("Pudim") });
  for (const words of [takingText.gone, "Pudim", text.a11y.decrease("Pudim")])
    expect(html).toContain(words);
  expect(shown({ beer: line("Cerveja") })).not.toContain(takingText.gone);
});
