import type { ReactNode } from "react";
import { editingText } from "../../text/editing-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { isWithin, sectionAnchor, sectionTitle, type Section } from "./shown-sections.ts";
import { useSettings } from "./settings-context.ts";
import tones from "../../ui/tones.module.css";
import styles from "./SettingsCard.module.css";

const words = editingText.pending;

/** A section of the page: what it is about, how its saving goes, and its fields. */
export function SettingsCard({ section, children }: { section: Section; children: ReactNode }) {
  const anchor = sectionAnchor(section.key);
  return (
    // A link to the section takes the keyboard along.
    <section
      id={anchor}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={`${anchor}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${anchor}-title`}>{sectionTitle(section.key)}</h2>
        <Mark section={section} />
        <p className={styles.help}>{settingsText[section.key].help}</p>
      </div>
      <div className={styles.card}>{children}</div>
    </section>
  );
}

/** The state of this section's own changes; the bar below says the same of all, and is read aloud. */
function Mark({ section: { paths } }: { section: Section }) {
  const form = useSettings();
  const isChanged = form.changed.some((path) => isWithin(path, paths));
  if (Object.keys(form.errors).some((path) => isWithin(path, paths))) {
    return <MarkLine tone="danger" icon="alert" text={words.wrongMark} />;
  }
  if (isChanged && form.saving.state === "saving")
    return <MarkLine text={editingText.saving.saving} />;
  if (isChanged) return <MarkLine tone="warn" icon="pencil" text={words.unsavedMark} />;
  if (!form.saved.some((path) => isWithin(path, paths))) return null;
  return <MarkLine tone="ok" icon="check" text={words.savedMark} />;
}

type MarkLineProps = {
  tone?: "ok" | "warn" | "danger";
  icon?: "alert" | "pencil" | "check";
  text: string;
};

function MarkLine({ tone, icon, text }: MarkLineProps) {
  return (
    <p className={classNames(styles.mark, tone ? tones[tone] : styles.quiet)}>
      {icon && <Icon name={icon} />}
      {text}
    </p>
  );
}
