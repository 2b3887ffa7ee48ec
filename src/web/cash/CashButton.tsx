import { useState, type ReactNode } from "react";
import type { Account } from "../../contract/account.ts";
import { Button } from "../ui/Button.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";

const fetchDialog = () => import("./CashDialog.tsx");

/** The way to the drawer; its children are the words. */
export function CashButton({ account, children }: { account: Account; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchDialog, isOpen);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          if (failed) retry();
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {part && (
        <part.CashDialog
          currency={account.extras.currency}
          timeZone={account.time_zone}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
