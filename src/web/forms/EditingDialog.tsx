import type { ComponentProps } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { LeaveQuestion, useLeaveQuestion } from "./LeaveQuestion.tsx";
import { UnsavedContext } from "./unsaved.ts";

/** A dialog that asks before it closes with something unsaved in it. */
export function EditingDialog({ onClose, ...dialog }: ComponentProps<typeof Dialog>) {
  const { unsaved, leave, question } = useLeaveQuestion();
  return (
    <UnsavedContext value={unsaved}>
      <Dialog {...dialog} onClose={() => leave(onClose)} />
      <LeaveQuestion {...question} />
    </UnsavedContext>
  );
}
