import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { isSameLine, unpaidQty } from "../../../domain/split-bill.ts";
import { sideBySide } from "../../text/joined.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { Price } from "../../ui/Price.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./Splitting.module.css";
import type { ShareChoice } from "./use-share.ts";

const words = payingText.split;

type LineChoiceProps = {
  details: SheetDetails;
  choice: ShareChoice;
  currency: string | undefined;
};

/** The unpaid lines to pay now, and the units of each. */
export function LineChoice({ details, choice, currency }: LineChoiceProps) {
  const unpaid = details.bill_lines.filter((line) => leftOf(line) > 0);
  if (unpaid.length === 0) return <p>{words.allPaid}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {unpaid.map((line) => {
          const { qty = 0 } = choice.chosen.find((one) => isSameLine(one, line)) ?? {};
          return (
            <li key={`${line.order} ${line.line}`}>
              <span className={styles.line}>
                <span>{line.title_br}</span>
                {line.options.length > 0 && (
                  <small>{sideBySide(line.options.map(({ title_br }) => title_br))}</small>
                )}
                <small>
                  {words.unpaid(leftOf(line))}&nbsp;·{" "}
                  <Price
                    cents={Math.round(centsFromReais(line.amount) / line.qty)}
                    currency={currency}
                  />
                </small>
              </span>
              <Stepper
                what={line.title_br}
                value={qty}
                max={leftOf(line)}
                onChange={(next) =>
                  choice.choose({ order: line.order, line: line.line, qty: next })
                }
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.share} role="status">
        <span>{words.lines}</span>
        <Price cents={choice.share.cents} currency={currency} />
      </p>
    </>
  );
}

function leftOf({ qty, paid_qty }: SheetDetails["bill_lines"][number]): number {
  return unpaidQty({ qty, paidQty: paid_qty });
}
