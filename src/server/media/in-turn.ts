import { createDrawingQueue } from "../http/limits/drawing-queue.ts";

/**
 * Runs one piece of work on pictures at a time in the whole process. The number of waiting ones has no bound here:
 * pictures that are sent are let in a few at a time before they come to this.
 */
export const inTurn = createDrawingQueue({ maxWaiting: Infinity });
