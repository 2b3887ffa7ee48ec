import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useEffect, useLayoutEffect, type CSSProperties, type RefObject } from "react";

/** The look of a row while it, or another, is dragged. */
export type Dragged = {
  style?: CSSProperties;
  isDragging: boolean;
  /** The id of the text that tells how to drag it with the keyboard. */
  describedBy?: string | undefined;
};

type DragBindingProps = {
  id: string;
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Given what the handle is to tell, and nothing when dragging is over with. */
  onListeners: (listeners: ReturnType<typeof useSortable>["listeners"]) => void;
  onDragged: (dragged: Dragged) => void;
};

/** Lets a row take part in dragging for as long as this is there; the row itself, and what has the focus in it, stays. */
export function DragBinding({ id, row, handle, onListeners, onDragged }: DragBindingProps) {
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, transition, isDragging } = sortable;
  const transform = CSS.Translate.toString(sortable.transform);
  const describedBy = sortable.attributes["aria-describedby"];
  // An element that stands around this one is known only after the layout effects.
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
