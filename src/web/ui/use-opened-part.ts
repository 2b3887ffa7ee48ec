import { useState } from "react";
import { useLazyPart } from "./use-lazy-part.ts";

/**
 * A dialog that is a script of its own: `open` fetches it, and once more if that failed, and `dialog` are its properties.
 * `fetchPart` stands outside of the component.
 */
export function useOpenedPart<Part extends object>(fetchPart: () => Promise<Part>) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed, retry } = useLazyPart(fetchPart, isOpen);
  const open = () => {
    if (failed) retry();
    setOpen(true);
  };
  return { part, open, dialog: { open: isOpen, onClose: () => setOpen(false) } };
}
