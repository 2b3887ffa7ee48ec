import { limits } from "../../../../domain/text-rules.ts";
import { formatNumber } from "../../../text/formats.ts";
import { settingsSiteText } from "../../../text/settings-site-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useKeptFocus } from "../../../ui/use-kept-focus.ts";
import { useSetting, useSettings } from "../use-settings-form.ts";
import { SettingsCard } from "../SettingsCard.tsx";
import {
  colourKeys,
  colourWarnings,
  shownColour,
  type ColourKey,
  type ColourWarning,
  previewTheme,
  type ChosenColours,
} from "./chosen-colours.ts";
import styles from "./ColourSection.module.css";

const words = settingsSiteText.colours;

/** The account's colours, what becomes of them where they could not be read, and a page in them. */
export function ColourSection() {
  const { value: chosen } = useSetting("extras.styleguide");
  const warnings = colourWarnings(chosen);
  return (
    <SettingsCard help={words.help}>
      <div className={styles.colours}>
        <div className={styles.fields}>
          {colourKeys.map((key) => (
            <ColourField
              key={key}
              colourKey={key}
              warning={warnings.find((warning) => warning.key === key)}
            />
          ))}
        </div>
        <ColourPreview chosen={chosen} />
      </div>
    </SettingsCard>
  );
}

type ColourFieldProps = { colourKey: ColourKey; warning: ColourWarning | undefined };

function ColourField({ colourKey, warning }: ColourFieldProps) {
  const { errors } = useSettings();
  const field = useKeptFocus<HTMLDivElement>();
  const { value: chosen, change } = useSetting("extras.styleguide");
  const name = words.keys[colourKey];
  const path = `extras.styleguide.colors.${colourKey}`;
  const choose = (colour: string) => change({ ...chosen, [colourKey]: colour });
  return (
    <div ref={field} role="group" tabIndex={-1} aria-label={name} className={styles.field}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={words.pick(name)}
        value={shownColour(colourKey, chosen)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <div>
        <Field
          label={name}
          name={path}
          value={chosen[colourKey]}
          error={errors[path]}
          hint={words.hints[colourKey]}
          placeholder={words.placeholder}
          autoComplete="off"
          verbatim
          maxLength={limits.colour}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      {chosen[colourKey] !== "" && (
        <Button
          className={styles.reset}
          aria-label={words.toDefaultFor(name)}
          onClick={() => choose("")}
        >
          {words.toDefault}
        </Button>
      )}
      <div className={styles.warning} role="status">
        {warning && (
          <p>
            <Icon name="alert" />
            {warningText(warning)}
          </p>
        )}
      </div>
    </div>
  );
}

function warningText({ key, contrast, instead }: ColourWarning): string {
  // Rounded down, so that 4.49 does not read as the 4.5 that it is not.
  const shown = formatNumber(Math.floor(contrast * 10) / 10, 1);
  return words.warnings[key](shown, instead);
}

/** A small guest's page in the chosen colours, to look at. */
function ColourPreview({ chosen }: { chosen: ChosenColours }) {
  const { values } = useSettings();
  return (
    <figure className={styles.preview}>
      <figcaption>{words.preview}</figcaption>
      <div className={styles.page} style={previewTheme(chosen)} aria-hidden="true">
        <p className={styles.name}>{values["data.name"]}</p>
        <p className={styles.nav}>
          {words.previewNav.map((category) => (
            <span key={category}>{category}</span>
          ))}
        </p>
        <div className={styles.item}>
          <p className={styles.title}>{words.previewItem}</p>
          <p className={styles.soft}>{words.previewText}</p>
          <p className={styles.price}>{words.previewPrice}</p>
        </div>
        <p>
          <span className={styles.link}>{words.previewLink}</span>
        </p>
        <p className={styles.button}>{words.previewButton}</p>
      </div>
    </figure>
  );
}
