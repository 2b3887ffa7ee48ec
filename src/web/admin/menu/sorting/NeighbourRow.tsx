import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./SortDialog.module.css";

/** A place to drop an entry that leaves for the category before or after. */
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
