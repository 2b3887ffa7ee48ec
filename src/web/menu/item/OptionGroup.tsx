import { useId } from "react";
import { choiceKind } from "../../../domain/option-rules.ts";
import type { ShownGroup, ShownItem } from "../../content/menu-view.ts";
import {
  choiceProblems,
  chosenOf,
  inEachUnit,
  mostOf,
  withOptionChosen,
  type Choice,
} from "../../ordering/group-choice.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { ruleLine } from "../../text/option-rule-words.ts";
import { classNames } from "../../ui/class-names.ts";
import { FieldNotes } from "../../ui/FieldNotes.tsx";
import { NoOption, Option } from "./Option.tsx";
import { optionMarks } from "./option-marks.ts";
import styles from "./OptionGroup.module.css";

type OptionGroupProps = {
  item: Pick<ShownItem, "priceCents">;
  group: ShownGroup;
  currency: string;
  /** Left out where nothing can be ordered. */
  choice: Choice | undefined;
  /** The page leads here for a missing choice. */
  isLacking: boolean;
  /** Called with everything chosen of the item, for all units of the line. */
  onChoose: (chosen: Record<string, number>) => void;
};

/** The options of a group for each unit of an item: one of them, some of them, or a number of each. */
export function OptionGroup(props: OptionGroupProps) {
  const { item, group, currency, choice, isLacking, onChoose } = props;
  const { title, subtitle, options, min, max, priceRule } = group;
  const id = useId();
  const kind = choiceKind(group, options);
  const rules = ruleLine(group, { optionsWithPrices: options.some((one) => one.priceCents > 0) });
  const count = choice ? chosenOf(group, choice) : 0;
  const isFull = choice !== undefined && kind !== "one" && max > 0 && count >= max;
  const error = isLacking && choice ? problemOf(group, choice) : undefined;
  const marks = choice && optionMarks(group, choice);
  const choose = (optionId: string, perUnit: number) =>
    choice && onChoose(withOptionChosen(group, choice, { optionId, perUnit }));
  const fullId = `${id}-full`;
  const shared = {
    kind,
    currency,
    name: `${id}-choice`,
    // A choice that costs nothing says that the others' prices come on top.
    isAddition:
      priceRule === "sum" &&
      (item.priceCents > 0 || min === 0 || options.some((one) => one.priceCents === 0)),
  };
  return (
    <fieldset
      className={classNames(styles.group, error && styles.wrong)}
      data-group={group.id}
      role={kind === "one" && choice ? "radiogroup" : undefined}
      aria-required={kind === "one" && choice ? min > 0 : undefined}
      aria-describedby={
        classNames((rules || subtitle) && `${id}-rules`, error && `${id}-wrong`) || undefined
      }
    >
      <legend>{title || cartText.item.options}</legend>
      {(subtitle !== "" || rules !== "") && (
        <p id={`${id}-rules`} className={styles.rules}>
          {rules !== "" && <span>{rules}</span>}
          {rules !== "" && subtitle !== "" && "\u00a0· "}
          {subtitle !== "" && <span>{subtitle}</span>}
        </p>
      )}
      {choice && (
        <div role="alert" className={styles.problem}>
          <FieldNotes errorId={`${id}-wrong`} error={error} />
        </div>
      )}
      <ul className={styles.options}>
        {choice && kind === "one" && min === 0 && (
          <NoOption {...shared} isChosen={count === 0} onChoose={() => choose("", 0)} />
        )}
        {options.map((option) => (
          <Option
            key={option.id}
            {...shared}
            {...{ option }}
            mark={marks?.get(option.id)}
            qty={choice && inEachUnit(choice, option.id)}
            most={choice ? mostOf(group, choice, option.id) : 0}
            lineQty={choice?.lineQty ?? 1}
            fullId={isFull ? fullId : undefined}
            onChoose={(perUnit) => choose(option.id, perUnit)}
          />
        ))}
      </ul>
      {choice && kind !== "one" && max > 0 && (
        <p id={fullId} className={styles.full} role="status">
          {isFull && cartText.item.full(max)}
        </p>
      )}
    </fieldset>
  );
}

function problemOf(group: ShownGroup, choice: Choice): string | undefined {
  const [problem] = choiceProblems({ groups: [group] }, choice);
  if (!problem) return undefined;
  if (problem.code === "uneven") return cartText.item.uneven;
  if (problem.code !== "too_few") return cartText.item.atMost(problem.max);
  return cartText.item.missing(problem.min - chosenOf(group, choice));
}
