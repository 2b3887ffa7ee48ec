import { useState } from "react";
import type { Cents } from "../../domain/money.ts";
import { typedText } from "../../domain/typed-formats.ts";
import { inBrackets } from "../text/joined.ts";
import { formatMoney } from "../text/money.ts";
import { MaskedField } from "../ui/MaskedField.tsx";

type MoneyFieldProps = {
  label: string;
  name?: string | undefined;
  currency: string;
  cents: Cents;
  hint?: string | undefined;
  optional?: boolean | undefined;
  error?: string | undefined;
  onChange: (cents: Cents) => void;
};

/** An amount, written as currency while it is typed; blank is 0. */
export function MoneyField({ label, currency, cents, onChange, ...field }: MoneyFieldProps) {
  /** Shown as typed: a number that is too large for cents would lose digits. */
  const [typed, setTyped] = useState("");
  const stored = cents === 0 ? "" : formatMoney(cents, "");
  return (
    <MaskedField
      {...field}
      mask="currency"
      label={inBrackets(label, currency.trim())}
      autoComplete="off"
      enterKeyHint="done"
      typedAnew
      value={centsOf(typed) === cents ? typed : stored}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(centsOf(currentTarget.value));
      }}
    />
  );
}

/** It sets no limit: the server refuses an amount above the highest price. */
function centsOf(typed: string): Cents {
  return Number(typedText("currency", typed).signs);
}
