import { useQuery } from "@tanstack/react-query";
import { features } from "../../../../domain/landing-path.ts";
import { useApi } from "../../../api/api.ts";
import { homeQuery } from "../../../content/queries.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import styles from "./FeatureSection.module.css";
import { useSetting, useSettings } from "../settings-context.ts";

const words = settingsText.features;

/** What the account does, each with a switch where the operator allows it. */
export function FeatureSection() {
  const { errors } = useSettings();
  const { value: on, change } = useSetting("data.features");
  const allowed = useQuery(homeQuery(useApi())).data?.allowedFeatures;
  return (
    <ul className={styles.features}>
      {features.map((feature) => {
        const isOn = on.includes(feature);
        const isAllowed = allowed?.[feature] ?? false;
        const error = errors[`data.features.${feature}`];
        return (
          <li key={feature}>
            <label className={styles.feature}>
              <span className={styles.name}>{words.names[feature]}</span>
              <span className={styles.state} aria-hidden>
                {isOn ? words.on : words.off}
              </span>
              <input
                type="checkbox"
                role="switch"
                name="data.features"
                value={feature}
                checked={isOn}
                aria-checked={isOn}
                disabled={!isAllowed && !isOn}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={`feature-${feature}`}
                onChange={() =>
                  change(features.filter((one) => (one === feature ? !isOn : on.includes(one))))
                }
              />
            </label>
            <p id={`feature-${feature}`} className={styles.explanation}>
              {words.explanations[feature]}
              {allowed && !isAllowed && ` ${words.notAllowed}`}
              {error !== undefined && <strong className={styles.error}>{error}</strong>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
