import type { Location } from "../../../contract/tables.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { joined } from "../../text/joined.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { NewTabForm } from "./NewTabForm.tsx";

type NewTabDialogProps = { location: Location; open: boolean; onClose: () => void };

/** Opens another tab at a table, from the page of one of its tabs. */
export function NewTabDialog({ location, open, onClose }: NewTabDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={joined([floorText.opening.newTab, sendingText.tables.table(location.number)])}
    >
      <NewTabForm location={location} onLeave={onClose} />
    </Dialog>
  );
}
