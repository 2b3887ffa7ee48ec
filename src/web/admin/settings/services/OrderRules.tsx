import type { ChangeEvent } from "react";
import { slotLengths, type Service } from "../../../../domain/service.ts";
import { serviceText as words } from "../../../text/service-dictionary.ts";
import { Field, OptionList, SelectField } from "../../../ui/Field.tsx";
import { RadioField } from "../../../ui/RadioField.tsx";
import { SwitchField } from "../../../ui/SwitchField.tsx";
import { MoneyField } from "../../MoneyField.tsx";
import fields from "../fields.module.css";
import { useSettings } from "../use-settings-form.ts";
import styles from "./services.module.css";
import { newSlots, type TypedService, type ServicePartProps } from "./service-form.ts";

/** Rules of orders: the promised time, the minimum, who accepts, and whether guests order ahead. */
export function OrderRules(props: ServicePartProps & { service: Service }) {
  const { service, typed, errorOf, onChange } = props;
  const { account } = useSettings();
  const ages = (name: "warn_minutes" | "late_minutes") => ({
    name: `services.${service}.age_limits.${name}`,
    inputMode: "numeric" as const,
    maxLength: 3,
    value: typed[name],
    error: errorOf(`age_limits.${name}`),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...typed, [name]: currentTarget.value.trim() }),
  });
  return (
    <div className={styles.part}>
      <h4>{words.order}</h4>
      <div className={styles.fields}>
        <div className={fields.pair}>
          <Field
            label={words.prep}
            name={`services.${service}.prep_minutes`}
            optional
            hint={service === "delivery" ? words.prepDeliveryHint : words.prepHint}
            inputMode="numeric"
            maxLength={3}
            value={typed.prep_minutes}
            error={errorOf("prep_minutes")}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...typed, prep_minutes: value.trim() })
            }
          />
        </div>
        <div className={fields.pair}>
          <MoneyField
            label={words.minimum}
            optional
            hint={words.minimumHint}
            currency={account.extras.currency}
            cents={typed.minimum}
            error={errorOf("minimum_amount")}
            onChange={(minimum) => onChange({ ...typed, minimum })}
          />
        </div>
        <div className={fields.full}>
          <RadioField
            label={words.accepts}
            name={`services.${service}.accepts`}
            error={errorOf("accepts")}
            className={fields.checks}
            of={[
              ["manual", words.acceptsManual],
              ["auto", words.acceptsAuto],
            ]}
            value={typed.accepts}
            onChoose={(accepts) => onChange({ ...typed, accepts })}
          />
        </div>
        <div className={fields.pair}>
          <Field label={words.warnAfter} hint={words.agesHint} {...ages("warn_minutes")} />
        </div>
        <div className={fields.pair}>
          <Field label={words.lateAfter} {...ages("late_minutes")} />
        </div>
        <div className={fields.full}>
          <SwitchField
            label={words.slots}
            name={`services.${service}.slots`}
            hint={words.slotsHint}
            checked={typed.slots !== null}
            error={errorOf("slots")}
            onChange={() => onChange({ ...typed, slots: typed.slots ? null : newSlots })}
          />
        </div>
        {typed.slots && (
          <SlotFields {...{ service, typed, errorOf, onChange }} slots={typed.slots} />
        )}
      </div>
    </div>
  );
}

type SlotFieldsProps = ServicePartProps & {
  service: Service;
  slots: NonNullable<TypedService["slots"]>;
};

function SlotFields({ service, typed, slots, errorOf, onChange }: SlotFieldsProps) {
  const wire = (name: keyof typeof slots) => ({
    name: `services.${service}.slots.${name}`,
    value: slots[name],
    error: errorOf(`slots.${name}`),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...typed, slots: { ...slots, [name]: currentTarget.value.trim() } }),
  });
  const numbers = [
    ["limit", 3, words.slotLimit],
    ["lead_minutes", 5, words.slotLead, words.slotLeadHint],
    ["days_ahead", 2, words.slotDays, words.slotDaysHint],
  ] as const;
  return (
    <>
      <div className={fields.pair}>
        <SelectField label={words.slotMinutes} {...wire("minutes")}>
          <OptionList of={slotLengths.map((minutes) => [minutes, words.slotMinutesOf(minutes)])} />
        </SelectField>
      </div>
      {numbers.map(([name, maxLength, label, hint]) => (
        <div key={name} className={fields.pair}>
          <Field inputMode="numeric" {...{ label, hint, maxLength }} {...wire(name)} />
        </div>
      ))}
    </>
  );
}
