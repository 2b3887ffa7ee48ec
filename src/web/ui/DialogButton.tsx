import type { ComponentType, ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useOpenedPart } from "./use-opened-part.ts";

type Shown = { currency: string | undefined; timeZone: string | undefined };
type Opened = Shown & { open: boolean; onClose: () => void };

export type DialogButtonProps = Shown & {
  /** Fetches the script of the dialog, and stands outside of the component. */
  fetchDialog: () => Promise<{ Dialog: ComponentType<Opened> }>;
  children: ReactNode;
};

/** Opens something of the day that is under way, where staff work. */
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
