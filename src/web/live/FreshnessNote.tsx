import { isOffline } from "../api/is-offline.ts";
import { hourLabel } from "../site/account-clock.ts";
import { text } from "../text/dictionary.ts";
import { frameText } from "../text/frame-dictionary.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import { memo } from "../ui/memo.ts";
import styles from "./FreshnessNote.module.css";

type FreshnessNoteProps = {
  error: Error | null;
  /** Milliseconds since 1970; 0 where nothing has been heard yet. */
  updatedAtMs: number;
  timeZone: string | undefined;
};

/** The age of the shown data, and why it is no fresher. */
export const FreshnessNote = memo(function FreshnessNote(props: FreshnessNoteProps) {
  const { error, updatedAtMs, timeZone } = props;
  const problem = isOffline(error) ? text.states.offlineTitle : frameText.freshness.notUpdated;
  return (
    <p className={classNames(styles.note, error !== null && styles.failed)}>
      <Icon name={error === null ? "check" : isOffline(error) ? "wifiOff" : "alert"} />
      <span>
        <span role="status">{error !== null && problem}</span>
        {error !== null && updatedAtMs > 0 && "\u00a0· "}
        {updatedAtMs > 0 && (
          <span>{frameText.freshness.updatedAt(hourLabel(updatedAtMs, timeZone))}</span>
        )}
      </span>
    </p>
  );
});

/** The note's own height, until there is something to say. */
export function FreshnessSkeleton() {
  return <p className={styles.note} />;
}
