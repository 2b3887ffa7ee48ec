import { useState } from "react";
import { formatMoney } from "../../text/money.ts";
import {
  maxPercentUp,
  priceRoundings,
  type PriceChange,
  type PriceRounding,
} from "../../../domain/price-change.ts";
import { text } from "../../text/dictionary.ts";
import { priceTableText } from "../../text/price-table-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { CheckField, Field, OptionList, SelectField } from "../../ui/Field.tsx";
import { RadioField } from "../../ui/RadioField.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { MoneyField } from "../MoneyField.tsx";
import { changedPrices, parsePercent, type ChangedPrice } from "./price-changes.ts";
import styles from "./PriceChangeDialog.module.css";
import type { Cells } from "./table-cells.ts";
import type { TableSection } from "./table-rows.ts";

type PriceChangeDialogProps = {
  open: boolean;
  /** "" is all categories. */
  categoryId: string;
  sections: readonly TableSection[];
  values: Cells;
  currency: string;
  onClose: () => void;
  onApply: (cells: Cells, hasOptions: boolean) => void;
};

const words = priceTableText.change;
const directions = ["up", "down"] as const;
const ways = ["percent", "amount"] as const;
// The keys are those of the roundings.
const roundings = Object.keys(priceRoundings) as PriceRounding[];

/** Raises or lowers the prices of a category, or of all, and shows each new price before it goes into the table. */
export function PriceChangeDialog({ open, onClose, ...dialog }: PriceChangeDialogProps) {
  const { sections, values, currency, onApply } = dialog;
  const [categoryId, setCategoryId] = useState(dialog.categoryId);
  const [direction, setDirection] = useState<"up" | "down">("up");
  const [by, setBy] = useState<"percent" | "amount">("percent");
  const [percentText, setPercentText] = useState("");
  const [amountCents, setAmountCents] = useState(0);
  const [rounding, setRounding] = useState<PriceRounding>("cents");
  const [withOptions, setWithOptions] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { part, goToWrong } = useFirstWrong<HTMLDivElement>();
  const maxPercent = direction === "up" ? maxPercentUp : 100;
  const percent = parsePercent(percentText, maxPercent);
  const change = changeOf({ direction, by, percent, amountCents });
  const prices = change
    ? changedPrices(sections, values, { categoryId, withOptions, change, rounding })
    : [];
  const isPercentWrong =
    by === "percent" && percent === undefined && (isAsked || percentText !== "");
  const apply = () => {
    setAsked(true);
    if (!change) goToWrong();
    if (prices.length === 0) return;
    const cells = prices.map(({ key, toCents }) => [key, toCents]);
    onApply(
      Object.fromEntries(cells),
      prices.some(({ row }) => row.level === "option"),
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.open}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {words.apply(prices.length)}
          </Button>
        </>
      }
    >
      <div ref={part} className={styles.choices}>
        <SelectField
          label={words.category}
          value={categoryId}
          onChange={({ currentTarget }) => setCategoryId(currentTarget.value)}
        >
          <option value="">{words.all}</option>
          <OptionList of={sections.map(({ id, title }) => [id, title])} />
        </SelectField>
        <RadioField
          label={words.direction}
          isLabelHidden
          className={styles.pair}
          of={directions.map((one) => [one, words[one]])}
          value={direction}
          onChoose={setDirection}
        />
        <RadioField
          label={words.by}
          isLabelHidden
          className={styles.pair}
          of={ways.map((one) => [one, words[one]])}
          value={by}
          onChoose={setBy}
        />
        {by === "percent" ? (
          <Field
            label={words.percentField}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={percentText}
            error={isPercentWrong ? words.percentWrong(maxPercent) : undefined}
            onChange={({ currentTarget }) => setPercentText(currentTarget.value)}
          />
        ) : (
          <MoneyField
            label={words.amountField}
            currency={currency}
            cents={amountCents}
            error={isAsked && !change ? words.amountRequired : undefined}
            onChange={setAmountCents}
          />
        )}
        <SelectField
          label={words.rounding}
          value={rounding}
          // The options are the roundings.
          onChange={({ currentTarget }) => setRounding(currentTarget.value as PriceRounding)}
        >
          <OptionList of={roundings.map((one) => [one, words.roundings[one]])} />
        </SelectField>
        <CheckField
          label={words.withOptions}
          checked={withOptions}
          onChange={({ currentTarget }) => setWithOptions(currentTarget.checked)}
        />
        {change && <Preview prices={prices} currency={currency} />}
      </div>
    </Dialog>
  );
}

type Given = {
  direction: "up" | "down";
  by: "percent" | "amount";
  percent: number | undefined;
  amountCents: number;
};

/** Undefined until an amount or a valid percentage is typed; 0 percent only rounds. */
function changeOf({ direction, by, percent, amountCents }: Given): PriceChange | undefined {
  const sign = direction === "up" ? 1 : -1;
  if (by === "amount") return amountCents > 0 ? { by, cents: sign * amountCents } : undefined;
  return percent === undefined ? undefined : { by, percent: sign * percent };
}

function Preview({ prices, currency }: { prices: readonly ChangedPrice[]; currency: string }) {
  return (
    <section aria-label={words.preview}>
      <h3>{words.preview}</h3>
      {prices.length === 0 && <p role="status">{words.none}</p>}
      <ul className={styles.preview}>
        {prices.map(({ key, row, fromCents, toCents }) => (
          <li key={key}>
            <span>{row.name}</span>
            <span className={styles.prices}>
              <span className="visually-hidden">{words.from} </span>
              <s>{formatMoney(fromCents, currency)}</s>
              <span className="visually-hidden"> {words.to}</span>{" "}
              <strong>{formatMoney(toCents, currency)}</strong>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.free}</p>
    </section>
  );
}
