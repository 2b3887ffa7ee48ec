import { payingText } from "../text/paying-dictionary.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { CashPanel } from "./CashPanel.tsx";

/** The drawer in a dialog, over the page where staff work. */
export function CashDialog(props: { open: boolean; onClose: () => void }) {
  return (
    <Dialog {...props} title={payingText.drawer.heading}>
      <CashPanel />
    </Dialog>
  );
}
