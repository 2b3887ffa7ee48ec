import type { WireQuote } from "../../../contract/quote.ts";
import { centsFromReais, type Cents } from "../../../domain/money.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { text } from "../../text/dictionary.ts";
import { invalidOptionWords } from "../../text/invalid-option-words.ts";
import { joined } from "../../text/joined.ts";
import { questionText } from "../../text/question-dictionary.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Price } from "../../ui/Price.tsx";
import { namedWords } from "../../services/left-words.ts";
import { CartTotals } from "../CartTotals.tsx";
import type { TitledLine } from "../cart-lines.ts";
import type { AskedQuestionsProps } from "./AskedQuestions.tsx";
import styles from "./OrderQuestions.module.css";

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

const words = questionText.priceChanged;

type PricesQuestionProps = {
  lines: readonly TitledLine[] | undefined;
  /** The order's price at the new prices. */
  newTotalCents: Cents;
  currency: string;
  onAnswer: (sendNow: boolean) => void;
};

/** Some prices are no longer those that the guest saw. */
function PricesQuestion({ lines, newTotalCents, currency, onAnswer }: PricesQuestionProps) {
  return (
    <ConfirmDialog
      open={lines !== undefined}
      question={words.title}
      yes={words.accept}
      no={words.review}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <p>{words.explanation}</p>
      <ul className={styles.lines}>
        {lines?.map(({ path, title, old_price = 0, new_price = 0 }) => (
          <li key={path}>
            <span className={styles.title}>{title}</span>
            <span>
              {words.oldPrice} <Price cents={centsFromReais(old_price)} currency={currency} />
            </span>
            <span>
              {words.newPrice} <Price cents={centsFromReais(new_price)} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <strong>{words.newTotal}</strong> <Price cents={newTotalCents} currency={currency} />
      </p>
    </ConfirmDialog>
  );
}

type QuoteQuestionProps = {
  quotes: { before: WireQuote | undefined; now: WireQuote } | undefined;
  currency: string;
  onAnswer: (sendNow: boolean) => void;
};

/** The order's total differs from the one that the guest was told. */
function QuoteQuestion({ quotes, currency, onAnswer }: QuoteQuestionProps) {
  const { title, before, now, accept } = questionText.quoteChanged;
  const total = centsFromReais(quotes?.now.total_amount ?? 0);
  return (
    <ConfirmDialog
      open={quotes !== undefined}
      question={title}
      yes={accept(unbrokenMoney(total, currency))}
      no={words.review}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      {quotes?.before && (
        <p>
          {before} <Price cents={centsFromReais(quotes.before.total_amount)} currency={currency} />
        </p>
      )}
      {quotes && (
        <>
          <p>{now}</p>
          <CartTotals quote={quotes.now} totalCents={total} currency={currency} />
        </>
      )}
    </ConfirmDialog>
  );
}

type UnavailableQuestionProps = {
  lines: readonly TitledLine[] | undefined;
  onAnswer: (removeNow: boolean) => void;
};

/** Some lines can no longer be ordered. */
function UnavailableQuestion({ lines, onAnswer }: UnavailableQuestionProps) {
  return (
    <ConfirmDialog
      open={lines !== undefined}
      question={questionText.unavailable.title}
      yes={questionText.unavailable.removeThem}
      no={words.review}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <p>{questionText.unavailable.explanation}</p>
      <ul className={styles.lines}>
        {lines?.map((line) => (
          <li key={line.path} className={styles.title}>
            {namedWords(line)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

type OptionsQuestionProps = {
  lines: readonly TitledLine[] | undefined;
  /** Opens the first line to choose its options. Undefined where lines cannot be opened. */
  onEdit: ((key: string) => void) | undefined;
  onClose: () => void;
};

/** Some lines break a rule of their item. */
function OptionsQuestion({ lines, onEdit, onClose }: OptionsQuestionProps) {
  const { title, explanation, edit } = questionText.invalidOptions;
  const [first] = lines ?? [];
  const [key = ""] = first?.path.split("/") ?? [];
  return (
    <ConfirmDialog
      open={lines !== undefined}
      question={title}
      yes={onEdit ? edit(first?.itemTitle ?? "") : text.common.close}
      no={words.review}
      onYes={() => {
        onClose();
        onEdit?.(key);
      }}
      onNo={onClose}
    >
      <p>{explanation}</p>
      <ul className={styles.lines}>
        {lines?.map((line) => (
          <li key={`${line.path} ${line.group} ${line.code}`} className={styles.title}>
            {joined([line.itemTitle, invalidOptionWords(line)])}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
