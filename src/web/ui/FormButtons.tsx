import type { ReactNode } from "react";
import { text } from "../text/dictionary.ts";
import { Button } from "./Button.tsx";

type FormButtonsProps = {
  formId: string;
  busy: boolean;
  onClose: () => void;
  /** The word for leaving it; "Cancelar" where nothing is said. */
  no?: string;
  danger?: boolean;
  /** The word for what it does. */
  children: ReactNode;
};

/** The footer of a dialog that is a form: buttons to leave it and to send it. Nobody leaves a form that is being sent. */
export function FormButtons({ formId, busy, onClose, no, danger, children }: FormButtonsProps) {
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        {no ?? text.common.cancel}
      </Button>
      <Button type="submit" form={formId} variant={danger ? "danger" : "primary"} busy={busy}>
        {children}
      </Button>
    </>
  );
}
