import { useCallback, useState } from "react";
import type { Unsaved } from "./unsaved.ts";

/** Asks before unsaved work is left: `unsaved` goes into UnsavedContext, `question` to LeaveQuestion. */
export function useLeaveQuestion() {
  const [unsaved] = useState(() => new Set<Unsaved>());
  const [asked, setAsked] = useState<{ go: () => void }>();
  const leave = useCallback(
    (go: () => void) => {
      if (unsaved.size > 0) setAsked({ go });
      else go();
    },
    [unsaved],
  );
  return {
    unsaved,
    leave,
    question: {
      open: asked !== undefined,
      onStay: () => setAsked(undefined),
      onLeave: () => {
        for (const { discard } of unsaved) discard();
        unsaved.clear();
        setAsked(undefined);
        asked?.go();
      },
    },
  };
}
