import { useState } from "react";
import { areaKinds } from "../../../../domain/area.ts";
import { limits } from "../../../../domain/text-rules.ts";
import { joined } from "../../../text/joined.ts";
import { unbrokenMoney } from "../../../text/money.ts";
import { areaText as words } from "../../../text/area-dictionary.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Field, OptionList, SelectField, TextAreaField } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { MoneyField } from "../../MoneyField.tsx";
import fields from "../fields.module.css";
import { hasDistricts, hasRanges, type TypedArea } from "./area-form.ts";
import styles from "./areas.module.css";

const parts = [
  "name",
  "kind",
  "ranges",
  "city",
  "districts",
  "fee",
  "minimum_amount",
  "free_above",
  "minutes",
] as const;
type Part = (typeof parts)[number];

type AreaFieldsProps = {
  area: TypedArea;
  currency: string;
  /** Notes on its parts that can never be found. */
  notes: readonly string[];
  errorOf: (part: Part) => string | undefined;
  onChange: (area: TypedArea) => void;
};

/** One area: how addresses match it, and its delivery terms. */
export function AreaFields({ area, currency, notes, errorOf, onChange }: AreaFieldsProps) {
  const [isOpen, setOpen] = useState(area.name === "");
  const isShown = isOpen || parts.some((part) => errorOf(part) !== undefined);
  const wire = (part: "name" | "ranges" | "city" | "districts" | "minutes") => ({
    value: area[part],
    error: errorOf(part),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...area, [part]: currentTarget.value }),
  });
  return (
    <>
      <Accordion
        open={isShown}
        onToggle={setOpen}
        summary={<span className={fields.hint}>{summaryOf(area, currency)}</span>}
      >
        {isShown && (
          <div className={styles.fields}>
            <div className={fields.pair}>
              <Field
                label={words.name}
                hint={words.nameHint}
                maxLength={limits.areaName}
                {...wire("name")}
              />
            </div>
            <div className={fields.pair}>
              <SelectField
                label={words.kind}
                value={area.kind}
                error={errorOf("kind")}
                onChange={({ currentTarget: { value } }) => {
                  const kind = areaKinds.find((one) => one === value);
                  if (kind) onChange({ ...area, kind });
                }}
              >
                <OptionList of={areaKinds.map((kind) => [kind, words.kinds[kind]])} />
              </SelectField>
            </div>
            {hasRanges(area) && (
              <div className={fields.full}>
                <TextAreaField label={words.ranges} hint={words.rangesHint} {...wire("ranges")} />
              </div>
            )}
            {hasDistricts(area) && (
              <>
                <div className={fields.full}>
                  <Field label={words.city} maxLength={limits.city} {...wire("city")} />
                </div>
                <div className={fields.full}>
                  <TextAreaField
                    label={words.districts}
                    hint={words.districtsHint}
                    {...wire("districts")}
                  />
                </div>
              </>
            )}
            {area.kind !== "excluded" && (
              <>
                <div className={fields.pair}>
                  <MoneyField
                    currency={currency}
                    label={words.fee}
                    cents={area.fee}
                    error={errorOf("fee")}
                    onChange={(fee) => onChange({ ...area, fee })}
                  />
                </div>
                <div className={fields.pair}>
                  <Field
                    label={words.minutes}
                    optional
                    inputMode="numeric"
                    maxLength={3}
                    {...wire("minutes")}
                  />
                </div>
                <div className={fields.pair}>
                  <MoneyField
                    currency={currency}
                    label={words.minimum}
                    cents={area.minimum}
                    error={errorOf("minimum_amount")}
                    onChange={(minimum) => onChange({ ...area, minimum })}
                  />
                </div>
                <div className={fields.pair}>
                  <MoneyField
                    currency={currency}
                    label={words.freeAbove}
                    cents={area.freeAbove}
                    error={errorOf("free_above")}
                    onChange={(freeAbove) => onChange({ ...area, freeAbove })}
                  />
                </div>
              </>
            )}
          </div>
        )}
      </Accordion>
      <div className={fields.notes} role="status">
        {notes.map((note) => (
          <p key={note}>
            <Icon name="alert" />
            {note}
          </p>
        ))}
      </div>
    </>
  );
}

/** "Por bairro · R$ 7,00 · 40 min" */
function summaryOf({ kind, fee, minutes }: TypedArea, currency: string): string {
  if (kind === "excluded") return words.kinds.excluded;
  const money = fee === 0 ? words.free : unbrokenMoney(fee, currency);
  const time = minutes === "" ? [] : [words.tester.minutes(minutes)];
  return joined([words.kinds[kind], money, ...time]);
}
