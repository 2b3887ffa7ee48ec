import { useState } from "react";
import { actionText } from "../../text/action-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { PartAwaited } from "../../ui/PartAwaited.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";

const fetchHistory = () => import("./OrderHistory.tsx");

/** Opens the history of an order, which is fetched then. */
export function HistoryButton({ hash }: { hash: string }) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchHistory, isOpen);
  return (
    <Accordion open={isOpen} onToggle={setOpen} summary={<span>{actionText.orders.history}</span>}>
      {isOpen &&
        (part ? (
          <part.OrderHistory hash={hash} />
        ) : (
          <PartAwaited {...{ failed, retry }} height="6rem" />
        ))}
    </Accordion>
  );
}
