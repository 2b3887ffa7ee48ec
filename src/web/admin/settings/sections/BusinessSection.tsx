import type { Account } from "../../../../contract/account.ts";
import { extrasDefaults } from "../../../../contract/account-defaults.ts";
import { dayEndTimes } from "../../../../domain/business-day.ts";
import { hasMenuAt, viewModes } from "../../../../domain/landing-path.ts";
import { unbrokenMoney } from "../../../text/money.ts";
import { limits } from "../../../../domain/text-rules.ts";
import { text } from "../../../text/dictionary.ts";
import { inBrackets } from "../../../text/joined.ts";
import { settingsBusinessText } from "../../../text/settings-business-dictionary.ts";
import { openingText } from "../../../text/opening-dictionary.ts";
import { OptionList, SelectField } from "../../../ui/Field.tsx";
import { RichTextField } from "../../rich-text/RichTextField.tsx";
import styles from "../fields.module.css";
import { SectionFields, SettingField, useTextSetting } from "../SettingField.tsx";
import { SettingsCard } from "../SettingsCard.tsx";
import { useSetting, useSettings } from "../use-settings-form.ts";

const words = settingsBusinessText.business;

/** The zones of Brazil that differ from each other, by a place that people know. */
const timeZones: readonly (readonly [zone: string, place: string])[] = [
  ["America/Noronha", "Fernando de Noronha"],
  ["America/Sao_Paulo", "Brasília, São Paulo, Rio de Janeiro"],
  ["America/Fortaleza", "Fortaleza, Natal, João Pessoa"],
  ["America/Recife", "Recife"],
  ["America/Bahia", "Salvador"],
  ["America/Belem", "Belém"],
  ["America/Manaus", "Manaus"],
  ["America/Cuiaba", "Cuiabá"],
  ["America/Campo_Grande", "Campo Grande"],
  ["America/Porto_Velho", "Porto Velho"],
  ["America/Boa_Vista", "Boa Vista"],
  ["America/Rio_Branco", "Rio Branco"],
];

const otherTimeZones = Intl.supportedValuesOf("timeZone").filter(
  (zone) => !timeZones.some(([ours]) => ours === zone),
);

const exampleCents = 2290;

export function BusinessSection() {
  const { account } = useSettings();
  return (
    <SettingsCard help={words.help}>
      <div className={styles.full}>
        <SettingField
          path="data.name"
          hint={words.nameHint}
          maxLength={limits.accountName}
          required
        />
      </div>
      <div className={styles.half}>
        <SourceField account={account} />
      </div>
      <div className={styles.half}>
        <SettingField
          path="extras.document_number"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={styles.half}>
        <TimeZoneField />
      </div>
      <div className={styles.half}>
        <DayEndField />
      </div>
      <div className={styles.half}>
        <CurrencyField />
      </div>
    </SettingsCard>
  );
}

export function ContactsSection() {
  return (
    <SettingsCard help={settingsBusinessText.contacts.help}>
      <SectionFields section="contacts" />
    </SettingsCard>
  );
}

export function AboutSection() {
  const { value, error, change } = useSetting("extras.about");
  return (
    <SettingsCard help={settingsBusinessText.about.help}>
      <div className={styles.full}>
        <RichTextField
          label={settingsBusinessText.about.label}
          value={value}
          error={error}
          onChange={change}
          maxLength={limits.about}
        />
      </div>
    </SettingsCard>
  );
}

function SourceField({ account }: { account: Account }) {
  const setting = useTextSetting("data.source");
  return (
    <SelectField hint={words.sourceHint} {...setting}>
      <OptionList
        of={viewModes
          .filter((mode) => mode === setting.value || hasMenuAt(mode, account.features))
          .map((mode) => [mode, inBrackets(text.pages[mode], `/${mode}`)])}
      />
    </SelectField>
  );
}

function TimeZoneField() {
  const setting = useTextSetting("data.time_zone");
  const isKnown = [...timeZones.map(([zone]) => zone), ...otherTimeZones].includes(setting.value);
  return (
    <SelectField hint={words.timeZoneHint} {...setting}>
      {!isKnown && <option value={setting.value}>{words.otherTimeZone(setting.value)}</option>}
      <OptionList of={timeZones.map(([zone, place]) => [zone, place])} />
      <optgroup label={words.otherTimeZones}>
        {otherTimeZones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </optgroup>
    </SelectField>
  );
}

function DayEndField() {
  return (
    <SelectField hint={words.dayEndHint} {...useTextSetting("data.day_ends_at")}>
      <OptionList of={dayEndTimes.map((time) => [time, openingText.times(time)])} />
    </SelectField>
  );
}

function CurrencyField() {
  const { currency } = extrasDefaults;
  const { value } = useSetting("extras.currency");
  return (
    <SettingField
      path="extras.currency"
      hint={words.currencyHint(unbrokenMoney(exampleCents, `${value.trim() || currency.trim()} `))}
      required
      verbatim
      maxLength={limits.currency - 1}
    />
  );
}
