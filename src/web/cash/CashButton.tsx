import { DialogButton, type DialogButtonProps } from "../ui/DialogButton.tsx";

const fetchDialog = async () => ({ Dialog: (await import("./CashDialog.tsx")).CashDialog });

/** Opens the drawer; the children are the button's words. */
export function CashButton(props: Omit<DialogButtonProps, "fetchDialog">) {
  return <DialogButton fetchDialog={fetchDialog} {...props} />;
}
