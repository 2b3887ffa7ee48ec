import { useId, type ComponentProps, type ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { classNames } from "./class-names.ts";
import styles from "./Field.module.css";
import { FieldNotes } from "./FieldNotes.tsx";

type Labelled = {
  label: string;
  hint?: ReactNode;
  /** The problem, shown at the field and read with it. */
  error?: string | undefined;
  optional?: boolean | undefined;
};
type Of<Control extends "input" | "textarea" | "select"> = ComponentProps<Control> & Labelled;

/** An address, a code or a password, which no browser may correct. */
type Verbatim = { verbatim?: boolean };
const uncorrected = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

/** A line of text with its label; MaskedField holds one to a format. */
export function Field({
  label,
  hint,
  error,
  optional,
  verbatim = false,
  ...own
}: Of<"input"> & Verbatim) {
  const input = verbatim ? { ...uncorrected, ...own } : own;
  return (
    <Frame id={input.id} {...{ label, hint, error, optional }}>
      {(wiring) => (
        <input {...input} {...wiring} className={classNames(styles.control, input.className)} />
      )}
    </Frame>
  );
}

export function TextAreaField({ label, hint, error, optional, ...area }: Of<"textarea">) {
  return (
    <Frame id={area.id} {...{ label, hint, error, optional }}>
      {(wiring) => (
        <textarea {...area} {...wiring} className={classNames(styles.control, area.className)} />
      )}
    </Frame>
  );
}

/** A choice out of a list, with its label; the options are the children. */
export function SelectField({ label, hint, error, optional, ...select }: Of<"select">) {
  return (
    <Frame id={select.id} {...{ label, hint, error, optional }}>
      {(wiring) => (
        <select {...select} {...wiring} className={classNames(styles.control, select.className)} />
      )}
    </Frame>
  );
}

type OptionListProps = { of: readonly (readonly [value: string | number, label: string])[] };

/** Options of a select: each value with its label. */
export function OptionList({ of }: OptionListProps) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type CheckFieldProps = ComponentProps<"input"> & {
  label: ReactNode;
  type?: "checkbox" | "radio" | undefined;
};

/** A box to tick, or one of several with the same `name`; the whole line can be hit. */
export function CheckField({ label, type = "checkbox", className, ...input }: CheckFieldProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...input} type={type} />
      <span>{label}</span>
    </label>
  );
}

type Wiring = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FrameProps = Labelled & { id: string | undefined; children: (wiring: Wiring) => ReactNode };

function Frame({ id, label, hint, error, optional = false, children }: FrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> {text.common.optional}</span>}
      </label>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": classNames(errorId, hintId) || undefined,
      })}
      <FieldNotes {...{ errorId, error, hintId, hint }} />
    </div>
  );
}
