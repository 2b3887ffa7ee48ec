import { useState } from "react";
import { useLazyPart } from "./use-lazy-part.ts";

/**
 * A dialog whose script is fetched when it is opened. `open` fetches it, and again after a failure; `dialog` holds its
 * properties. `fetchPart` must stand outside of the component.
 */
export function useOpenedPart<Part extends object>(fetchPart: () => Promise<Part>) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchPart, isOpen);
  const open = () => {
    if (failed) retry();
    setOpen(true);
  };
  return { part, failed, open, dialog: { open: isOpen, onClose: () => setOpen(false) } };
}
