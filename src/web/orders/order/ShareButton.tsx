import { useMutation } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import type { Order } from "../../../contract/orders.ts";
import { defaultLanguage } from "../../../domain/languages.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { isStillFollowed } from "../../../domain/shared-order.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { useApi } from "../../api/api.ts";
import { storedSignIn } from "../../api/session.ts";
import { useSite } from "../../site/site.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { statusLabel } from "../../text/labels.ts";
import { sharingCalls } from "../shared/queries.ts";

const neverChanges = () => () => undefined;

/** The server does not know what a device can do. */
const isUnknown = () => false;

/**
 * Shares the link by the device's own dialog, or copies it. The order's own address opens only on the guest's device.
 */
export function ShareButton({ order, isMain }: { order: Order; isMain: boolean }) {
  const api = useApi();
  const { language } = useSite();
  const show = useToast();
  const [openedMs] = useState(() => Date.now());
  const words = orderText.share;
  const { id, hash, status_id } = order;
  // Older browsers lack `share`, despite the types.
  const canShare = useSyncExternalStore(neverChanges, () => "share" in navigator, isUnknown);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      show({ text: words.copied, tone: "ok" });
    } catch {
      show({ text: words.copyFailed(link), tone: "warn" });
    }
  };
  const handOn = async (link: string) => {
    if (!canShare) return copy(link);
    const title = words.title(printedNumber(id), statusLabel(status_id));
    try {
      await navigator.share({ title, text: title, url: link });
    } catch (error) {
      // A person who closes the device's own dialog wants nothing more.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) await copy(link);
    }
  };
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      const { key } = await sharingCalls(api).share({ params: { hash }, body: {} });
      // Staff may share it too. The link is then in the guest's language.
      const read = storedSignIn() ? (order.language ?? defaultLanguage) : language;
      return location.origin + sitePath(read, `/acompanhar/${key}`);
    },
    onSuccess: handOn,
    onError: () => show({ text: words.failed, tone: "warn" }),
  });
  // The link of an order that has been over for a day leads nowhere.
  if (!isStillFollowed({ ...order, steps: order.steps ?? [] }, openedMs)) return null;
  return (
    <Button
      variant={isMain ? "primary" : "quiet"}
      busy={isPending}
      // Devices share only right after a press. If the link took too long, the next press has it.
      onClick={() => (data === undefined ? mutate() : void handOn(data))}
    >
      <Icon name="copy" />
      {canShare ? words.share : words.copy}
    </Button>
  );
}
