import { useState, type ComponentType, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";

type Shown = { currency: string | undefined; timeZone: string | undefined };
type Opened = Shown & { open: boolean; onClose: () => void };

type DialogButtonProps = Shown & {
  /** Fetches the script of the dialog, and stands outside of the component. */
  fetchDialog: () => Promise<{ Dialog: ComponentType<Opened> }>;
  children: ReactNode;
};

/** Opens something of the day that is under way, beside the tables. */
export function DialogButton({ fetchDialog, children, ...shown }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchDialog, isOpen);
  const open = () => {
    if (failed) retry();
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {children}
      </Button>
      {part && <part.Dialog {...shown} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
