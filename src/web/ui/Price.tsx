import { formatMoney } from "../text/money.ts";
import { classNames } from "./class-names.ts";
import styles from "./Price.module.css";

type PriceProps = {
  cents: number;
  /** The account's prefix, as in "R$ ". */
  currency?: string | undefined;
  className?: string | undefined;
};

export function Price({ cents, currency, className }: PriceProps) {
  return (
    <span className={classNames(styles.price, className)}>{formatMoney(cents, currency)}</span>
  );
}
