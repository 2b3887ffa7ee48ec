import { useCallback, useState } from "react";
import { editingText } from "../text/editing-dictionary.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { Unsaved } from "./unsaved.ts";

const words = editingText.leaving;

type LeaveQuestionProps = { open: boolean; onLeave: () => void; onStay: () => void };

/** Asks whether to leave and lose the unsaved changes. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      question={words.question}
      yes={words.leave}
      no={words.stay}
      danger
      onYes={onLeave}
      onNo={onStay}
    >
      <p>{words.explanation}</p>
    </ConfirmDialog>
  );
}

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
