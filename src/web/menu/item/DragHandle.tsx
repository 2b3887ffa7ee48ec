import { useEffect, useRef } from "react";
import { followFinger } from "./follow-finger.ts";
import styles from "./DragHandle.module.css";

/** Shows that the sheet around it can be dragged away, and follows the drag. Escape and a button close it as well. */
export function DragHandle({ onClose }: { onClose: () => void }) {
  const handle = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sheet = handle.current?.closest("dialog");
    return sheet ? followFinger(sheet, onClose) : undefined;
  }, [onClose]);
  return <span ref={handle} className={styles.handle} />;
}
