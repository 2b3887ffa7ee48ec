import { useQuery } from "@tanstack/react-query";
import { features } from "../../../../domain/landing-path.ts";
import { useApi } from "../../../api/api.ts";
import { homeQuery } from "../../../content/queries.ts";
import { sentences } from "../../../text/joined.ts";
import { settingFieldText } from "../../../text/setting-field-dictionary.ts";
import { settingsSiteText } from "../../../text/settings-site-dictionary.ts";
import { SwitchField } from "../../../ui/SwitchField.tsx";
import styles from "./FeatureSection.module.css";
import { switched } from "../settings.ts";
import { useSetting, useSettings } from "../use-settings-form.ts";
import { SettingsCard } from "../SettingsCard.tsx";

const words = settingsSiteText.features;

/** The account's features, each with a switch if the operator allows it. */
export function FeatureSection() {
  const { errors } = useSettings();
  const { value: on, change } = useSetting("data.features");
  const allowed = useQuery(homeQuery(useApi())).data?.allowedFeatures;
  return (
    <SettingsCard help={words.help}>
      <ul className={styles.features}>
        {features.map((feature) => {
          const isOn = on.includes(feature);
          const isAllowed = allowed?.[feature] ?? false;
          return (
            <li key={feature}>
              <SwitchField
                label={settingFieldText.features[feature]}
                name="data.features"
                value={feature}
                checked={isOn}
                disabled={!isAllowed && !isOn}
                hint={sentences([
                  words.explanations[feature],
                  allowed && !isAllowed && words.notAllowed,
                ])}
                error={errors[`data.features.${feature}`]}
                onChange={() => change(switched(features, on, feature))}
              />
            </li>
          );
        })}
      </ul>
    </SettingsCard>
  );
}
