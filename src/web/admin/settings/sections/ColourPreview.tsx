import { settingsText } from "../../../text/settings-dictionary.ts";
import { previewTheme, type ChosenColours } from "./chosen-colours.ts";
import styles from "./ColourPreview.module.css";
import { useSettings } from "../settings-context.ts";

const words = settingsText.colours;

/** A small guest's page in the chosen colours, to look at. */
export function ColourPreview({ chosen }: { chosen: ChosenColours }) {
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
