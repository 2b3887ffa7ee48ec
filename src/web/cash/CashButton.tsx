import type { ReactNode } from "react";
import { DialogButton } from "../ui/DialogButton.tsx";

const fetchDialog = async () => ({ Dialog: (await import("./CashDialog.tsx")).CashDialog });

type CashButtonProps = {
  currency: string | undefined;
  timeZone: string | undefined;
  children: ReactNode;
};

/** Opens the drawer; the children are the button's words. */
export function CashButton({ children, ...shown }: CashButtonProps) {
  return <DialogButton {...{ fetchDialog, shown, children }} />;
}
