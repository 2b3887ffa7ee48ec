import type { Menu } from "../../contract/content.ts";
import {
  OptionsQuestion,
  PricesQuestion,
  QuoteQuestion,
  UnavailableQuestion,
} from "../cart/checkout/LinesQuestion.tsx";
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
  const { currency } = menu.account.extras;
  const asked = (kind: "unavailable" | "options") =>
    question?.kind === kind ? question.lines : undefined;
  const repriced = question?.kind === "prices" ? question : undefined;
  return (
    <>
      <PricesQuestion
        lines={repriced?.lines}
        newTotalCents={shownTotal(withNewPrices(draft, repriced?.lines ?? []), {
          menu,
          quote: repriced?.now,
        })}
        currency={currency}
        onAnswer={order.answerPrices}
      />
      <QuoteQuestion
        quotes={question?.kind === "quote" ? question : undefined}
        currency={currency}
        onAnswer={order.answerQuote}
      />
      <UnavailableQuestion lines={asked("unavailable")} onAnswer={order.answerUnavailable} />
      <OptionsQuestion lines={asked("options")} onEdit={onEdit} onClose={order.closeOptions} />
    </>
  );
}
