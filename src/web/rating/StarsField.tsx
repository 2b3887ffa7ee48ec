import { useId } from "react";
import { ratingText } from "../text/rating-dictionary.ts";
import { ChoiceField } from "../ui/ChoiceField.tsx";
import { Icon } from "../ui/icons.tsx";
import styles from "./RatingForm.module.css";

const most = 5;

type StarsFieldProps = {
  /** 0 while none is chosen. */
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
};

/** One to five stars to choose from, by touch or with the arrow keys; the choice is said in words. */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const id = useId();
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <ChoiceField label={ratingText.score} error={error} required className={styles.row}>
      <div className={styles.five}>
        {counts.map((count) => (
          <label key={count} className={styles.star}>
            <input
              type="radio"
              name={id}
              value={count}
              checked={count === value}
              aria-label={ratingText.stars(count)}
              onChange={() => onChange(count)}
            />
            <Icon name="star" className={count <= value ? styles.chosen : undefined} />
          </label>
        ))}
      </div>
      <span className={styles.words} aria-hidden="true">
        {value > 0 && ratingText.stars(value)}
      </span>
    </ChoiceField>
  );
}
