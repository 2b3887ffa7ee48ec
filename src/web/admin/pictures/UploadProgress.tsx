import { text } from "../../text/dictionary.ts";
import { uploadText } from "../../text/upload-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./PictureField.module.css";

const words = uploadText.pictures;

type UploadProgressProps = { label: string; sentShare: number; onCancel: () => void };

/** The part of the picture that was sent. After all of it was, the server works on it for an unknown time. */
export function UploadProgress({ label, sentShare, onCancel }: UploadProgressProps) {
  const percent = Math.floor(sentShare * 100);
  const isAllSent = sentShare >= 1;
  return (
    <div className={styles.progress}>
      <p>{isAllSent ? words.preparing : words.sending(percent)}</p>
      <progress
        max={100}
        value={isAllSent ? undefined : percent}
        aria-label={words.progressOf(label)}
      />
      <Button onClick={onCancel}>{text.common.cancel}</Button>
    </div>
  );
}
