/** An item's height, roughly: those far from the window are not laid out, and keep this much room until they are. */
export const rowHeightPx = 106;
