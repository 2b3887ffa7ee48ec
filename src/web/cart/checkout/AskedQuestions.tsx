import type { Cents } from "../../../domain/money.ts";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import type { useAnswers, Question } from "./question.ts";

const fetchQuestions = () => import("./OrderQuestions.tsx");

export type AskedQuestionsProps = {
  order: ReturnType<typeof useAnswers> & { question: Question | undefined };
  /** The order's price at the new prices. */
  newTotalCents: Cents;
  currency: string;
  /** Opens a line to choose its options. Undefined where lines cannot be opened. */
  onEdit: ((key: string) => void) | undefined;
};

/** The server's questions about an order. Their script is fetched with the first one: most orders have none. */
export function AskedQuestions(props: AskedQuestionsProps) {
  const { question, closeOptions } = props.order;
  const part = usePartOnTap(fetchQuestions, question !== undefined, closeOptions);
  return part && <part.OrderQuestions {...props} />;
}
