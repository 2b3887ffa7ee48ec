import {
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  verticalListSortingStrategy,
  useSortable,
} from "@dnd-kit/sortable";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Category } from "../../../../contract/content.ts";
import { sortText } from "../../../text/sort-dictionary.ts";
import { rowsText } from "../../../text/rows-dictionary.ts";
import { useDragging } from "../../use-dragging.ts";
import type { Entry } from "../edits/menu-edits.ts";
import styles from "./SortDialog.module.css";
import { SortRow, stepId, type Direction } from "./SortRow.tsx";
import { useNearRows } from "./use-near-rows.ts";
import { CSS } from "@dnd-kit/utilities";
import { classNames } from "../../../ui/class-names.ts";

const words = sortText.sorting;

type SortListProps = {
  entries: readonly Entry[];
  neighbours?: { above: Category | undefined; below: Category | undefined } | undefined;
  /** The ids in their new order, and the one that was moved. */
  onSort: (ids: string[], moved: string) => void;
  /** Moved past the first or the last. */
  onLeave: (entry: Entry, dir: Direction) => void;
};

const places = { up: "above", down: "below" } as const;

/** Entries in order, moved with a mouse, a finger, the keyboard, or step by step. */
export function SortList({ entries, neighbours, onSort, onLeave }: SortListProps) {
  const stepped = useRef<string>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const near = useNearRows(list, ids);
  const [dragged, setDragged] = useState<UniqueIdentifier>();
  const { above, below } = neighbours ?? {};
  const [hasAbove, hasBelow] = [above !== undefined, below !== undefined];
  const sortable = useMemo(
    () => [...(hasAbove ? [places.up] : []), ...ids, ...(hasBelow ? [places.down] : [])],
    [hasAbove, ids, hasBelow],
  );
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.title_br ?? "";
  const placeOf = (id: string) => {
    if (id === places.up) return words.above(above?.title_br ?? "");
    if (id === places.down) return words.below(below?.title_br ?? "");
    return rowsText.dragging.placeNumber(ids.indexOf(id) + 1, ids.length);
  };
  const dragging = useDragging(nameOf, placeOf);
  useEffect(() => {
    // An element that moves in the document loses the focus.
    if (stepped.current) document.getElementById(stepped.current)?.focus();
    stepped.current = undefined;
  });

  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const entry = entries.find(({ id }) => id === active.id);
    if (!entry || !over || over.id === active.id) return;
    if (over.id === places.up) onLeave(entry, "up");
    else if (over.id === places.down) onLeave(entry, "down");
    else onSort(arrayMove(ids, ids.indexOf(entry.id), ids.indexOf(String(over.id))), entry.id);
  };
  const step = (entry: Entry, dir: Direction) => {
    const at = ids.indexOf(entry.id);
    const next = dir === "up" ? at - 1 : at + 1;
    if (next < 0 || next >= ids.length) {
      onLeave(entry, dir);
      return;
    }
    stepped.current = stepId(entry.id, dir);
    onSort(arrayMove(ids, at, next), entry.id);
  };
  // It stays the same function, so that only the rows that change are drawn again.
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  const onStep = useCallback((entry: Entry, dir: Direction) => latestStep.current(entry, dir), []);
  return (
    <DndContext
      {...dragging}
      onDragStart={({ active }: DragStartEvent) => setDragged(active.id)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={end}
    >
      <SortableContext items={sortable} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.list}>
          {above && <NeighbourRow id={places.up}>{placeOf(places.up)}</NeighbourRow>}
          {entries.map((entry, index) => (
            <SortRow
              key={entry.id}
              entry={entry}
              canMoveUp={index > 0 || above !== undefined}
              canMoveDown={index < entries.length - 1 || below !== undefined}
              isNear={entry.id === dragged || (index >= near.from && index < near.to)}
              onStep={onStep}
            />
          ))}
          {below && <NeighbourRow id={places.down}>{placeOf(places.down)}</NeighbourRow>}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** A place to drop an entry that leaves for the category before or after. */
function NeighbourRow({ id, children }: { id: string; children: ReactNode }) {
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
