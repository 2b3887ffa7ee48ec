/** "live" hears everything at once; "down" is between two tries. */
export type LiveState = "connecting" | "live" | "down";
