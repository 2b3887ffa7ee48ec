/** An item's rough height. Rows far from the window are not laid out, and keep this much room until they are. */
export const rowHeightPx = 106;
