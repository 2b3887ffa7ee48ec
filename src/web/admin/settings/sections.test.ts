import { expect, test } from "vitest";
import { newAccount } from "../../content/testing-menu.ts";
import { shownSections } from "./sections.ts";

const { features } = newAccount();

const keysOf = (changes: Partial<typeof features>) =>
  shownSections(newAccount({ features: { ...features, ...changes } })).map(({ key }) => key);

test.each(["localOrder", "attendantOrder"] as const)(
  "a house with %s alone says how many tables it has",
  (feature) => {
    expect(keysOf({ [feature]: true })).toContain("tables");
  },
);

test("a house that neither serves tables nor delivers is asked about neither", () => {
  const keys = keysOf({ localOrder: false, attendantOrder: false, delivery: false });
  expect(keys).not.toContain("tables");
  expect(keys).not.toContain("payment");
  expect(keysOf({ delivery: true })).toContain("payment");
});
