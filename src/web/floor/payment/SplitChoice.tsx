import { maxShares } from "../../../domain/split-bill.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./Splitting.module.css";
import type { ShareChoice } from "./use-share.ts";

const words = payingText.split;
const usual = [2, 3, 4, 5, 6];

/** The number of payers that the rest is split among, whose turn it is, and the shares after that. */
export function SplitChoice({
  choice,
  currency,
}: {
  choice: ShareChoice;
  currency: string | undefined;
}) {
  const { split, share, rest } = choice;
  return (
    <>
      <div className={styles.among} role="group" aria-label={words.among}>
        <p>{words.among}</p>
        <div className={styles.numbers}>
          {usual.map((of) => (
            <Button
              key={of}
              className={styles.number}
              aria-pressed={split.of === of}
              onClick={() => choice.splitAmong(of)}
            >
              {of}
            </Button>
          ))}
          <Stepper
            what={words.people}
            value={split.of}
            min={2}
            max={maxShares}
            onChange={choice.splitAmong}
          />
        </div>
      </div>
      <p className={styles.share} role="status">
        <span>{words.part(split.index, split.of)}</span>
        <Price cents={share.cents} currency={currency} />
      </p>
      {rest.length > 0 && (
        <p className={styles.rest}>
          <span>{words.rest}</span>
          <span>
            {grouped(rest.map(({ cents }) => cents)).map(({ cents, count }) => (
              <span key={cents} className={styles.part}>
                {count} × <Price cents={cents} currency={currency} />
              </span>
            ))}
          </span>
        </p>
      )}
    </>
  );
}

/** Equal amounts together, in their order. */
function grouped(amounts: readonly number[]): { cents: number; count: number }[] {
  return [...new Set(amounts)].map((cents) => ({
    cents,
    count: amounts.filter((one) => one === cents).length,
  }));
}
