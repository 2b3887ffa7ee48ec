import type { ComponentType, ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useOpenedPart } from "./use-part-on-tap.ts";

type Opened = { open: boolean; onClose: () => void };

export type DialogButtonProps<Shown extends object> = {
  /** Fetches the script of the dialog, and stands outside of the component. */
  fetchDialog: () => Promise<{ Dialog: ComponentType<Shown & Opened> }>;
  /** What the dialog shows. */
  shown: Shown;
  /** The dialog stays open without its button: the server answers whoever was too slow. */
  isOffered?: boolean;
  children: ReactNode;
};

/** A button that fetches a dialog when it is pressed, and opens it. */
export function DialogButton<Shown extends object>({
  fetchDialog,
  shown,
  isOffered = true,
  children,
}: DialogButtonProps<Shown>) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  return (
    <>
      {isOffered && (
        <Button aria-haspopup="dialog" onClick={open}>
          {children}
        </Button>
      )}
      {part && <part.Dialog {...shown} {...dialog} />}
    </>
  );
}
