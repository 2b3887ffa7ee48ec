import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { text } from "../text/dictionary.ts";
import { IconButton } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./Dialog.module.css";
import { showDialog, showDialogDrawnFirst } from "./show-dialog.ts";
import { ToastOutlet } from "./Toast.tsx";

/** A tap on the backdrop within this time is the second of a double tap on the opener. */
const doubleTapMs = 500;

type DialogProps = {
  open: boolean;
  /** Asked for by Escape, by the backdrop, by the button, by a phone's Back: set `open` to false, or it stays. */
  onClose: () => void;
  title: string;
  /** A sheet rises from below on phones and is centred from 768 px. */
  variant?: "sheet" | "center" | undefined;
  /** The title is heard and not seen, as over a picture. */
  titleHidden?: boolean | undefined;
  /** False when only the page decides that it ends: nothing that a person does closes it. */
  closable?: boolean | undefined;
  /** For a dialog over a long page: it is drawn in the frame of the tap, before the page behind it is shut. */
  drawnFirst?: boolean | undefined;
  role?: "alertdialog" | undefined;
  className?: string | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** A modal dialog. Its children exist only while it is open. The opener gets the focus back. */
export function Dialog({
  open,
  onClose,
  variant = "sheet",
  closable = true,
  drawnFirst = false,
  className,
  ...content
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const openedAt = useRef(0);
  const [closings, setClosings] = useState(0);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    openedAt.current = performance.now();
    return drawnFirst ? showDialogDrawnFirst(dialog) : showDialog(dialog);
  }, [open, drawnFirst]);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (closings > 0 && open && dialog && !dialog.open) dialog.showModal();
  }, [closings, open]);

  const close = () => {
    if (closable) onClose();
  };
  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;
  const click = (event: MouseEvent) => {
    if (isBackdrop(event) && pressedBackdrop.current) close();
  };
  // Some browsers close without asking first. An end that the page asked for itself is ignored.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isBackdrop(event) || !open || event.currentTarget.open) return;
    close();
    // A dialog that must stay open is shown again.
    setClosings(closings + 1);
  };
  const cancel = (event: SyntheticEvent) => {
    if (!isBackdrop(event)) return;
    event.preventDefault();
    close();
  };
  return (
    // Escape does what a click on the backdrop does; the browser turns it into `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[variant], className)}
      aria-label={content.title}
      aria-describedby={content.role && id}
      // The opener may stand in a status, which would read the dialog a second time.
      aria-live="off"
      closedby={closable ? undefined : "none"}
      role={content.role}
      onMouseDown={(event) => {
        pressedBackdrop.current =
          isBackdrop(event) && event.timeStamp > openedAt.current + doubleTapMs;
      }}
      onClick={click}
      onCancel={cancel}
      onClose={closed}
    >
      {open && <Content {...content} {...{ id }} onClose={closable ? onClose : undefined} />}
    </dialog>
  );
}

type ContentProps = Pick<DialogProps, "title" | "titleHidden" | "role" | "footer" | "children"> & {
  id: string;
  onClose: (() => void) | undefined;
};

function Content({ id, title, titleHidden, role, onClose, footer, children }: ContentProps) {
  return (
    <>
      <div className={classNames(styles.header, titleHidden && styles.bare)}>
        {!titleHidden && <h2>{title}</h2>}
        {onClose && (
          <IconButton
            icon="close"
            label={text.common.close}
            float={titleHidden}
            onClick={onClose}
          />
        )}
      </div>
      <div id={role && id} className={styles.body}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      <ToastOutlet />
    </>
  );
}
