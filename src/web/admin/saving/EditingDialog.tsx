import type { ComponentProps } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { UnsavedContext } from "./unsaved.ts";
import { useLeaving } from "./use-leaving.ts";

/** A dialog that asks before it closes with something unsaved in it. */
export function EditingDialog({ onClose, ...dialog }: ComponentProps<typeof Dialog>) {
  const { unsaved, leave, question } = useLeaving();
  return (
    <UnsavedContext value={unsaved}>
      <Dialog {...dialog} onClose={() => leave(onClose)} />
      <LeaveQuestion {...question} />
    </UnsavedContext>
  );
}
