import { formatMoney, parsePrice, type Cents } from "../../../../domain/money.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { MaskedField } from "../../../ui/MaskedField.tsx";
import { useOwner } from "../owner-context.ts";

type PriceFieldProps = {
  cents: Cents;
  error?: string | undefined;
  onChange: (cents: Cents) => void;
};

/** A price, written as currency while it is typed; blank is 0, which guests are not shown. */
export function PriceField({ cents, error, onChange }: PriceFieldProps) {
  const { currency } = useOwner();
  return (
    <MaskedField
      mask="currency"
      label={`${menuEditorText.entry.price} (${currency.trim()})`}
      autoComplete="off"
      enterKeyHint="done"
      typedAnew
      value={cents === 0 ? "" : formatMoney(cents, "")}
      error={error}
      onChange={({ currentTarget }) => onChange(parsePrice(currentTarget.value) ?? 0)}
    />
  );
}
