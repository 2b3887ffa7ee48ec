import { isDefiniteRejection, isRefused } from "./definite-rejection.ts";
import { newKey } from "./new-key.ts";

export type SentOnce<Body> = { key: string; body: Body };

type HowToSend<Body, Answer> = {
  /** A body that was sent before and has had no answer: its call may have been done by now. */
  unanswered: SentOnce<Body> | undefined;
  /** Remembers what is being sent; undefined forgets it. */
  keep: (sent: SentOnce<Body> | undefined) => void;
  send: (sent: SentOnce<Body>) => Promise<Answer>;
};

/**
 * Makes a call take effect at most once, even over an unreliable network. A body without an answer is resent under its
 * key, in place of the new body, until its outcome is known.
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
    // A plain refusal is enough for a first try: no earlier one could have done anything.
    if (unanswered ? isDefiniteRejection(error) : isRefused(error)) keep(undefined);
    throw error;
  }
}
