import type { ServerResponse } from "node:http";

/** What a route with `events` answers with: the head of the answer is written, the rest is the stream's. */
export type EventStream = {
  /** `lastEventId` is the last `id` that the caller has heard of. */
  open(response: ServerResponse, lastEventId: string | undefined): void;
};
