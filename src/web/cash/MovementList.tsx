import type { CashMovement } from "../../contract/cash.ts";
import { centsFromReais } from "../../domain/money.ts";
import { orderClock } from "../site/order-clock.ts";
import { joined } from "../text/joined.ts";
import { payingText } from "../text/paying-dictionary.ts";
import { formatMoney } from "../text/money.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./cash.module.css";

const words = payingText.drawer;

type MovementListProps = {
  movements: readonly CashMovement[];
  currency: string | undefined;
  timeZone: string | undefined;
  /** Absent while something else is being done. */
  onUndo: ((movement: CashMovement) => void) | undefined;
};

/** Each movement with its author, time and reason, and the sum of all that stand. */
export function MovementList({ movements, currency, timeZone, onUndo }: MovementListProps) {
  if (movements.length === 0) return <p>{words.none}</p>;
  const money = (cents: number) => formatMoney(cents, currency);
  const who = ({
    at,
    by,
    approved_by: approvedBy,
  }: Pick<CashMovement, "at" | "by" | "approved_by">) =>
    words.who(orderClock(at, timeZone), by ?? "", approvedBy ?? "");
  const sum = movements.reduce((cents, one) => cents + (one.undone ? 0 : centsOf(one)), 0);
  return (
    <ul className={styles.list} aria-label={words.heading}>
      {movements.map((movement) => {
        const { id, kind, reason, undone } = movement;
        return (
          <li key={id}>
            <span>
              <strong>{joined([words.kinds[kind], reason])}</strong>
              <small>{who(movement)}</small>
              {undone && <small>{words.undone(who(undone))}</small>}
            </span>
            <span className={styles.end}>
              {undone ? (
                <del>{money(centsOf(movement))}</del>
              ) : (
                <span>{money(centsOf(movement))}</span>
              )}
              {!undone && onUndo && (
                <Button
                  aria-label={words.undoOf(words.kinds[kind], money(centsOf(movement)))}
                  onClick={() => onUndo(movement)}
                >
                  {words.undo}
                </Button>
              )}
            </span>
          </li>
        );
      })}
      <li className={styles.sum}>
        <span>{words.sum}</span>
        <span>{money(sum)}</span>
      </li>
    </ul>
  );
}

const centsOf = ({ kind, amount }: CashMovement) =>
  kind === "out" ? -centsFromReais(amount) : centsFromReais(amount);
