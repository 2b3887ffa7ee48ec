import { useState } from "react";
import { printedNumber } from "../../../domain/print-layout.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { sideBySide } from "../../text/joined.ts";
import { movesText } from "../../text/moves-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./moves.module.css";
import { chosenLines, type Chosen, type PassableLine } from "./passable-lines.ts";

type ChooseLinesProps = {
  lines: readonly PassableLine[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  onNext: () => void;
};

export function ChooseLines({ lines, chosen, onChange, onNext }: ChooseLinesProps) {
  const [isTried, setIsTried] = useState(false);
  const count = chosenLines(lines, chosen).reduce((sum, { qty }) => sum + qty, 0);
  const numbers = [...new Set(lines.map(({ number }) => number))];
  const ofOrder = (number: number) => lines.filter((line) => line.number === number);
  return (
    <div className={styles.content}>
      <h3>{movesText.passWhat}</h3>
      <ul className={styles.orders}>
        {numbers.map((number) => (
          <li key={number}>
            <h4 className={styles.soft}>{floorText.guestOrders.order(printedNumber(number))}</h4>
            <ul className={styles.lines}>
              {ofOrder(number).map((line) => (
                <li key={line.key} className={styles.line}>
                  <span>
                    {line.title}
                    {line.options.length > 0 && (
                      <small className={styles.soft}>{sideBySide(line.options)}</small>
                    )}
                    <small className={styles.soft}>
                      {movesText.of(chosen[line.key] ?? 0, line.most)}
                    </small>
                  </span>
                  <Stepper
                    what={movesText.qtyOf(line.title, printedNumber(line.number))}
                    value={Math.min(chosen[line.key] ?? 0, line.most)}
                    max={line.most}
                    onChange={(qty) => onChange({ ...chosen, [line.key]: qty })}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p role="status">
          {isTried && count === 0 ? (
            <strong>{movesText.chooseFirst}</strong>
          ) : (
            movesText.chosen(count)
          )}
        </p>
        <Button
          onClick={() => onChange(Object.fromEntries(lines.map(({ key, most }) => [key, most])))}
        >
          {movesText.passAll}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            setIsTried(true);
            if (count > 0) onNext();
          }}
        >
          {movesText.next}
        </Button>
      </div>
    </div>
  );
}
