import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { RatingDialog } from "../../rating/RatingDialog.tsx";
import { serverNow } from "../../services/server-clock.ts";
import { createKeptStore } from "../../storage/kept-store.ts";
import { text } from "../../text/dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useLostFocus } from "../../ui/use-lost-focus.ts";
import { orderKey } from "../queries.ts";

/** The last order that its guest was asked about. */
const asked = createKeptStore<string | null>({
  key: "rating.asked",
  findStorage: () => localStorage,
  read: (hash) => hash,
  write: (hash) => hash,
});

const freshMs = 24 * 60 * 60 * 1000;
/** What is ordered at a table is there by then, where no time is promised. */
const usualMs = 20 * 60 * 1000;

type Asked = Pick<Order, "created" | "scheduled_for" | "ready_at" | "promised_at" | "steps">;

/** When a finished order is asked about; never if it was due too long ago. A tab may be paid before all of it is made. */
export function askingMs(order: Asked, nowMs: number): number | undefined {
  const { created, scheduled_for: due = created, ready_at, promised_at, steps = [] } = order;
  if (nowMs - Date.parse(due) > freshMs) return undefined;
  const thereMs = promised_at ? Date.parse(promised_at) : Date.parse(created) + usualMs;
  const isPaidFirst = steps.at(-1)?.with_tab && steps.at(-2)?.status_id !== 3 && !ready_at;
  return isPaidFirst ? Math.max(nowMs, thereMs) : nowMs;
}

/** The guest reads first that the order is finished, and is not asked in the middle of doing something. */
const calmMs = 1500;

const doings = ["pointerdown", "keydown", "scroll"] as const;

/** Lets the guest rate the order once it is finished and until they have. They are asked one time. */
export function RateOrder({ order, isMain }: { order: Order; isMain: boolean }) {
  const { hash, created, scheduled_for, ready_at, promised_at, steps, rated } = order;
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // A guest who has begun a rating may send it, even if another device has sent one in the meantime.
  const [isSent, setSent] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  const isRated = rated === true && (isSent || !wasOpened);
  const isFinished = order.status_alias === "finished" && !rated;
  useEffect(() => {
    const told = { created, scheduled_for, ready_at, promised_at, steps };
    const askMs = isFinished ? askingMs(told, serverNow()) : undefined;
    if (askMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, Math.max(calmMs, askMs - serverNow()));
    };
    const ask = () => {
      // A dialog that the guest has opened comes first.
      if (document.querySelector("dialog[open]")) return wait();
      stop();
      if (isFirstTime(hash)) setOpen(true);
    };
    const stop = () => {
      clearTimeout(timer);
      for (const doing of doings) removeEventListener(doing, wait, true);
    };
    for (const doing of doings) addEventListener(doing, wait, true);
    wait();
    return stop;
  }, [isFinished, created, scheduled_for, ready_at, promised_at, steps, hash]);
  const close = (isDone?: true) => {
    setOpen(false);
    if (!isDone) return;
    setSent(true);
    void queryClient.invalidateQueries({ queryKey: orderKey(hash) });
  };
  if (isRated) return <Rated />;
  if (order.status_alias !== "finished") return null;
  return (
    <>
      <Button variant={isMain ? "primary" : "quiet"} onClick={() => setOpen(true)}>
        <Icon name="star" />
        {text.rating.rate}
      </Button>
      <RatingDialog open={isOpen} onClose={close} />
    </>
  );
}

/** Takes the button's place, and its focus. */
function Rated() {
  const words = useRef<HTMLParagraphElement>(null);
  useLostFocus(() => words.current);
  return (
    <p ref={words} tabIndex={-1}>
      {orderText.confirmation.rated}
    </p>
  );
}

/** Without storage the guest is never asked, rather than again and again. */
function isFirstTime(hash: string): boolean {
  let isFirst = false;
  asked.change((last) => {
    isFirst = last !== hash;
    return hash;
  });
  return isFirst && asked.isStored();
}
