import type { RefusedLine } from "../../../contract/errors.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import type { Cart } from "../../../domain/cart.ts";
import { withNewPrices } from "../../ordering/cart-corrections.ts";
import { withWhatIsLeft } from "../../ordering/what-is-left.ts";
import { titledLines, type CartLineView, type TitledLine } from "../cart-lines.ts";
import type { OrderRefusal } from "./refusals.ts";

/** A question to the guest before the order is sent once more; `now` is the order's present total. */
export type Question =
  | { kind: "prices"; lines: readonly TitledLine[]; now: WireQuote | undefined }
  | { kind: "unavailable" | "options"; lines: readonly TitledLine[] }
  | { kind: "quote"; before: WireQuote | undefined; now: WireQuote };

/** The question about lines that were refused, by the cart's own titles. */
export function askedOf(
  refusal: Extract<OrderRefusal, { lines: RefusedLine[] }>,
  lines: readonly CartLineView[],
): Question {
  const titled = titledLines(refusal.lines, lines);
  if (refusal.kind !== "prices") return { kind: refusal.kind, lines: titled };
  return { kind: "prices", lines: titled, now: refusal.quote };
}

type Answering<Stored extends Cart> = {
  change: (next: (stored: Stored) => Stored) => unknown;
  /** Sends the order at a quote that somebody has seen. */
  submit: (shown: WireQuote | undefined, own: WireQuote | undefined) => unknown;
  close: () => void;
};

/** The answers to a question. A cart whose new prices were seen has them from then on, sent or not. */
export function useAnswers<Stored extends Cart>(
  question: Question | undefined,
  { change, submit, close }: Answering<Stored>,
) {
  const lines = question && "lines" in question ? question.lines : [];
  const answer = (kind: "prices" | "quote", sendNow: boolean) => {
    close();
    if (sendNow && question?.kind === kind) submit(question.now, question.now);
  };
  return {
    answerPrices(sendNow: boolean) {
      change((stored) => withNewPrices(stored, lines));
      answer("prices", sendNow);
    },
    answerUnavailable(removeNow: boolean) {
      if (removeNow) change((stored) => withWhatIsLeft(stored, lines));
      close();
    },
    answerQuote: (sendNow: boolean) => answer("quote", sendNow),
    closeOptions: close,
  };
}
