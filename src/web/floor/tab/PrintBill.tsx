import { useState } from "react";
import { tabText } from "../../text/tab-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { tabParts } from "../tab-parts.ts";

/** Opens the ways to print the bill of a tab. */
export function PrintBill({ hash }: { hash: string }) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(tabParts.bill, isOpen);
  const open = () => {
    if (failed) retry();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="print"
        label={tabText.tab.printBill}
        aria-haspopup="dialog"
        onClick={open}
      />
      {part && <part.BillDialog hash={hash} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
