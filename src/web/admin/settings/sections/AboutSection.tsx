import { limits } from "../../../../domain/text-rules.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { RichTextField } from "../../rich-text/RichTextField.tsx";
import styles from "../fields.module.css";
import { useSetting } from "../settings-context.ts";

export function AboutSection() {
  const { value, error, change } = useSetting("extras.about");
  return (
    <div className={styles.full}>
      <RichTextField
        label={settingsText.about.label}
        value={value}
        error={error}
        onChange={change}
        maxLength={limits.about}
      />
    </div>
  );
}
