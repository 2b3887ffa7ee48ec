import { useState } from "react";
import { tabText } from "../../text/tab-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { tabParts } from "../tab-parts.ts";
import type { TabActionsProps } from "./TabActionsDialog.tsx";

/** Opens the actions on a tab as a whole. */
export function TabActions(props: TabActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(tabParts.actions, isOpen);
  const open = () => {
    if (failed) retry();
    setOpen(true);
  };
  return (
    <>
      <IconButton icon="menu" label={tabText.tab.actions} aria-haspopup="dialog" onClick={open} />
      {part && <part.TabActionsDialog {...props} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
