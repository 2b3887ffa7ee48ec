import { tabText } from "../../text/tab-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { tabParts } from "../tab-parts.ts";
import type { TabActionsProps } from "./TabActionsDialog.tsx";

/** Opens the actions on a tab as a whole. */
export function TabActions(props: TabActionsProps) {
  const { part, open, dialog } = useOpenedPart(tabParts.actions);
  return (
    <>
      <IconButton icon="menu" label={tabText.tab.actions} aria-haspopup="dialog" onClick={open} />
      {part && <part.TabActionsDialog {...props} {...dialog} />}
    </>
  );
}
