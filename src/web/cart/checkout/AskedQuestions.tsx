import type { Cents } from "../../../domain/money.ts";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import type { useCheckout } from "./use-checkout.ts";

const fetchQuestions = () => import("./OrderQuestions.tsx");

export type AskedQuestionsProps = {
  order: Pick<
    ReturnType<typeof useCheckout>,
    "question" | "answerPrices" | "answerQuote" | "answerUnavailable" | "closeOptions"
  >;
  /** The order's price at the new prices. */
  newTotalCents: Cents;
  currency: string;
  /** Opens a line, to choose its options; where lines can be opened. */
  onEdit: ((key: string) => void) | undefined;
};

/** The server's questions about an order, which come with the first of them; most orders are taken without. */
export function AskedQuestions(props: AskedQuestionsProps) {
  const { question, closeOptions } = props.order;
  const part = usePartOnTap(fetchQuestions, question !== undefined, closeOptions);
  return part && <part.OrderQuestions {...props} />;
}
