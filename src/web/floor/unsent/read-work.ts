import { readLines, readRequests } from "../../ordering/read-lines.ts";
import { isRecord, listOf, numberOf, parsed, recordOf, textOf } from "../../storage/stored-json.ts";
import { emptyDraft, type TabWork, type UnsentOrder } from "./tab-work.ts";

/** What is typed on a tab and left is forgotten after so long; orders that were sent never are, nor what came back of them. */
export const draftKeptMs = 24 * 60 * 60 * 1000;

/** The work on every tab, by the tab's hash. */
export type FloorWork = Record<string, TabWork>;

/** What a browser had stored; what is no work of a tab is left out. */
export function readFloorWork(json: string | null, now: number): FloorWork {
  const tabs = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const work = readWork(recordOf(stored), now);
    return work ? [[hash, work] as const] : [];
  });
  return Object.fromEntries(tabs);
}

function readWork(stored: Record<string, unknown>, now: number): TabWork | undefined {
  const savedAt = numberOf(stored["savedAt"]);
  const unsent = listOf(stored["unsent"]).flatMap(readOrder);
  const refusal = readRefusal(stored["refusal"]);
  const isFresh = refusal !== null || now - savedAt <= draftKeptMs;
  if (unsent.length === 0 && !isFresh) return undefined;
  const draft = isFresh ? recordOf(stored["draft"]) : {};
  return {
    table: numberOf(stored["table"]) || 0,
    name: textOf(stored["name"]),
    draft: {
      ...emptyDraft,
      items: readLines(draft["items"]) ?? {},
      idempotencyKey: textOf(draft["idempotencyKey"]) || null,
      unanswered: readRequests(draft["unanswered"]),
    },
    unsent,
    refusal,
    payment: readPayment(stored["payment"]),
    savedAt,
  };
}

function readOrder(value: unknown): UnsentOrder[] {
  const stored = recordOf(value);
  const items = readLines(stored["items"]);
  const idempotencyKey = textOf(stored["idempotencyKey"]);
  const queuedAt = numberOf(stored["queuedAt"]);
  if (!items || idempotencyKey === "" || Number.isNaN(queuedAt)) return [];
  return [
    {
      items,
      idempotencyKey,
      queuedAt,
      unanswered: readRequests(stored["unanswered"]),
      sentBy: textOf(stored["sentBy"]),
      agreed: stored["agreed"] === true,
      refused: stored["refused"] === true,
    },
  ];
}

function readRefusal(value: unknown): TabWork["refusal"] {
  if (!isRecord(value)) return null;
  const lines = listOf(value["lines"]).flatMap((line) => {
    const { path, title_br, old_price, new_price } = recordOf(line);
    if (typeof path !== "string") return [];
    return [
      {
        path,
        title_br: textOf(title_br),
        ...(typeof old_price === "number" ? { old_price } : {}),
        ...(typeof new_price === "number" ? { new_price } : {}),
      },
    ];
  });
  return {
    code: textOf(value["code"]),
    message: textOf(value["message"]),
    lines,
    isAside: value["isAside"] === true,
  };
}

function readPayment(value: unknown): TabWork["payment"] {
  const { key, body } = recordOf(value);
  const { amount, waive_service } = recordOf(body);
  if (typeof key !== "string" || typeof amount !== "number") return null;
  return {
    key,
    body: { amount, ...(typeof waive_service === "boolean" ? { waive_service } : {}) },
  };
}
