import { editingText } from "../text/editing-dictionary.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";

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
