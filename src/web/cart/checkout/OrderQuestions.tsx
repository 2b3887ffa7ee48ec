import {
  OptionsQuestion,
  PricesQuestion,
  QuoteQuestion,
  UnavailableQuestion,
} from "./LinesQuestion.tsx";
import type { AskedQuestionsProps } from "./AskedQuestions.tsx";

export function OrderQuestions({ order, newTotalCents, currency, onEdit }: AskedQuestionsProps) {
  const { question } = order;
  const asked = (kind: "prices" | "unavailable" | "options") =>
    question?.kind === kind ? question.lines : undefined;
  return (
    <>
      <PricesQuestion
        lines={asked("prices")}
        {...{ newTotalCents, currency }}
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
