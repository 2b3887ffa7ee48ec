import { useId, type ComponentProps, type ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type Shown = Pick<ComponentProps<typeof Dialog>, "open" | "onClose" | "title" | "variant">;

type FormDialogProps = Shown & {
  /** The form is being sent. */
  busy: boolean;
  /** The word for sending it. */
  yes: string;
  /** The word for leaving it; "Cancelar" where nothing is said. */
  no?: string;
  danger?: boolean;
  /** Draws the form with the id by which its button finds it. */
  children: (formId: string) => ReactNode;
};

/** A dialog with a form, and buttons to leave and to submit it. It cannot be left while it is being sent. */
export function FormDialog({ busy, yes, no, danger, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  const footer = (
    <>
      <Button onClick={dialog.onClose} disabled={busy}>
        {no ?? text.common.cancel}
      </Button>
      <Button type="submit" form={formId} variant={danger ? "danger" : "primary"} busy={busy}>
        {yes}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} closable={!busy} footer={footer}>
      {children(formId)}
    </Dialog>
  );
}
