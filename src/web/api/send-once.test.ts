import { expect, test } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import { orderEdit } from "../../domain/order-edit.ts";
import { sendOnce, type SentOnce } from "./send-once.ts";

type Edit = ReturnType<typeof orderEdit>;
type Fault = "none" | "answer lost" | number;

/** A server that does one thing for each key and whose answers may get lost, and a sender. */
function newServer() {
  const done = new Map<string, Edit>();
  let kept: SentOnce<Edit> | undefined;
  const send = (body: Edit, fault: Fault = "none") =>
    sendOnce<Edit, string>(body, {
      unanswered: kept,
      keep: (sent) => (kept = sent),
      send(sent) {
        if (typeof fault === "number")
          return Promise.reject(new CallRefused(fault, { error: "conflict", message: "" }));
        if (!done.has(sent.key)) done.set(sent.key, sent.body);
        if (fault === "none") return Promise.resolve("done");
        return Promise.reject(new CallRefused(0, { error: "default", message: "" }));
      },
    });
  return { send, done: () => [...done.values()], isKept: () => kept !== undefined };
}

const beer = { line: 1, id: "beer", qty: 2, cancelled: 0, children: [] };
const wish = { wanted: new Map([[1, 1]]), added: { caipirinha: { qty: 1 } } };

test("a change whose answer was lost is done once, though the order is another one by then", async () => {
  const server = newServer();
  const first = orderEdit([beer], wish);
  await expect(server.send(first, "answer lost")).rejects.toThrow();
  const cocktail = { ...beer, line: 2, id: "caipirinha", qty: 1 };
  const second = orderEdit([{ ...beer, cancelled: 1 }, cocktail], wish);
  expect(second).not.toEqual(first);
  await server.send(second);
  expect(server.done()).toEqual([first]);
  expect(server.isKept()).toBe(false);
  // The same change, asked for again, is a new one.
  await server.send(first);
  expect(server.done()).toEqual([first, first]);
});

test("is kept until a refusal says that no earlier try has done anything either", async () => {
  const server = newServer();
  const edit = orderEdit([beer], wish);
  await expect(server.send(edit, 403)).rejects.toThrow();
  expect(server.isKept()).toBe(false);
  await expect(server.send(edit, 500)).rejects.toThrow();
  expect(server.isKept()).toBe(true);
  await expect(server.send(edit, 429)).rejects.toThrow();
  expect(server.isKept()).toBe(true);
  await expect(server.send(edit, 409)).rejects.toThrow();
  expect(server.isKept()).toBe(false);
});
