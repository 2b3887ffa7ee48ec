import { useState } from "react";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import styles from "../TabPage.module.css";

const fetchHistory = () => import("../../ordering/History.tsx");

/** Everything that happened to the tab. Its script is fetched when somebody opens it. */
export function TabHistory({ entries }: { entries: SheetDetails["history"] | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const part = usePartOnTap(fetchHistory, isOpen, () => setOpen(false));
  return (
    <Accordion
      open={isOpen}
      onToggle={setOpen}
      summary={<h2 className={styles.history}>{actionText.orders.history}</h2>}
    >
      {part && entries && <part.History entries={entries} />}
    </Accordion>
  );
}
