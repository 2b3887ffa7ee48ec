import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { actionText } from "../../text/action-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { useAsked } from "../list/asked-orders.ts";

const fetchDialog = () => import("./PrintDialog.tsx");

export function PrintButton({ order }: { order: Order }) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  useAsked(order.hash, dialog.open);
  return (
    <>
      <IconButton
        icon="print"
        label={actionText.orders.printOrder(printedNumber(order.id))}
        onClick={open}
      />
      {part && <part.PrintDialog order={order} {...dialog} />}
    </>
  );
}
