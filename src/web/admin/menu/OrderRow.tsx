import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { text } from "../../text/dictionary.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import type { Entry } from "./menu-edits.ts";
import styles from "./OrderDialog.module.css";

export type Direction = "up" | "down";

/** The id of the button that moves an entry by one step. */
export const stepId = (entryId: string, dir: Direction) => `${dir}-${entryId}`;

type OrderRowProps = {
  entry: Entry;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onStep: (entry: Entry, dir: Direction) => void;
};

const words = menuEditorText.sorting;

/** An entry with a handle to drag it by, and a button for each step. */
export function OrderRow({ entry, canMoveUp, canMoveDown, onStep }: OrderRowProps) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: entry.id });
  const title = entry.title_br ?? "";
  const steps = [
    { dir: "up", label: words.up(title), can: canMoveUp },
    { dir: "down", label: words.down(title), can: canMoveDown },
  ] as const;
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.row, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={words.drag(title)}
        aria-describedby={attributes["aria-describedby"]}
        {...listeners}
      >
        <Icon name="grip" />
      </button>
      <span className={styles.title}>
        {title}
        {!entry.active && <small> {text.menu.inactive}</small>}
      </span>
      {steps.map(({ dir, label, can }) => (
        <IconButton
          key={dir}
          id={stepId(entry.id, dir)}
          icon="chevron"
          label={label}
          className={classNames(styles.step, styles[dir])}
          aria-disabled={!can || undefined}
          onClick={() => can && onStep(entry, dir)}
        />
      ))}
    </li>
  );
}

/** Where an entry is dropped to leave for the category before or after. */
export function NeighbourRow({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, transform, transition, isOver, active } = useSortable({
    id,
    disabled: { draggable: true },
  });
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.neighbour, isOver && styles.over)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-hidden={active ? undefined : true}
    >
      {children}
    </li>
  );
}
