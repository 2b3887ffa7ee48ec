import type { WeekInterval } from "../../../domain/week.ts";
import { readLines } from "../../ordering/read-lines.ts";
import { readPayment } from "../../paying/kept-payments.ts";
import { isRecord, listOf, numberOf, parsed, recordOf, textOf } from "../../storage/stored-json.ts";
import { isKnownOpening, isKnownOrder, isKnownPayment } from "./foreign-work.ts";
import {
  draftKeptMs,
  hasNothing,
  type Opening,
  type OutboxOrder,
  type Refusal,
  type TabOutbox,
} from "./tab-outbox.ts";

/** By the tab's hash. */
export type FloorOutbox = Record<string, TabOutbox>;

/** The outboxes that a browser had stored, without invalid entries and without a later version's work. */
export function readFloorOutbox(json: string | null, now: number): FloorOutbox {
  const tabs = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const outbox = readTab(recordOf(stored), now);
    return outbox && !hasNothing(outbox) ? [[hash, outbox] as const] : [];
  });
  return Object.fromEntries(tabs);
}

function readTab(stored: Record<string, unknown>, now: number): TabOutbox | undefined {
  const savedAt = numberOf(stored["savedAt"]);
  const sendable = isKnownOpening(stored["opening"]) ? listOf(stored["unsent"]) : [];
  const unsent = sendable.filter(isKnownOrder).flatMap(readOrder);
  const refusal = readRefusal(stored["refusal"]);
  const opening = isKnownOpening(stored["opening"]) ? readOpening(stored["opening"]) : null;
  const payment = isKnownPayment(stored["payment"]) ? readPayment(stored["payment"]) : null;
  // A draft on a tab that waits to be opened is kept with it.
  const isFresh = refusal !== null || opening !== null || now - savedAt <= draftKeptMs;
  if (unsent.length === 0 && payment === null && !isFresh) return undefined;
  return {
    table: numberOf(stored["table"]) || 0,
    name: textOf(stored["name"]),
    draft: { items: (isFresh && readLines(recordOf(stored["draft"])["items"])) || {} },
    unsent,
    refusal,
    payment,
    opening,
    isBeside: stored["isBeside"] === true,
    savedAt,
  };
}

const optionProblems = ["too_few", "too_many", "too_many_of_option", "uneven"] as const;

function readOrder(value: unknown): OutboxOrder[] {
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
      hasLeft: stored["hasLeft"] === true,
      sentBy: textOf(stored["sentBy"]),
      agreed: stored["agreed"] === true,
      refused: stored["refused"] === true,
    },
  ];
}

function readRefusal(value: unknown): Refusal | null {
  if (!isRecord(value)) return null;
  const lines = listOf(value["lines"]).flatMap((line) => {
    const stored = recordOf(line);
    const { path, code } = stored;
    if (typeof path !== "string") return [];
    const known = optionProblems.find((one) => one === code);
    return [
      {
        path,
        title_br: textOf(stored["title_br"]),
        ...(known && { code: known }),
        ...whenOf(stored["when"]),
        ...entriesOf(stored, ["group", "option"], "string"),
        ...entriesOf(stored, ["old_price", "new_price", "min", "max", "left"], "number"),
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

/** Times of the week. Broken ones are left out, because they could not be shown. */
function whenOf(value: unknown): { when?: WeekInterval[] } {
  const when = listOf(value).flatMap((stored) => {
    const { weekday, start, minutes } = recordOf(stored);
    const isTime = typeof start === "string" && /^\d\d:\d\d$/.test(start);
    return isTime && isDay(weekday) && typeof minutes === "number"
      ? [{ weekday, start, minutes }]
      : [];
  });
  return when.length > 0 ? { when } : {};
}

function isDay(value: unknown): value is number {
  return [0, 1, 2, 3, 4, 5, 6].includes(value as number);
}

/** The fields that have the type. */
function entriesOf(stored: Record<string, unknown>, keys: string[], type: "string" | "number") {
  const found = keys.flatMap((key) =>
    typeof stored[key] === type ? [[key, stored[key]] as const] : [],
  );
  return Object.fromEntries(found);
}

/** A tab that was opened on this device. Null if the value is no opening. */
function readOpening(value: unknown): Opening | null {
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
