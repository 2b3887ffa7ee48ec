/** A sheet closes when it is dragged down by this share of its height, or this fast. */
const farShare = 0.3;
const fastPxPerMs = 0.6;
/** A shorter movement may be a tap, or the beginning of a movement to the side. */
const slackPx = 8;
/** A finger this fast on its way back throws the sheet up again. */
const backPxPerMs = 0.2;

type Drag = {
  x: number;
  y: number;
  atMs: number;
  offset: number;
  /** Time and place of the last movement down. */
  turn: { atMs: number; offset: number };
  isOn: boolean;
  /** True from the head, where nothing scrolls: a flick on the contents is to scroll, not to lose the choice. */
  mayBeFast: boolean;
};

/**
 * Moves a sheet down with the finger: from its head, and from its contents if they are scrolled to their top. It closes
 * if it is released far enough down and was not thrown back up, else it goes back. The returned function ends that.
 */
export function followFinger(sheet: HTMLElement, close: () => void): () => void {
  let drag: Drag | undefined;
  const goBack = () => {
    // People who ask for less motion have no transition, so the sheet is back at once.
    sheet.style.transition = "transform var(--calm) ease-out";
    sheet.style.transform = "";
  };
  const begin = (event: TouchEvent) => {
    const [touch] = event.touches;
    // A second finger ends what the first has begun.
    if (drag?.isOn) goBack();
    // On wider screens the dialog is no sheet.
    const isOne = event.touches.length === 1 && matchMedia("(max-width: 767px)").matches;
    drag =
      touch && isOne && isFree(event.target, sheet)
        ? {
            x: touch.clientX,
            y: touch.clientY,
            atMs: event.timeStamp,
            offset: 0,
            turn: { atMs: 0, offset: 0 },
            isOn: false,
            mayBeFast:
              touch.clientY < (sheet.firstElementChild?.getBoundingClientRect().bottom ?? 0),
          }
        : undefined;
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!drag || !touch) return;
    const down = touch.clientY - drag.y;
    if (!drag.isOn) {
      if (Math.hypot(down, touch.clientX - drag.x) < slackPx) return;
      // The contents are scrolled, or something in them is moved aside.
      if (!event.cancelable || down < Math.abs(touch.clientX - drag.x))
        return void (drag = undefined);
      drag.isOn = true;
      sheet.style.transition = "none";
    }
    if (event.cancelable) event.preventDefault();
    if (down >= drag.offset) drag.turn = { atMs: event.timeStamp, offset: down };
    drag.offset = Math.max(0, down);
    sheet.style.transform = `translateY(${drag.offset}px)`;
  };
  const end = (event: TouchEvent) => {
    const last = drag;
    drag = undefined;
    if (!last?.isOn) return;
    const speed = last.offset / Math.max(1, event.timeStamp - last.atMs);
    const isFast = last.mayBeFast && speed > fastPxPerMs;
    const isFar = last.offset > sheet.offsetHeight * farShare;
    const backPx = last.turn.offset - last.offset;
    const isBack =
      backPx > 2 * slackPx && backPx > backPxPerMs * (event.timeStamp - last.turn.atMs);
    const closes = !isBack && (isFar || (isFast && last.offset > 4 * slackPx));
    if (event.type === "touchend" && closes) close();
    goBack();
  };
  // Not passive: a drag of the sheet must not scroll the page as well.
  sheet.addEventListener("touchstart", begin, { passive: true });
  sheet.addEventListener("touchmove", move, { passive: false });
  sheet.addEventListener("touchend", end);
  sheet.addEventListener("touchcancel", end);
  return () => {
    sheet.removeEventListener("touchstart", begin);
    sheet.removeEventListener("touchmove", move);
    sheet.removeEventListener("touchend", end);
    sheet.removeEventListener("touchcancel", end);
    sheet.style.transition = "";
    sheet.style.transform = "";
  };
}

/** Whether nothing from the touched element up to the sheet can still scroll back, or uses the drag for itself. */
function isFree(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest("input[type=range], textarea")) return false;
  for (let part: Element | null = target; part && sheet.contains(part); part = part.parentElement) {
    if (part.scrollTop > 0) return false;
  }
  return true;
}
