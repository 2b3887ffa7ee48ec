import { expect, test } from "vitest";
import { isShownAt, sentStations } from "./StationsDialog.tsx";

test("one station is the default, also when the former one was removed and brought back", () => {
  const sent = (...defaults: boolean[]) =>
    sentStations({ stations: defaults.map((isDefault) => ({ name: "Bar", isDefault })) });
  expect(sent(false, true, true).map((one) => one.default)).toEqual([false, true, false]);
  expect(sent(false, false).map((one) => one.default)).toEqual([true, false]);
});

test("a refusal stands at the names, or above all where no field has its path", () => {
  expect(["stations", "stations.1.name", "stations.1.default"].map(isShownAt)).toEqual([
    true,
    true,
    false,
  ]);
});
