import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { useAsked } from "../list/asked-orders.ts";

const fetchDialog = () => import("./PrintDialog.tsx");

/** Opens the ways to print an order. */
export function PrintButton({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchDialog, isOpen);
  useAsked(order.hash, isOpen);
  const open = () => {
    if (failed) retry();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="print"
        label={actionText.orders.printOrder(printedNumber(order.id))}
        onClick={open}
      />
      {part && <part.PrintDialog order={order} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
