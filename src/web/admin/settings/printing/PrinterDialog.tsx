import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Printer } from "../../../../contract/printers.ts";
import {
  printerColumns,
  printerEncodings,
  type PrinterKind,
} from "../../../../domain/print-job.ts";
import { printLayouts } from "../../../../domain/print-layout.ts";
import { limits } from "../../../../domain/text-rules.ts";
import { useApi } from "../../../api/api.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { refusedFields } from "../../../api/refused-fields.ts";
import { useForm } from "../../../forms/use-form.ts";
import { wireText } from "../../../forms/wire-text.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { printerText } from "../../../text/printer-dictionary.ts";
import { printerFormText as words } from "../../../text/printer-form-dictionary.ts";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { CheckField, Field, OptionList, SelectField } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormMessage } from "../../../ui/FormMessage.tsx";
import { useToast } from "../../../ui/Toast.tsx";
import { printersQuery, stationsQuery } from "../queries.ts";
import {
  copyChoices,
  errorsOfPrinter,
  fallbackChoices,
  hasPaper,
  sentPrinter,
  typedPrinter,
  type TypedPrinter,
} from "./printer-form.ts";
import styles from "./printing.module.css";
import { usePrinterChange } from "./use-printer-change.ts";
import { labelText } from "../../../text/label-dictionary.ts";

/** In the order in which most shops want them. */
const kinds: readonly PrinterKind[] = ["agent", "cloudprnt", "epson", "browser"];

export type Connecting = { printer: Printer; address: string | undefined };

type PrinterDialogProps = {
  open: boolean;
  /** Undefined for a new one. */
  printer: Printer | undefined;
  /** All printers of the account, this one included. */
  others: readonly Printer[];
  onClose: () => void;
  /** Called for a printer that must be connected: its address is shown only once. */
  onConnect: (connecting: Connecting) => void;
};

/** A printer as typed, and its state when the form opened: another owner's change since then is a conflict. */
type ChangedPrinter = TypedPrinter & { base: TypedPrinter };

/** A printer's kind, its contents, and its connection. */
export function PrinterDialog({ open, printer, others, onClose, onConnect }: PrinterDialogProps) {
  const show = useToast();
  const queries = useQueryClient();
  const { queryKey } = printersQuery(useApi());
  const save = usePrinterChange(
    (api, { base, ...typed }: ChangedPrinter) =>
      printer
        ? api.printers.save({
            params: { id: printer.id },
            body: { printer: sentPrinter(typed), base: sentPrinter(base), renew: typed.renew },
          })
        : api.printers.add({ body: { printer: sentPrinter(typed) } }),
    (made) => {
      const { name } = made.printer;
      // The list comes later; an owner who opens the printer before must not conflict with their own change.
      queries.setQueryData(queryKey, (known) => {
        const saved = known?.printers.map((one) =>
          one.id === made.printer.id ? made.printer : one,
        );
        return known && saved && { ...known, printers: saved };
      });
      show({ text: printer ? words.saved(name) : words.added(name), tone: "ok" });
      onClose();
      if (made.address !== undefined || !printer) onConnect({ address: undefined, ...made });
    },
  );
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={printer ? words.editTitle(printer.name) : words.addTitle}
      busy={save.isPending}
      yes={printer ? editingText.pending.save : printerText.add}
    >
      {(formId) => <PrinterForm {...{ formId, printer, others, save }} />}
    </FormDialog>
  );
}

type TextPath = Exclude<keyof TypedPrinter, "stations" | "renew">;

type PrinterFormProps = {
  formId: string;
  printer: Printer | undefined;
  others: readonly Printer[];
  save: {
    error: Error | null;
    isPending: boolean;
    mutate: (typed: ChangedPrinter, options: { onError: (error: Error) => void }) => void;
  };
};

function PrinterForm({ formId, printer, others, save }: PrinterFormProps) {
  const { stations = [] } = useQuery(stationsQuery(useApi())).data ?? {};
  const [base] = useState(() => typedPrinter(printer));
  const { part, ...form } = useForm<TypedPrinter>(base);
  const { values } = form;
  /** Printers that could take the jobs of this one while it is silent. */
  const fallbacks = others.filter(({ id }) => id !== printer?.id);
  const submit = () => {
    // One that shares its name with another already may keep it.
    const taken = others.flatMap(({ id, name }) =>
      id === printer?.id || name === base.name ? [] : name,
    );
    if (!form.show(errorsOfPrinter(values, taken)) || save.isPending) return;
    save.mutate(
      { ...values, base },
      { onError: (error) => form.show(refusedFields(error, "printer")) },
    );
  };
  const isTold = save.error !== null && Object.keys(refusedFields(save.error)).length === 0;
  const wire = (path: TextPath) => wireText<TextPath>(form, path);
  const has = (id: string) => values.stations.includes(id);
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={submit}>
      {isTold && <FormMessage tone="danger">{refusalText(save.error)}</FormMessage>}
      {form.errors["printer"] && <FormMessage tone="danger">{form.errors["printer"]}</FormMessage>}
      <Field
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={limits.printerName}
        required
        {...wire("name")}
      />
      <SelectField label={words.kind} {...wire("kind")}>
        <OptionList of={kinds.map((kind) => [kind, words.kinds[kind]])} />
      </SelectField>
      {stations.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{words.stations}</legend>
          <p className={styles.soft}>{words.stationsHint}</p>
          {stations.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              checked={has(id)}
              onChange={({ currentTarget: { checked } }) =>
                form.set({
                  stations: checked
                    ? [...values.stations, id]
                    : values.stations.filter((one) => one !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <SelectField label={words.layout} {...wire("layout")}>
        <OptionList of={printLayouts.map((layout) => [layout, labelText.layouts[layout]])} />
      </SelectField>
      {hasPaper(values.kind) && (
        <>
          <SelectField label={words.columns} {...wire("columns")}>
            <OptionList of={printerColumns.map((columns) => [columns, words.columnsOf[columns]])} />
          </SelectField>
          <SelectField label={words.encoding} hint={words.encodingHint} {...wire("encoding")}>
            <OptionList
              of={printerEncodings.map((encoding) => [encoding, words.encodings[encoding]])}
            />
          </SelectField>
        </>
      )}
      <SelectField label={words.copies} {...wire("copies")}>
        <OptionList of={copyChoices.map((count) => [count, String(count)])} />
      </SelectField>
      {fallbacks.length > 0 && (
        <SelectField label={words.fallback} hint={words.fallbackHint} {...wire("fallback.printer")}>
          <option value="">{words.fallbackNone}</option>
          <OptionList of={fallbacks.map(({ id, name }) => [id, name])} />
        </SelectField>
      )}
      {fallbacks.length > 0 && values["fallback.printer"] !== "" && (
        <SelectField label={words.fallbackAfter} {...wire("fallback.after_seconds")}>
          <OptionList
            of={fallbackChoices(values["fallback.after_seconds"]).map((seconds) => [
              seconds,
              words.fallbackMinutes(seconds / 60),
            ])}
          />
        </SelectField>
      )}
      {printer && hasPaper(printer.kind) && values.kind === printer.kind && (
        <div>
          <CheckField
            label={words.renew}
            checked={values.renew}
            onChange={({ currentTarget: { checked } }) => form.set({ renew: checked })}
          />
          <p className={styles.soft}>{words.renewHint}</p>
        </div>
      )}
    </Form>
  );
}
