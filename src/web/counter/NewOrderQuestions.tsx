import type { Menu } from "../../contract/content.ts";
import { AskedQuestions } from "../cart/checkout/AskedQuestions.tsx";
import { shownTotal } from "../cart/shown-total.ts";
import { withNewPrices } from "../ordering/cart-corrections.ts";
import type { useNewOrder } from "./use-new-order.ts";

type NewOrderQuestionsProps = {
  order: Omit<ReturnType<typeof useNewOrder>, "part">;
  menu: Menu;
  onEdit: (key: string) => void;
};

/** The server's questions about the order, as it asks guests. */
export function NewOrderQuestions({ order, menu, onEdit }: NewOrderQuestionsProps) {
  const { draft, question } = order;
  const repriced = question?.kind === "prices" ? question : undefined;
  const newTotalCents = shownTotal(withNewPrices(draft, repriced?.lines ?? []), {
    menu,
    quote: repriced?.now,
  });
  return (
    <AskedQuestions {...{ order, newTotalCents, onEdit }} currency={menu.account.extras.currency} />
  );
}
