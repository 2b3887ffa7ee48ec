import type { Order } from "../../contract/orders.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import { fetchCancelledWords } from "./fetch-cancelled-words.ts";

type CancellationNoteProps = {
  cancelled: Order["cancelled"];
  timeZone: string | undefined;
  className?: string | undefined;
};

/** Why an order was cancelled, in words that load with the first such order; nothing for any other order. */
export function CancellationNote({ cancelled, timeZone, className }: CancellationNoteProps) {
  const { part, failed, retry } = useLazyPart(fetchCancelledWords, cancelled !== undefined);
  if (!cancelled) return null;
  if (failed) return <Button onClick={retry}>{text.common.retry}</Button>;
  return (
    <p className={className}>
      {part ? (
        <part.CancelledWords {...{ cancelled, timeZone }} />
      ) : (
        <Skeleton width="12em" height="1em" />
      )}
    </p>
  );
}
