import { isDefiniteRejection, isRefused } from "./definite-rejection.ts";
import { newKey } from "./new-key.ts";

/** A body, and the key that it was sent under. */
export type SentOnce<Body> = { key: string; body: Body };

type HowToSend<Body, Answer> = {
  /** A body that was sent before and has had no answer: its call may have been done by now. */
  unanswered: SentOnce<Body> | undefined;
  /** Remembers what is on its way, or that nothing is any more. */
  keep: (sent: SentOnce<Body> | undefined) => void;
  send: (sent: SentOnce<Body>) => Promise<Answer>;
};

/**
 * Has something done at most once, whatever the network does: what had no answer is sent again as it was and under its
 * key, whatever is to be sent by now, until it is known what became of it.
 */
export async function sendOnce<Body, Answer>(
  body: Body,
  { unanswered, keep, send }: HowToSend<Body, Answer>,
): Promise<Answer> {
  const sent = unanswered ?? { key: newKey(), body };
  keep(sent);
  try {
    const answer = await send(sent);
    keep(undefined);
    return answer;
  } catch (error) {
    // Before the first try there is none that could have done anything.
    if (unanswered ? isDefiniteRejection(error) : isRefused(error)) keep(undefined);
    throw error;
  }
}
