import type { MouseEvent } from "react";

/** After a change the button already offers the next one. A second tap of the same hand must not take it. */
export const restMs = 700;
/** Two taps of a hand that has not moved on are this close. */
const samePlacePx = 30;

/** The place of the last tap. The next order's button comes there. */
let lastTap = { x: 0, y: 0, at: -restMs };

export function isSecondTap({
  clientX: x,
  clientY: y,
  timeStamp: at,
  detail,
}: MouseEvent): boolean {
  // A press by keyboard has no place.
  if (detail === 0) return false;
  const isNear = Math.hypot(x - lastTap.x, y - lastTap.y) < samePlacePx;
  if (isNear && at - lastTap.at < restMs) return true;
  lastTap = { x, y, at };
  return false;
}
