import { refusalCode } from "../api/definite-rejection.ts";

/** A guest's rating of the place before it is sent. It outlives the dialog until then. */
export type RatingDraft = {
  /** 1 to 5 stars; 0 while none is chosen. */
  rate: number;
  description: string;
  /** Identifies one rating: repeats under it are stored once. */
  key: string;
};

type Rate = (
  body: { rate: number; description?: string },
  idempotencyKey: string,
) => Promise<unknown>;

/**
 * Sends the rating. If an earlier version of it was stored under its key and the answer was lost, this one is sent
 * under a new key. As the guest's rating of the day it replaces the other. Rejects with CallRefused.
 */
export async function sendRating(
  rate: Rate,
  { rate: stars, description, key }: RatingDraft,
  newKey: () => string,
): Promise<void> {
  const comment = description.trim();
  const body = { rate: stars, ...(comment === "" ? {} : { description: comment }) };
  try {
    await rate(body, key);
  } catch (error) {
    const isOther = refusalCode(error) === "idempotency_mismatch";
    if (!isOther) throw error;
    await rate(body, newKey());
  }
}
