import { newKey } from "../api/new-key.ts";
import { isDefiniteRejection } from "../api/definite-rejection.ts";

export type Sent<Fields> = { key: string; fields: Fields };

type HowToCreate<Fields, Made> = {
  /** Fields that were sent before and have had no answer: their thing may be there by now. */
  unanswered: Sent<Fields> | undefined;
  /** Remembers what is being sent; undefined forgets it. */
  keep: (sent: Sent<Fields> | undefined) => void;
  create: (fields: Fields, key: string) => Promise<Made>;
  /** Called when the fields have changed since they were first sent. */
  change: (made: Made, sent: Fields) => Promise<unknown>;
};

/**
 * Creates at most once. A request without an answer is repeated with the same idempotency key and fields; later input
 * is then saved as an edit of the created entry.
 */
export async function createOnce<Fields, Made>(
  fields: Fields,
  { unanswered, keep, create, change }: HowToCreate<Fields, Made>,
): Promise<Made> {
  const sent = unanswered ?? { key: newKey(), fields };
  keep(sent);
  const made = await create(sent.fields, sent.key).catch((error: unknown) => {
    if (isDefiniteRejection(error)) keep(undefined);
    throw error;
  });
  if (JSON.stringify(sent.fields) !== JSON.stringify(fields)) await change(made, sent.fields);
  keep(undefined);
  return made;
}
