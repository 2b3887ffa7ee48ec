import type { ReactNode } from "react";
import { DialogButton } from "../ui/DialogButton.tsx";

const fetchDialog = async () => ({ Dialog: (await import("./CashPanel.tsx")).CashDialog });

/** Opens the drawer; the children are the button's words. */
export function CashButton({ children }: { children: ReactNode }) {
  return <DialogButton {...{ fetchDialog, children }} shown={{}} />;
}
