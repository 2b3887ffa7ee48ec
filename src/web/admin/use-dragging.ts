import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DndContextProps,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { rowsText } from "../text/rows-dictionary.ts";

/** Moves rows with mouse, finger and keyboard. Screen readers say a row's name and its place. */
export function useDragging(
  nameOf: (id: string) => string,
  placeOf: (id: string) => string,
): DndContextProps {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: {
      screenReaderInstructions: { draggable: rowsText.dragging.instructions },
      announcements: {
        onDragStart: ({ active }) => rowsText.dragging.picked(nameOf(String(active.id))),
        onDragOver: ({ active, over }) =>
          over
            ? rowsText.dragging.over(nameOf(String(active.id)), placeOf(String(over.id)))
            : undefined,
        onDragEnd: ({ active, over }) =>
          over
            ? rowsText.dragging.dropped(nameOf(String(active.id)), placeOf(String(over.id)))
            : undefined,
        onDragCancel: ({ active }) => rowsText.dragging.cancelled(nameOf(String(active.id))),
      },
    },
  };
}
