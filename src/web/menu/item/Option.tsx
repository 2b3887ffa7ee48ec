import type { ReactNode } from "react";
import { maxQuantity } from "../../../domain/quantity.ts";
import type { ShownOption } from "../../content/menu-view.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Price } from "../../ui/Price.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import type { OptionMark } from "./option-marks.ts";
import styles from "./OptionGroup.module.css";

type SharedProps = {
  kind: "one" | "some" | "many";
  currency: string;
  /** The name of the group's radio buttons. */
  name: string;
  /** The option's price is added to the item's. */
  isAddition: boolean;
};

type OptionProps = SharedProps & {
  option: ShownOption;
  mark: OptionMark | undefined;
  /** The number in each unit; undefined if nothing can be ordered. */
  qty: number | undefined;
  most: number;
  lineQty: number;
  /** The id of the text that says why no more of the group can be chosen. */
  fullId: string | undefined;
  onChoose: (perUnit: number) => void;
};

/** An option: a radio button, a checkbox, or a number. Beyond a maximum it stays reachable and does nothing. */
export function Option(props: OptionProps) {
  const { kind, name, option, qty, most, lineQty, fullId, onChoose } = props;
  const words = <OptionWords {...props} />;
  if (qty === undefined) return <li>{words}</li>;
  if (kind === "many") {
    return (
      <li>
        {words}
        <Stepper
          what={option.title}
          max={Math.min(most, Math.floor(maxQuantity / lineQty))}
          value={qty}
          fullId={fullId}
          onChange={onChoose}
        />
      </li>
    );
  }
  const isOut = qty === 0 && (most === 0 || option.soldOut);
  return (
    <Choosable>
      <input
        type={kind === "one" ? "radio" : "checkbox"}
        name={kind === "one" ? name : undefined}
        checked={qty > 0}
        aria-disabled={((kind === "some" || option.soldOut) && isOut) || undefined}
        aria-describedby={isOut ? fullId : undefined}
        onChange={() => {
          if (kind === "one") onChoose(option.soldOut ? qty : 1);
          else if (!isOut) onChoose(qty > 0 ? 0 : 1);
        }}
      />
      {words}
    </Choosable>
  );
}

/** The choice of no option, in a group that requires no choice. */
export function NoOption(props: SharedProps & { isChosen: boolean; onChoose: () => void }) {
  const { name, isChosen, onChoose } = props;
  return (
    <Choosable>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.option}>{cartText.item.none}</span>
    </Choosable>
  );
}

/** The whole row can be pressed. */
function Choosable({ children }: { children: ReactNode }) {
  return (
    <li className={styles.choosable}>
      <label>{children}</label>
    </li>
  );
}

function OptionWords({ option, mark, qty = 0, currency, isAddition }: OptionProps) {
  const { title, subtitle, priceCents } = option;
  const { said = "", free = 0 } = mark ?? {};
  const isFree = priceCents > 0 && free > 0;
  const isAllFree = isFree && free >= qty;
  return (
    <span className={styles.option}>
      <span>{title}</span>
      {option.soldOut && <Chip tone="danger">{text.menu.soldOut}</Chip>}
      {subtitle !== "" && <span className={styles.soft}>{subtitle}</span>}
      <span className={styles.marks}>
        {priceCents > 0 && !isAllFree && (
          <span className={styles.extra}>
            {isAddition && "+ "}
            <Price cents={priceCents} currency={currency} />
          </span>
        )}
        {isFree && (
          <span className={styles.extra}>
            {isAllFree ? cartText.item.free : cartText.item.freeOf(free)}
          </span>
        )}
        {said !== "" && <span className={styles.each}>{said}</span>}
      </span>
    </span>
  );
}
