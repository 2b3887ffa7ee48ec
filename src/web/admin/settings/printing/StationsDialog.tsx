import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Station, SentStation } from "../../../../contract/stations.ts";
import { limits, maxStations, isBlank } from "../../../../domain/text-rules.ts";
import { useApi } from "../../../api/api.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { refusedFields } from "../../../api/refused-fields.ts";
import { menuQuery } from "../../../content/queries.ts";
import { useForm } from "../../../forms/use-form.ts";
import { editingText } from "../../../text/editing-dictionary.ts";
import { stationText } from "../../../text/station-dictionary.ts";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { Field, OptionList, SelectField } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormMessage } from "../../../ui/FormMessage.tsx";
import { useToast } from "../../../ui/Toast.tsx";
import { SortedRows } from "../../SortedRows.tsx";
import { stationsQuery } from "../queries.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import styles from "./printing.module.css";

const words = stationText.stations;

type StationsDialogProps = { open: boolean; stations: readonly Station[]; onClose: () => void };

/** A station as it stands in its field; one without an id is new. */
type TypedStation = { id?: string | undefined; name: string; isDefault: boolean };

type TypedStations = { stations: readonly TypedStation[] };

const newStation: TypedStation = { name: "", isDefault: false };

/** All stations, their order, and which one makes what no other does. */
export function StationsDialog({ open, stations, onClose }: StationsDialogProps) {
  const save = useSaveStations(onClose);
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={words.heading}
      busy={save.isPending}
      yes={editingText.pending.save}
    >
      {(formId) => <StationsForm {...{ formId, stations, save }} />}
    </FormDialog>
  );
}

type Save = ReturnType<typeof useSaveStations>;

function StationsForm(props: { formId: string; stations: readonly Station[]; save: Save }) {
  const { formId, save } = props;
  // The list of when the form opened: another owner's change since then is a conflict.
  const [base] = useState(props.stations);
  const { part, ...form } = useForm<TypedStations>(() => typedStations(base));
  const { stations } = form.values;
  const nameOf = ({ name }: { name: string }, index: number) =>
    name.trim() || words.unnamed(index + 1);
  const submit = () => {
    if (!form.show(errorsOfStations(form.values)) || save.isPending) return;
    save.mutate({ ...form.values, base }, { onError: (error) => form.show(refusedFields(error)) });
  };
  const isMarked = Object.keys(refusedFields(save.error)).some(isShownAt);
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={submit}>
      {save.isError && !isMarked && (
        <FormMessage tone="danger">{refusalText(save.error)}</FormMessage>
      )}
      {form.errors.stations !== undefined && (
        <FormMessage tone="danger">{form.errors.stations}</FormMessage>
      )}
      <p className={styles.soft}>{words.help}</p>
      <SortedRows
        label={words.heading}
        rows={stations}
        max={maxStations}
        said={{ none: words.none, add: words.add, full: words.full(maxStations) }}
        newRow={() => newStation}
        nameOf={nameOf}
        onChange={(next) => form.set({ stations: next })}
      >
        {(station, index) => (
          <Field
            label={words.name(index + 1)}
            autoComplete="off"
            maxLength={limits.stationName}
            value={station.name}
            error={form.errors[`stations.${index}.name`]}
            onChange={({ currentTarget: { value } }) =>
              form.set({
                stations: stations.map((one, at) => (at === index ? { ...one, name: value } : one)),
              })
            }
          />
        )}
      </SortedRows>
      {stations.length > 1 && (
        <SelectField
          label={words.defaultField}
          hint={words.defaultHint}
          value={String(defaultPlace(form.values))}
          onChange={({ currentTarget: { value } }) =>
            form.set(withDefault(form.values, Number(value)))
          }
        >
          <OptionList of={stations.map((station, index) => [index, nameOf(station, index)])} />
        </SelectField>
      )}
    </Form>
  );
}

function useSaveStations(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const { queryKey } = stationsQuery(api);
  return useMutation({
    mutationFn: ({ base, ...typed }: TypedStations & { base: readonly Station[] }) =>
      api.stations.save({ body: { stations: sentStations(typed), base: [...base] } }),
    onSuccess(answer) {
      queries.setQueryData(queryKey, answer);
      void queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
      show({ text: words.saved, tone: "ok" });
      onDone();
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}

function typedStations(stations: readonly Station[]): TypedStations {
  return {
    stations: stations.map(({ id, name, default: isDefault }) => ({ id, name, isDefault })),
  };
}

/** Exactly one is the default, even if a removed default was restored and there are two. */
export function sentStations(typed: TypedStations): SentStation[] {
  return typed.stations.map(({ id, name }, index) => ({
    ...(id === undefined ? {} : { id }),
    name: name.trim(),
    default: index === defaultPlace(typed),
  }));
}

export function isShownAt(path: string): boolean {
  return path === "stations" || path.endsWith(".name");
}

/** The place of the default station: the first one if nobody has chosen. */
function defaultPlace({ stations }: TypedStations): number {
  return Math.max(
    stations.findIndex(({ isDefault }) => isDefault),
    0,
  );
}

function withDefault({ stations }: TypedStations, place: number): TypedStations {
  return { stations: stations.map((one, at) => ({ ...one, isDefault: at === place })) };
}

function errorsOfStations({ stations }: TypedStations): Errors {
  return Object.fromEntries(
    stations.flatMap(({ name }, index) =>
      isBlank(name) ? [[`stations.${index}.name`, stationText.stations.nameRequired]] : [],
    ),
  );
}
