import { createDrawingQueue } from "../http/limits/drawing-queue.ts";

/**
 * Runs one piece of work on pictures at a time in the whole process. The queue has no bound here: only a few uploads at
 * a time are let in before it.
 */
export const pictureQueue = createDrawingQueue({ maxWaiting: Infinity });
