import { DialogButton, type DialogButtonProps } from "../ui/DialogButton.tsx";

const fetchDialog = async () => ({ Dialog: (await import("./CashDialog.tsx")).CashDialog });

/** The way to the drawer; its children are the words. */
export function CashButton(props: Omit<DialogButtonProps, "fetchDialog">) {
  return <DialogButton fetchDialog={fetchDialog} {...props} />;
}
