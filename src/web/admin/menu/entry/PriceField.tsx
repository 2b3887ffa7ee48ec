import { useState } from "react";
import { formatMoney, type Cents } from "../../../../domain/money.ts";
import { typedText } from "../../../../domain/typed-formats.ts";
import { MaskedField } from "../../../ui/MaskedField.tsx";
import { useOwner } from "../owner-context.ts";

type PriceFieldProps = {
  label: string;
  cents: Cents;
  error?: string | undefined;
  onChange: (cents: Cents) => void;
};

/** A price, written as currency while it is typed; blank is 0, which guests are not shown. */
export function PriceField({ label, cents, error, onChange }: PriceFieldProps) {
  const { currency } = useOwner();
  /** Of a number that is too long for cents every digit stays in sight. */
  const [typed, setTyped] = useState("");
  const stored = cents === 0 ? "" : formatMoney(cents, "");
  return (
    <MaskedField
      mask="currency"
      label={`${label} (${currency.trim()})`}
      autoComplete="off"
      enterKeyHint="done"
      typedAnew
      value={centsOf(typed) === cents ? typed : stored}
      error={error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(centsOf(currentTarget.value));
      }}
    />
  );
}

/** The server refuses what is more than any price. */
function centsOf(typed: string): Cents {
  return Number(typedText("currency", typed).signs);
}
