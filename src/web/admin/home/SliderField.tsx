import { useId } from "react";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./OwnerBanner.module.css";

type SliderFieldProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  /** Its place until somebody moves it. */
  initial: number;
  value: number;
  /** The value as it is read and said. */
  show: (value: number) => string;
  onChange: (value: number) => void;
};

const words = homeEditorText.banner;

/** A number that is found by looking at what it does. */
export function SliderField({ label, initial, value, show, onChange, ...range }: SliderFieldProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{show(value)}</output>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={show(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <Button
        aria-label={`${words.reset}: ${label}`}
        aria-disabled={value === initial}
        className={styles.reset}
        onClick={() => onChange(initial)}
      >
        {words.standard}
      </Button>
    </div>
  );
}
