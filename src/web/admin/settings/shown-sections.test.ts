import { expect, test } from "vitest";
import { newAccount } from "../../content/testing-menu.ts";
import { shownSections } from "./shown-sections.ts";

const { features } = newAccount();

const keysOf = (changes: Partial<typeof features>) =>
  shownSections(newAccount({ features: { ...features, ...changes } })).map(({ key }) => key);

test.each(["localOrder", "attendantOrder"] as const)(
  "an account with %s alone says how many tables it has",
  (feature) => {
    expect(keysOf({ [feature]: true })).toContain("tables");
  },
);

test("an account whose guests order from rooms says how many it has, as rooms where it has no tables", () => {
  const alone = { localOrder: false, attendantOrder: false };
  expect(keysOf({ ...alone, easyOrder: true })).toContain("rooms");
  expect(keysOf({ ...alone, easyOrder: true })).not.toContain("tables");
  expect(keysOf({ ...alone, easyOrder: false })).not.toContain("rooms");
  // Both would be the same setting.
  expect(keysOf({ easyOrder: true, attendantOrder: true })).not.toContain("rooms");
});

test("an account that neither serves tables nor delivers is asked about neither", () => {
  const keys = keysOf({ localOrder: false, attendantOrder: false, delivery: false });
  expect(keys).not.toContain("tables");
  expect(keys).not.toContain("payment");
  expect(keysOf({ delivery: true })).toContain("payment");
});

test("a section with something unsaved or wrong stays when its feature goes", () => {
  const account = newAccount({ features: { ...features, delivery: false, localOrder: true } });
  const keys = (pending: string[]) => shownSections(account, pending).map(({ key }) => key);
  expect(keys([])).not.toContain("areas");
  expect(keys(["areas.0.name"])).toContain("areas");
  // Rooms have no section where tables have one.
  expect(keys(["extras.locations"])).toEqual(keys([]));
});
