import type { useSortable } from "@dnd-kit/sortable";
import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { sortText } from "../../../text/sort-dictionary.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import dragging from "../../dragging.module.css";
import { memo } from "../../../ui/memo.ts";
import { DragBinding, type Dragged } from "./DragBinding.tsx";
import type { Entry } from "../edits/menu-edits.ts";
import styles from "./SortDialog.module.css";

const words = sortText.sorting;

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
    // The library types what it listens to as functions of anything.
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
        <Icon name="grip" />
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
