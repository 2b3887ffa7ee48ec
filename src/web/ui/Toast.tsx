import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { text } from "../text/dictionary.ts";
import { Button, IconButton } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icons.tsx";
import styles from "./Toast.module.css";
import tones from "./tones.module.css";

type ToastTone = "info" | "ok" | "warn" | "danger";

type Toast = {
  title?: string | undefined;
  text: string;
  /** Warnings and dangers interrupt a screen reader; the others wait for their turn. */
  tone?: ToastTone | undefined;
  /** A message that a person must read stays at least five seconds, even if less is given. */
  durationMs?: number | undefined;
  /** Its subject: the message replaces an earlier one on the same. With an empty text it only removes that one. */
  about?: string | undefined;
  /** Its action also does what the earlier message's action did, so it may replace that one. */
  renews?: boolean | undefined;
  /** The action to take while it is there. Only a message that `renews` it replaces a message with an action. */
  action?: { label: string; run: () => void } | undefined;
};

type ShownToast = Toast & { id: number };

const minDurationMs = 5000;
const maxShown = 3;

const toneIcons: Record<ToastTone, IconName> = {
  info: "info",
  ok: "check",
  warn: "alert",
  danger: "alert",
};

const ShowContext = createContext<(toast: Toast) => void>(() => undefined);

const OutletContext = createContext<{
  toasts: readonly ShownToast[];
  dismiss: (id: number) => void;
  /** While a person points at a message or is in it, none of them goes. */
  hold: (held: boolean) => void;
}>({ toasts: [], dismiss: () => undefined, hold: () => undefined });

/** Shows short messages over the page and over any open dialog. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [held, setHeld] = useState(false);
  const lastId = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const shown = { ...toast, id: lastId.current };
    // An element that is removed under the pointer reports no leaving.
    if (toast.text === "") setHeld(false);
    setToasts((earlier) => {
      const others = earlier.filter((other) => !isReplaced(other, toast));
      return toast.text === "" ? others : withRoom(others, shown);
    });
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    setHeld(false);
  }, []);
  const outlet = useMemo(() => ({ toasts, dismiss, hold: setHeld }), [toasts, dismiss]);
  return (
    <ShowContext value={show}>
      <OutletContext value={outlet}>
        {children}
        <ToastOutlet />
        {!held && toasts.map((toast) => <Countdown key={toast.id} {...{ toast, dismiss }} />)}
      </OutletContext>
    </ShowContext>
  );
}

function isReplaced(earlier: Toast, { text: message, about, renews }: Toast): boolean {
  const isSame = about !== undefined && earlier.about === about;
  return earlier.action ? isSame && renews === true : isSame || earlier.text === message;
}

/** A removal that can still be undone stays for its time: only messages without an action make room for others. */
function withRoom(others: readonly ShownToast[], newest: ShownToast): ShownToast[] {
  const excess = others.length + 1 - maxShown;
  const plain = others.filter((toast) => !toast.action);
  const leaving = new Set(plain.slice(0, Math.max(0, excess)));
  return [...others.filter((toast) => !leaving.has(toast)), newest];
}

/** Shows a message; the same text shown again replaces the earlier one. */
export function useToast(): (toast: Toast) => void {
  return use(ShowContext);
}

/**
 * The outlet of messages. An open dialog has an outlet of its own, because what is outside of it is inert. A message
 * from before the dialog is shown in it only while it can be undone.
 */
export function ToastOutlet() {
  const { toasts: all, dismiss, hold } = use(OutletContext);
  const [lastBefore] = useState(() => all.at(-1)?.id ?? 0);
  const toasts = all.filter(({ id, action }) => id > lastBefore || action);
  const outlet = useRef<HTMLDivElement>(null);
  /** The element that a focus in a message came from: it gets the focus when the message goes. */
  const cameFrom = useRef<HTMLElement>(null);
  // There may be more of them than there is room for: the newest is seen.
  const isEmpty = toasts.length === 0;
  useEffect(() => {
    // Reading the height forces a layout.
    if (!isEmpty && outlet.current) outlet.current.scrollTop = outlet.current.scrollHeight;
  });
  const close = (id: number, isByKey: boolean) => {
    dismiss(id);
    if (isByKey) cameFrom.current?.focus();
  };
  const cards = (urgent: boolean) =>
    toasts
      .filter(({ tone = "info" }) => (tone === "warn" || tone === "danger") === urgent)
      .map((toast) => <ToastCard key={toast.id} {...{ toast, dismiss: close }} />);
  return (
    <div
      ref={outlet}
      className={styles.outlet}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        hold(true);
        if (!currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={() => hold(false)}
    >
      <div role="alert">{cards(true)}</div>
      <div role="status">{cards(false)}</div>
    </div>
  );
}

/** `isByKey`: with a keyboard, whose focus must go on from somewhere. */
type CardProps = { toast: ShownToast; dismiss: (id: number, isByKey: boolean) => void };

function ToastCard({ toast, dismiss }: CardProps) {
  const { id, title, text: message, tone = "info", action } = toast;
  return (
    <div className={classNames(styles.toast, tones[tone])}>
      <Icon name={toneIcons[tone]} />
      <p className={styles.words}>
        {title && <strong>{title} </strong>}
        {message}
      </p>
      {action && (
        <Button
          className={styles.action}
          onClick={({ detail }) => {
            dismiss(id, detail === 0);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label={text.a11y.closeMessage}
        onClick={({ detail }) => dismiss(id, detail === 0)}
      />
    </div>
  );
}

function Countdown({ toast, dismiss }: { toast: ShownToast; dismiss: (id: number) => void }) {
  const { id, durationMs = minDurationMs } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), Math.max(durationMs, minDurationMs));
    return () => clearTimeout(timer);
  }, [id, durationMs, dismiss]);
  return null;
}
