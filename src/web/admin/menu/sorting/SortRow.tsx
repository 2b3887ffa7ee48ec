import { useSortable } from "@dnd-kit/sortable";
import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  type CSSProperties,
  type RefObject,
} from "react";
import { CSS } from "@dnd-kit/utilities";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { sortText } from "../../../text/sort-dictionary.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Grip } from "../../Grip.tsx";
import dragging from "../../dragging.module.css";
import { memo } from "../../../ui/memo.ts";
import type { Entry } from "../edits/menu-edits.ts";
import styles from "./SortDialog.module.css";

const words = sortText.sorting;

/** The look of a row while it, or another, is dragged. */
type Dragged = {
  style?: CSSProperties;
  isDragging: boolean;
  /** The id of the text that tells how to drag it with the keyboard. */
  describedBy?: string | undefined;
};

export type Direction = "up" | "down";

/** The id of the button that moves an entry by one step. */
export const stepId = (entryId: string, dir: Direction) => `${dir}-${entryId}`;

type SortRowProps = {
  entry: Entry;
  canMoveUp: boolean;
  canMoveDown: boolean;
  /** In view or close to it: only then it takes part in dragging, which costs every row a little at each move. */
  isNear: boolean;
  onStep: (entry: Entry, dir: Direction) => void;
};

type Listeners = ReturnType<typeof useSortable>["listeners"];

/** An entry with a handle to drag it by, and a button for each step. */
export const SortRow = memo(function SortRow(props: SortRowProps) {
  const { entry, canMoveUp, canMoveDown, isNear, onStep } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const listeners = useRef<Listeners>(undefined);
  const keepListeners = useCallback((next: Listeners) => void (listeners.current = next), []);
  const [{ style, isDragging, describedBy }, setDragged] = useState<Dragged>({ isDragging: false });
  const title = entry.title_br ?? "";
  const steps = [
    { dir: "up", label: words.up(title), can: canMoveUp },
    { dir: "down", label: words.down(title), can: canMoveDown },
  ] as const;
  const tell = (name: "onPointerDown" | "onKeyDown") => (event: PointerEvent | KeyboardEvent) => {
    // The library types its listeners as functions of any argument.
    const listen: unknown = listeners.current?.[name];
    if (typeof listen === "function") listen(event);
  };
  return (
    <li
      ref={row}
      data-row={entry.id}
      className={classNames(styles.row, isDragging && dragging.dragged, !isNear && styles.far)}
      style={style}
    >
      {isNear && (
        <DragBinding
          id={entry.id}
          {...{ row, handle }}
          onListeners={keepListeners}
          onDragged={setDragged}
        />
      )}
      <button
        ref={handle}
        type="button"
        className={dragging.handle}
        aria-label={words.drag(title)}
        aria-describedby={describedBy}
        onPointerDown={tell("onPointerDown")}
        onKeyDown={tell("onKeyDown")}
      >
        <Grip />
      </button>
      <span className={styles.title}>
        {title}
        {!entry.active && <small> {menuEditorText.entry.inactive}</small>}
      </span>
      {steps.map(({ dir, label, can }) => (
        <IconButton
          key={dir}
          id={stepId(entry.id, dir)}
          icon="chevron"
          label={label}
          className={classNames(dragging.step, dir === "up" && dragging.up)}
          aria-disabled={!can || undefined}
          onClick={() => can && onStep(entry, dir)}
        />
      ))}
    </li>
  );
});

type DragBindingProps = {
  id: string;
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Called with the handle's listeners, and with undefined when the row no longer takes part in dragging. */
  onListeners: (listeners: ReturnType<typeof useSortable>["listeners"]) => void;
  onDragged: (dragged: Dragged) => void;
};

/** Lets a row take part in dragging while this is mounted. The row and its focus stay when this goes. */
function DragBinding({ id, row, handle, onListeners, onDragged }: DragBindingProps) {
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, transition, isDragging } = sortable;
  const transform = CSS.Translate.toString(sortable.transform);
  const describedBy = sortable.attributes["aria-describedby"];
  // The ref of an element around this one is set only after the layout effects.
  useEffect(() => {
    setNodeRef(row.current);
    setActivatorNodeRef(handle.current);
    return () => {
      setNodeRef(null);
      setActivatorNodeRef(null);
    };
  }, [setNodeRef, setActivatorNodeRef, row, handle]);
  const { listeners } = sortable;
  useLayoutEffect(() => onListeners(listeners), [onListeners, listeners]);
  useLayoutEffect(() => {
    const style = { ...(transform && { transform }), ...(transition && { transition }) };
    onDragged({ style, isDragging, describedBy });
  }, [onDragged, transform, transition, isDragging, describedBy]);
  useLayoutEffect(
    () => () => {
      onListeners(undefined);
      onDragged({ isDragging: false });
    },
    [onListeners, onDragged],
  );
  return null;
}
