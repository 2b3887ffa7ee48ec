import type { ComponentProps } from "react";
import type { Printer } from "../../../../contract/printers.ts";
import { printerText } from "../../../text/printer-dictionary.ts";
import { OptionList, SelectField } from "../../../ui/Field.tsx";
import { fallbackChoices, type TypedPrinter } from "./printer-form.ts";

type Path = "fallback.printer" | "fallback.after_seconds";

type FallbackFieldsProps = {
  printer: Printer | undefined;
  others: readonly Printer[];
  values: TypedPrinter;
  wire: (path: Path) => Pick<ComponentProps<typeof SelectField>, "value" | "error" | "onChange">;
};

/** The printer that takes the jobs of this one while it is silent, and how long it must be silent first. */
export function FallbackFields({ printer, others, values, wire }: FallbackFieldsProps) {
  const words = printerText.printers;
  return (
    <>
      <SelectField label={words.fallback} hint={words.fallbackHint} {...wire("fallback.printer")}>
        <option value="">{words.fallbackNone}</option>
        <OptionList
          of={others.filter(({ id }) => id !== printer?.id).map(({ id, name }) => [id, name])}
        />
      </SelectField>
      {values["fallback.printer"] !== "" && (
        <SelectField label={words.fallbackAfter} {...wire("fallback.after_seconds")}>
          <OptionList
            of={fallbackChoices(values["fallback.after_seconds"]).map((seconds) => [
              seconds,
              words.fallbackMinutes(seconds / 60),
            ])}
          />
        </SelectField>
      )}
    </>
  );
}
