import type { ComponentType, ReactNode } from "react";
import { Button, IconButton } from "./Button.tsx";
import type { IconName } from "./icons.tsx";
import { useOpenedPart } from "./use-part-on-tap.ts";

type Opened = { open: boolean; onClose: () => void };

export type DialogButtonProps<Shown extends object> = {
  /** Fetches the script of the dialog, and stands outside of the component. */
  fetchDialog: () => Promise<{ Dialog: ComponentType<Shown & Opened> }>;
  shown: Shown;
  /** The dialog stays open without its button: the server answers whoever was too slow. */
  isOffered?: boolean;
  /** In place of the children. */
  icon?: { icon: IconName; label: string };
  children?: ReactNode;
};

/** A button that fetches a dialog when it is pressed, and opens it. */
export function DialogButton<Shown extends object>({
  fetchDialog,
  shown,
  isOffered = true,
  icon,
  children,
}: DialogButtonProps<Shown>) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  return (
    <>
      {isOffered && icon && <IconButton {...icon} aria-haspopup="dialog" onClick={open} />}
      {isOffered && !icon && (
        <Button aria-haspopup="dialog" onClick={open}>
          {children}
        </Button>
      )}
      {part && <part.Dialog {...shown} {...dialog} />}
    </>
  );
}
