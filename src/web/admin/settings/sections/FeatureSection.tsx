import { features } from "../../../../domain/entry-path.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { Chip } from "../../../ui/Chip.tsx";
import styles from "./FeatureSection.module.css";
import { useSettings } from "../settings-context.ts";

const words = settingsText.features;

/** What is switched on for the account, to look at: the operator's to say. */
export function FeatureSection() {
  const { account } = useSettings();
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <div className={styles.words}>
            <p className={styles.name}>{words.names[feature]}</p>
            <p className={styles.explanation}>{words.explanations[feature]}</p>
          </div>
          {account.features[feature] ? (
            <Chip tone="ok" icon="check">
              {words.on}
            </Chip>
          ) : (
            <Chip icon="minus">{words.off}</Chip>
          )}
        </li>
      ))}
    </ul>
  );
}
