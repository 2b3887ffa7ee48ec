import { useEffect, useEffectEvent, useState } from "react";
import { text } from "../text/dictionary.ts";
import { useToast } from "./Toast.tsx";
import { useLazyPart } from "./use-lazy-part.ts";

/**
 * A part that a tap opens, with its own texts. If fetching it fails, shows a message and calls `close`: another tap
 * tries again. Define `fetchPart` outside of the component.
 */
export function usePartOnTap<Part extends object>(
  fetchPart: () => Promise<Part>,
  isOpen: boolean,
  close: () => void,
): Part | undefined {
  const show = useToast();
  const { part, failed, retry } = useLazyPart(fetchPart, isOpen);
  const giveUp = useEffectEvent(() => {
    show({ text: text.states.noNetwork, tone: "danger" });
    close();
    retry();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return part;
}

/**
 * A dialog whose script is fetched when it is opened. A message says if it does not come, and `open` then fetches it
 * again; `dialog` holds its properties. `fetchPart` must stand outside of the component.
 */
export function useOpenedPart<Part extends object>(fetchPart: () => Promise<Part>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = usePartOnTap(fetchPart, isOpen, close);
  return { part, open: () => setOpen(true), dialog: { open: isOpen, onClose: close } };
}
