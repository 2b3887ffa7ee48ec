import type { ReactNode } from "react";
import { editingText } from "../../text/editing-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { isWithin, type Section } from "./shown-sections.ts";
import { useSettings } from "./use-settings-form.ts";
import tones from "../../ui/tones.module.css";
import styles from "./SettingsCard.module.css";

const words = editingText.pending;

/** A section's fields below a sentence that says what it is about. */
export function SettingsCard({ help, children }: { help: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.help}>{help}</p>
      <div className={styles.card}>{children}</div>
    </>
  );
}

type SectionMarkProps = {
  section: Section;
  /** Only what somebody still has to do about it. */
  isBrief?: boolean;
};

/** The state of a section's own changes; the bar below says the same of all, and is read aloud. */
export function SectionMark({ section: { paths }, isBrief = false }: SectionMarkProps) {
  const form = useSettings();
  const has = (all: readonly string[]) => all.some((path) => isWithin(path, paths));
  const isChanged = has(form.changed);
  if (has(Object.keys(form.errors)))
    return <MarkLine tone="danger" icon="alert" text={words.wrongMark} />;
  if (isChanged && form.saving.state === "saving" && !isBrief)
    return <MarkLine text={editingText.saving.saving} />;
  if (isChanged) return <MarkLine tone="warn" icon="pencil" text={words.unsavedMark} />;
  if (isBrief || !has(form.saved)) return null;
  return <MarkLine tone="ok" icon="check" text={words.savedMark} />;
}

type MarkLineProps = {
  tone?: "ok" | "warn" | "danger";
  icon?: "alert" | "pencil" | "check";
  text: string;
};

function MarkLine({ tone, icon, text }: MarkLineProps) {
  return (
    <span className={classNames(styles.mark, tone ? tones[tone] : styles.quiet)}>
      {icon && <Icon name={icon} />}
      <span className={styles.markWord}>{text}</span>
    </span>
  );
}
