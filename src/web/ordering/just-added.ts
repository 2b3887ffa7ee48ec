/** What was added lately can be taken back for so long; another of the same goes with it. */
export const undoMs = 8000;

/** By item, how many a press each has put into the order of late. */
export const justAdded = new Map<string, { count: number; endsMs: number }>();
