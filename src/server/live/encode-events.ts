import { safeParse } from "zod/v4/core";
import { liveContract, type LiveEventName } from "../../contract/live.ts";
import { orderView, seesWhole } from "../orders/order-view.ts";
import { waitsForAnswer } from "../orders/status-queries.ts";
import { isStaff, type Principal } from "../sessions/principal.ts";
import type { Subjects } from "./event-subjects.ts";
import type { OutboxEvent } from "./outbox-reader.ts";

/** `data` is JSON, which has no line ends. */
type EncodedEvent = { name: LiveEventName; data: string };

type View = { subjects: Subjects; principal: Principal };

/** Keeps a connection alive that has nothing to say. */
export const heartbeat = Buffer.from(":\n\n");

/**
 * Encodes the first event of a stream. Its `id` comes back as `Last-Event-ID` from clients that reconnect: they are
 * told that missed events are not repeated.
 */
export function openingEvents(lastEventId: string | undefined): Buffer {
  const name = lastEventId === undefined ? "ready" : "reset";
  return Buffer.from(`id: 1\n${eventText({ name, data: "{}" })}`);
}

/** Followers of a shared order ask for it again; the event itself tells nothing. */
export const changedEvent = Buffer.from("event: changed\ndata: {}\n\n");

/**
 * Encodes the events that a listener may see: each subject once, in its current state. Undefined when there are none.
 */
export function encodeEvents(events: readonly OutboxEvent[], view: View): Buffer | undefined {
  const last = new Map(
    events
      .filter(({ topic }) => topic !== "menu")
      .map((event) => [`${event.topic} ${event.subjectId}`, event]),
  );
  const news = [...view.subjects.menu.values()].flat();
  const encodings = [...last.values()].map((event) => encodeEvent(event, view));
  const text = [...encodings, news.length > 0 ? encode("menu", { entries: news }) : undefined]
    .filter((encoded) => encoded !== undefined)
    .map(eventText)
    .join("");
  return text === "" ? undefined : Buffer.from(text);
}

/** Undefined when the event is not for the listener or its subject is gone. */
function encodeEvent(
  { topic, subjectId }: OutboxEvent,
  { subjects, principal }: View,
): EncodedEvent | undefined {
  const id = subjectId ?? "";
  if (topic === "order") {
    const order = subjects.orders.get(id);
    if (!order || !seesWhole(principal, order.row)) return undefined;
    const { row, listed } = order;
    // Staff fetch an order's past. Their lists only need to know since when it waits again.
    const isAgain = waitsForAnswer(row) && order.steps?.length !== 0;
    const steps = isStaff(principal) && !isAgain ? undefined : order.steps;
    return encode("order", orderView(row, { lines: [], ...listed, steps, principal }));
  }
  if (!isStaff(principal)) return undefined;
  if (topic === "stock" || topic === "account") return encode(topic, {});
  if (topic === "print") return encode("print", { list: subjects.jobs });
  if (topic !== "table") return undefined;
  const table = subjects.tables.get(id);
  // A table that the account has no more goes from the staff's screens with its last tab.
  return table ? encode("table", table) : encode("account", {});
}

/** Only what the contract lists leaves the server. */
function encode(name: Exclude<LiveEventName, "ready" | "reset">, value: unknown): EncodedEvent {
  const parsed = safeParse(liveContract.orders.events[name], value);
  if (!parsed.success) throw new Error(`The event ${name} does not fit`, { cause: parsed.error });
  return { name, data: JSON.stringify(parsed.data) };
}

function eventText({ name, data }: EncodedEvent): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}
