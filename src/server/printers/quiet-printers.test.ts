import { expect, it } from "vitest";
import type { OutboxEvent } from "../live/outbox-reader.ts";
import type { RelayListener } from "../live/relay.ts";
import { createQuietPrinters } from "./quiet-printers.ts";

function kitchen() {
  let hear: RelayListener = () => undefined;
  let nowMs = 0;
  const events = {
    subscribe(listener: RelayListener) {
      hear = listener;
      return () => undefined;
    },
  };
  const quiet = createQuietPrinters(events, () => nowMs);
  const tell = (accountId: string, topic: OutboxEvent["topic"]) =>
    hear([{ accountId, topic, eventId: "1", subjectId: null }]);
  return { quiet, tell, pass: (ms: number) => (nowMs += ms) };
}

const star = { accountId: "A", caller: "star" };

it("a printer that has nothing is not looked for until something happens, or for a quarter of a minute", () => {
  const { quiet, tell, pass } = kitchen();
  expect(quiet.isQuiet(star)).toBe(false);
  quiet.look(star)("nothing");
  expect(quiet.isQuiet(star)).toBe(true);
  tell("B", "print");
  tell("A", "menu");
  expect(quiet.isQuiet(star)).toBe(true);
  for (const topic of ["print", "order"] as const) {
    quiet.look(star)("nothing");
    tell("A", topic);
    expect(quiet.isQuiet(star)).toBe(false);
  }
  quiet.look(star)("nothing");
  pass(15_000);
  expect(quiet.isQuiet(star)).toBe(false);
});

it("what happens while it is looked is not missed, and what was found is looked for again", () => {
  const { quiet, tell } = kitchen();
  const found = quiet.look(star);
  tell("A", "order");
  found("nothing");
  expect(quiet.isQuiet(star)).toBe(false);
  quiet.look(star)("nothing");
  quiet.look(star)("something");
  expect(quiet.isQuiet(star)).toBe(false);
});

it("without a relay, which would tell, every question is looked into", () => {
  const quiet = createQuietPrinters(undefined);
  quiet.look(star)("nothing");
  expect(quiet.isQuiet(star)).toBe(false);
});
