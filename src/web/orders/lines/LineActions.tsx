import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { isCancelled } from "../../../domain/order-status.ts";
import { countedText } from "../../ordering/Counted.tsx";
import { actionText } from "../../text/action-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { useAsked } from "../list/asked-orders.ts";

type LineActionsProps = {
  order: Pick<Order, "id" | "hash" | "status_id">;
  item: Order["details"]["items"][number];
};

const fetchDialog = () => import("./CancelLineDialog.tsx");

/** Staff's actions on a line of an order: to call some of it off. */
export function LineActions({ order, item }: LineActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchDialog, isOpen);
  useAsked(order.hash, isOpen);
  const left = item.qty - item.cancelled;
  if ((left === 0 || isCancelled(order.status_id)) && !isOpen) return null;
  const what = countedText({ qty: left, title: item.title_br });
  return (
    <>
      <IconButton
        icon="close"
        label={actionText.line.cancelOf(what)}
        onClick={() => {
          if (failed) retry();
          setOpen(true);
        }}
      />
      {part && (
        <part.CancelLineDialog {...{ order, item }} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
