import type { Order } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { statusLabel } from "../../text/labels.ts";

type ShareButtonProps = { order: Pick<Order, "id" | "status_id">; isMain: boolean };

/** Hands the order's address on as the device does that; where it does not, copies it. */
export function ShareButton({ order, isMain }: ShareButtonProps) {
  const show = useToast();
  const words = orderText.share;
  // Older browsers have none, whatever the types say.
  const canShare = "share" in navigator;
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      show({ text: words.copied, tone: "ok" });
    } catch {
      show({ text: words.copyFailed(link), tone: "warn" });
    }
  };
  const share = async () => {
    const link = location.origin + location.pathname;
    if (!canShare) return copy(link);
    const title = words.title(printedNumber(order.id), statusLabel(order.status_id));
    try {
      await navigator.share({ title, text: title, url: link });
    } catch (error) {
      // A person who closes the device's own dialog wants nothing more.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) await copy(link);
    }
  };
  return (
    <Button variant={isMain ? "primary" : "quiet"} onClick={() => void share()}>
      <Icon name="copy" />
      {canShare ? words.share : words.copy}
    </Button>
  );
}
