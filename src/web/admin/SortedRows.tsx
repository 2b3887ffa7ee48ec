import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { rowsText } from "../text/rows-dictionary.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import moving from "./dragging.module.css";
import { Grip } from "./Grip.tsx";
import styles from "./SortedRows.module.css";
import { useDragging } from "./use-dragging.ts";
import { useUndo } from "./use-undo.ts";

type SortedRowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  max: number;
  /** The list's own words. */
  said: { none: string; add: string; full: string };
  newRow: () => Row;
  nameOf: (row: Row, index: number) => string;
  onChange: (rows: Row[]) => void;
  heading?: ReactNode;
  children: (row: Row, index: number) => ReactNode;
};

const words = rowsText.rows;

/** A list that an owner sorts by dragging, buttons and keyboard. Rows can be added, removed and brought back. */
export function SortedRows<Row>({
  label,
  rows,
  max,
  said,
  newRow,
  nameOf,
  onChange,
  ...shown
}: SortedRowsProps<Row>) {
  const { ids, arrange } = useRowIds(rows.length);
  const [removed, setRemoved] = useUndo<{ row: Row; index: number; left: number }>();
  const [told, setTold] = useState("");
  const isFull = rows.length >= max;
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const group = useKeptFocus<HTMLDivElement>();
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector("input")?.focus();
  }, [added]);
  useEffect(() => {
    // The pressed button has moved with its row, and may be out of view.
    if (told !== "") document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [told]);
  const nameOfId = (id: string) => {
    const index = ids.indexOf(id);
    const row = rows[index];
    return row === undefined ? "" : nameOf(row, index);
  };
  const drag = useDragging(nameOfId, (id) =>
    rowsText.dragging.placeNumber(ids.indexOf(id) + 1, ids.length),
  );

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= rows.length) return;
    setTold(words.moved(nameOfId(ids[from] ?? ""), to + 1, rows.length));
    arrange((names) => arrayMove([...names], from, to));
    onChange(arrayMove([...rows], from, to));
  };
  const insert = (row: Row, index: number) => {
    arrange((names, newName) => [...names.slice(0, index), newName(), ...names.slice(index)]);
    onChange([...rows.slice(0, index), row, ...rows.slice(index)]);
  };
  const remove = (row: Row, index: number) => {
    setRemoved({ row, index, left: rows.length - 1 });
    arrange((names) => names.filter((_, at) => at !== index));
    onChange(rows.filter((_, at) => at !== index));
    addButton.current?.focus();
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={label} className={styles.rows}>
      {shown.heading}
      {rows.length === 0 && <p className={styles.none}>{said.none}</p>}
      <DndContext {...drag} onDragEnd={dropped}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol ref={list} className={styles.list}>
            {rows.map((row, index) => (
              <SortedRow
                key={ids[index]}
                id={ids[index] ?? ""}
                name={nameOf(row, index)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onMove={(step) => move(index, index + step)}
                onRemove={() => remove(row, index)}
              >
                {shown.children(row, index)}
              </SortedRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div role="status">
        {/* Discarding the changes brings the row back as well. */}
        {removed?.left === rows.length && !isFull ? (
          <p className={styles.removed}>
            {words.removed(nameOf(removed.row, removed.index))}
            <Button
              onClick={() => {
                setRemoved(undefined);
                insert(removed.row, Math.min(removed.index, rows.length));
                addButton.current?.focus();
              }}
            >
              {words.undo}
            </Button>
          </p>
        ) : (
          <span className="visually-hidden">{told}</span>
        )}
      </div>
      <Button
        ref={addButton}
        aria-disabled={isFull}
        onClick={() => {
          if (isFull) return;
          if (removed) setRemoved({ ...removed, left: rows.length + 1 });
          insert(newRow(), rows.length);
          setAdded(added + 1);
        }}
      >
        <Icon name="plus" />
        {said.add}
      </Button>
      {isFull && <p className={styles.none}>{said.full}</p>}
    </div>
  );
}

type SortedRowProps = {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
};

function SortedRow({ id, name, isFirst, isLast, onMove, onRemove, children }: SortedRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.row, drag.isDragging && moving.dragged)}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      <div className={styles.tools}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={moving.handle}
          aria-label={words.drag(name)}
          aria-roledescription={undefined}
        >
          <Grip />
        </button>
        <strong className={styles.name}>{name}</strong>
        <div className={styles.buttons}>
          <IconButton
            icon="chevron"
            className={classNames(moving.step, moving.up)}
            label={words.moveUp(name)}
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron"
            className={moving.step}
            label={words.moveDown(name)}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash" label={words.remove(name)} onClick={onRemove} />
        </div>
      </div>
      <div className={styles.fields}>{children}</div>
    </li>
  );
}

let rowCount = 0;
function newRowId(): string {
  rowCount += 1;
  return `row-${rowCount}`;
}

/**
 * Ids for the rows of a list whose items have none. A row keeps its element and its focus while others are added,
 * removed or moved. `arrange` must apply to the ids every change made to the rows.
 */
function useRowIds(length: number) {
  const [ids, setIds] = useState<string[]>(() => Array.from({ length }, newRowId));
  const shown = Array.from({ length }, (_, index) => ids[index] ?? `unnamed-${index}`);
  return {
    ids: shown,
    arrange: (change: (ids: readonly string[], newRow: () => string) => string[]) => {
      setIds(change(shown, newRowId));
    },
  };
}
