/** A person who does something must find the work done. */
const acts = ["keydown", "pointerdown"];

/**
 * Does the work when the next frame has been drawn, or before that as soon as somebody presses anything. The returned
 * function cancels it, and tells whether the work was still to come.
 */
export function afterDrawing(work: () => void): () => boolean {
  let isDue = true;
  let timer: number | undefined;
  const cancel = () => {
    const wasDue = isDue;
    isDue = false;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, now, { capture: true });
    return wasDue;
  };
  const now = () => {
    if (cancel()) work();
  };
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(now);
  });
  for (const act of acts) addEventListener(act, now, { capture: true });
  return cancel;
}
