import type { ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { safestFirst } from "./first-focus.ts";

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  /** The consequences of a yes, if the question does not tell them. */
  children?: ReactNode;
  /** "Sim" and "Não" unless other words say better what happens. */
  yes?: string | undefined;
  no?: string | undefined;
  /** A yes destroys something. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onYes: () => void;
  /** Also asked for by every way of closing the dialog. */
  onNo: () => void;
};

/** A question to be answered before going on. */
export function ConfirmDialog({
  open,
  question,
  children,
  yes = text.common.yes,
  no = text.common.no,
  danger = false,
  busy = false,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={question}
      variant="center"
      role="alertdialog"
      footer={
        <>
          <Button ref={safestFirst} onClick={onNo}>
            {no}
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
