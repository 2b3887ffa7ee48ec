import { useEffect, useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { RatingDialog } from "../../rating/RatingDialog.tsx";
import { createKeptStore } from "../../storage/kept-store.ts";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";

/** The last order that its guest was asked about. */
const asked = createKeptStore<string | null>({
  key: "rating.asked",
  findStorage: () => localStorage,
  read: (hash) => hash,
  write: (hash) => hash,
});

/** Nobody is asked about last week's dinner. */
const freshMs = 24 * 60 * 60 * 1000;

/** The news that the order is finished is read first, and whoever is doing something is not asked in the middle of it. */
const calmMs = 1500;

const doings = ["pointerdown", "keydown", "scroll"] as const;

/** Lets the guest say how it was, once the order is finished; then they are asked, one time. */
export function RateOrder({ order: { hash, status_alias, created } }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const isFinished = status_alias === "finished";
  useEffect(() => {
    if (!isFinished || Date.now() - Date.parse(created) > freshMs) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, calmMs);
    };
    const ask = () => {
      // What the guest has opened is looked at first.
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
  }, [isFinished, created, hash]);
  if (!isFinished) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="star" />
        {text.rating.rate}
      </Button>
      <RatingDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Without storage nobody is asked, rather than again and again. */
function isFirstTime(hash: string): boolean {
  let isFirst = false;
  asked.change((last) => {
    isFirst = last !== hash;
    return hash;
  });
  return isFirst && asked.isStored();
}
