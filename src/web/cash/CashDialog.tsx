import { payingText } from "../text/paying-dictionary.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { CashPanel, type CashPanelProps } from "./CashPanel.tsx";

/** The drawer in a dialog, over the page where staff work. */
export function CashDialog({
  open,
  onClose,
  ...props
}: CashPanelProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={payingText.drawer.heading}>
      <CashPanel {...props} />
    </Dialog>
  );
}
