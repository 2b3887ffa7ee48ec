import { useState } from "react";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";

const fetchDialog = () => import("./ClosedTabsDialog.tsx");

type ClosedTabsProps = { currency: string | undefined; timeZone: string | undefined };

/** Opens the list of the tabs that were closed on the day that is under way. */
export function ClosedTabs(props: ClosedTabsProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchDialog, isOpen);
  const open = () => {
    if (failed) retry();
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {floorText.tables.closedTabs}
      </Button>
      {part && <part.ClosedTabsDialog {...props} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
