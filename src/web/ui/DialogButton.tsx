import type { ComponentType, ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useOpenedPart } from "./use-part-on-tap.ts";

type Shown = { currency: string | undefined; timeZone: string | undefined };
type Opened = Shown & { open: boolean; onClose: () => void };

export type DialogButtonProps = Shown & {
  /** Fetches the script of the dialog, and stands outside of the component. */
  fetchDialog: () => Promise<{ Dialog: ComponentType<Opened> }>;
  children: ReactNode;
};

/** A button that fetches a dialog when it is pressed, and opens it. */
export function DialogButton({ fetchDialog, children, ...shown }: DialogButtonProps) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {children}
      </Button>
      {part && <part.Dialog {...shown} {...dialog} />}
    </>
  );
}
