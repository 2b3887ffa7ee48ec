import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DndContextProps,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { menuEditorText } from "../text/menu-editor-dictionary.ts";

const words = menuEditorText.sorting;

/** Moving rows with mouse, finger and keyboard, and what a screen reader says of it: a row's name, and where it stands. */
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
      screenReaderInstructions: { draggable: words.instructions },
      announcements: {
        onDragStart: ({ active }) => words.picked(nameOf(String(active.id))),
        onDragOver: ({ active, over }) =>
          over ? words.over(nameOf(String(active.id)), placeOf(String(over.id))) : undefined,
        onDragEnd: ({ active, over }) =>
          over ? words.dropped(nameOf(String(active.id)), placeOf(String(over.id))) : undefined,
        onDragCancel: ({ active }) => words.cancelled(nameOf(String(active.id))),
      },
    },
  };
}
