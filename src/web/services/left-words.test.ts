import { expect, test } from "vitest";
import { leftWords, namedWords } from "./left-words.ts";

const evening = [{ weekday: 5, start: "18:00", minutes: 240 }];

test.each([
  [{}, "Sopa: esgotado", "Sopa"],
  [{ left: 1 }, "Sopa: resta só 1", "Sopa: resta só 1"],
  [{ left: 3 }, "Sopa: restam só 3", "Sopa: restam só 3"],
  [{ when: evening }, "Sopa: disponível sex, 18:00–22:00", "Sopa: disponível sex, 18:00–22:00"],
])("what cannot be had as it was ordered (%j) says why", (line, alone, named) => {
  expect(leftWords({ title: "Sopa", ...line })).toBe(alone);
  expect(namedWords({ title: "Sopa", ...line })).toBe(named);
});
