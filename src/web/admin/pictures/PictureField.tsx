import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { Image } from "../../../contract/fields.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { useUnsaved } from "../../forms/unsaved.ts";
import { text } from "../../text/dictionary.ts";
import { withColon } from "../../text/joined.ts";
import { uploadText } from "../../text/upload-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldNotes } from "../../ui/FieldNotes.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { useUndo } from "../use-undo.ts";
import { acceptedFiles } from "./picked-file.ts";
import type { PictureShape } from "./picture-shapes.ts";
import styles from "./PictureField.module.css";
import { PictureFrame } from "./PictureFrame.tsx";
import { usePickedPicture } from "./use-picked-picture.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

type PictureFieldProps = {
  image: Image | null;
  label: string;
  shape: PictureShape;
  onChange: (image: Image | null) => void;
  /** Called with true while a picture is on its way: a save would miss it. */
  onBusy?: ((busy: boolean) => void) | undefined;
  hint?: ReactNode;
  /** The problem with the chosen picture, or with having chosen none. */
  error?: string | undefined;
};

const words = uploadText.pictures;
const fetchDialog = () => import("./PictureDialog.tsx");

/**
 * A picture that can be sent, replaced and removed. The file gets its shape here and is then sent. `onChange` is called
 * when the server has it.
 */
export function PictureField(props: PictureFieldProps) {
  const { image, label, shape, onChange, onBusy, hint, error } = props;
  const [news, setNews] = useState("");
  const [removed, setRemoved] = useUndo<Image>();
  const { picture, opening, fault, open, forget } = usePickedPicture();
  const dialog = useLazyPart(fetchDialog, picture !== undefined);
  const { upload, send, stop } = usePictureUpload({
    transparent: shape === "logo",
    onSent: (sent) => {
      setNews(words.sent);
      onChange(sent);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const errorId = useId();
  const isSending = upload.status === "sending";
  const hasFailed = upload.status === "failed";
  useUnsaved(upload.status !== "idle");
  const tellBusy = useRef(onBusy);
  useEffect(() => {
    tellBusy.current = onBusy;
  });
  useEffect(() => {
    if (!isSending) return undefined;
    tellBusy.current?.(true);
    return () => tellBusy.current?.(false);
  }, [isSending]);

  const take = (file: File | undefined) => {
    if (!file) return;
    stop();
    setRemoved(undefined);
    setNews("");
    void open(file);
  };
  const setTo = (next: Image | null, told: string) => {
    setRemoved(next ? undefined : (image ?? undefined));
    setNews(told);
    onChange(next);
    main.current?.focus();
  };
  const trouble = hasFailed
    ? refusalText(upload.error)
    : (fault ?? (dialog.failed && text.states.noNetwork));
  const name = image ? words.replace : words.send;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {/* It stands above the picture: the bar below an editor would cover it. */}
      {hint && <p className={styles.hint}>{hint}</p>}
      <PictureFrame
        canvas={upload.status === "idle" ? undefined : upload.canvas}
        onDrop={take}
        {...{ image, label, shape }}
      />
      {isSending && (
        <UploadProgress
          label={label}
          sentShare={upload.sentShare}
          onCancel={() => {
            stop();
            setNews(words.cancelled);
            main.current?.focus();
          }}
        />
      )}
      <div className={styles.controls}>
        {hasFailed && upload.mayPass && (
          <Button variant="primary" onClick={() => void send(upload.canvas)}>
            {text.common.retry}
          </Button>
        )}
        {dialog.failed && (
          <Button variant="primary" onClick={dialog.retry}>
            {text.common.retry}
          </Button>
        )}
        <Button
          ref={main}
          busy={opening}
          aria-label={withColon(name, label)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {opening ? words.opening : name}
        </Button>
        {hasFailed && <Button onClick={stop}>{text.common.cancel}</Button>}
        {image && upload.status === "idle" && (
          <Button
            aria-label={withColon(words.remove, label)}
            onClick={() => setTo(null, words.removed)}
          >
            {words.remove}
          </Button>
        )}
        {removed && !image && <Button onClick={() => setTo(removed, "")}>{words.undo}</Button>}
      </div>
      <div role="alert">
        {trouble && (
          <p className={styles.error}>
            <Icon name="alert" />
            {trouble}
          </p>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {trouble || error ? "" : news}
      </p>
      <FieldNotes {...{ errorId, error }} />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // So that the same file can be picked again.
          currentTarget.value = "";
        }}
      />
      {dialog.part && (
        <dialog.part.PictureDialog
          picture={picture}
          shape={shape}
          onCancel={forget}
          onDone={(canvas) => {
            forget();
            void send(canvas);
          }}
        />
      )}
    </div>
  );
}

type UploadProgressProps = { label: string; sentShare: number; onCancel: () => void };

/** The part of the picture that was sent. After all of it was, the server works on it for an unknown time. */
function UploadProgress({ label, sentShare, onCancel }: UploadProgressProps) {
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
