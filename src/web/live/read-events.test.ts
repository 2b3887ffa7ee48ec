import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventReader, type StreamEvent } from "./read-events.ts";

const stream = 'id: 1\nevent: ready\ndata: {}\n\n:\n\n:\n\nevent: order\ndata: {"a":"b: c"}\n\n';

const expected: StreamEvent[] = [
  { name: "ready", data: "{}" },
  { name: undefined, data: "" },
  { name: undefined, data: "" },
  { name: "order", data: '{"a":"b: c"}' },
];

test("a stream reads the same wherever it was cut on its way", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const events: StreamEvent[] = [];
      const read = createEventReader((event) => events.push(event));
      const places = [0, ...[...cuts].sort((a, b) => a - b), stream.length];
      for (const [index, place] of places.entries())
        read(stream.slice(places[index - 1] ?? 0, place));
      expect(events).toEqual(expected);
    }),
  );
});

test("what has not come to its end is not an event yet", () => {
  const events: StreamEvent[] = [];
  const read = createEventReader((event) => events.push(event));
  read("event: order\ndata: {}\n");
  expect(events).toEqual([]);
  read("\n");
  expect(events).toEqual([{ name: "order", data: "{}" }]);
});
