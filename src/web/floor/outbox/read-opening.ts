import { isRecord, numberOf, recordOf, textOf } from "../../storage/stored-json.ts";
import type { Opening } from "./tab-outbox.ts";

/** A tab that was opened on this device; null for what is none. */
export function readOpening(value: unknown): Opening | null {
  const stored = recordOf(value);
  const { individual, hasLeft, agreed, refused } = stored;
  const [idempotencyKey, location] = [textOf(stored["idempotencyKey"]), textOf(stored["location"])];
  const queuedAt = numberOf(stored["queuedAt"]);
  if (idempotencyKey === "" || location === "" || Number.isNaN(queuedAt)) return null;
  return {
    idempotencyKey,
    location,
    name: textOf(stored["name"]),
    individual: individual === true,
    hasLeft: hasLeft === true,
    queuedAt,
    sentBy: textOf(stored["sentBy"]),
    agreed: agreed === true,
    refused: isRecord(refused)
      ? { code: textOf(refused["code"]), message: textOf(refused["message"]) }
      : null,
  };
}
