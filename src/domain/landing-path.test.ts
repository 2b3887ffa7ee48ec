import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  landingPath,
  hasMenuAt,
  isViewMode,
  menuPage,
  viewModes,
  type Features,
} from "./landing-path.ts";

function account(on: Partial<Features> = {}, source = "cardapio") {
  const off = {
    delivery: false,
    linktree: false,
    localOrder: false,
    easyOrder: false,
    attendantOrder: false,
  };
  return { features: { ...off, ...on }, source };
}

describe("arriving at the front door", () => {
  test("linktree keeps the visitor on /home, even with delivery on", () => {
    expect(landingPath(account({ linktree: true, delivery: true }, "menu"), "home")).toBe("/home");
  });

  test("delivery comes before the source page", () => {
    expect(landingPath(account({ delivery: true }, "menu"), "home")).toBe("/delivery");
  });

  test("without either, the source page shows, and /cardapio when there is none", () => {
    expect(landingPath(account({}, "book"), "home")).toBe("/book");
    expect(landingPath(account({}, ""), "home")).toBe("/cardapio");
  });
});

test("/easy-order stays while easyOrder is on, else the source page shows", () => {
  expect(landingPath(account({ easyOrder: true }, "menu"), "easy-order")).toBe("/easy-order");
  expect(landingPath(account({}, "menu"), "easy-order")).toBe("/menu");
});

test("easy-order may be the source page while easyOrder is on", () => {
  expect(landingPath(account({ easyOrder: true }, "easy-order"), "home")).toBe("/easy-order");
});

test("a source of easy-order with easyOrder off does not send visitors in circles", () => {
  expect(landingPath(account({}, "easy-order"), "easy-order")).toBe("/cardapio");
  expect(landingPath(account({}, "easy-order"), "home")).toBe("/cardapio");
});

test("/pedido-mesa stays with localOrder or attendantOrder on, else /cardapio shows", () => {
  expect(landingPath(account({ localOrder: true }, "menu"), "pedido-mesa")).toBe("/pedido-mesa");
  expect(landingPath(account({ attendantOrder: true }, "menu"), "pedido-mesa")).toBe(
    "/pedido-mesa",
  );
  expect(landingPath(account({}, "menu"), "pedido-mesa")).toBe("/cardapio");
});

test.each([
  ["delivery", "delivery"],
  ["easy-order", "easyOrder"],
] as const)("the menu page may be /%s while %s is on, else it is /cardapio", (source, feature) => {
  expect(menuPage(account({ [feature]: true }, source))).toBe(source);
  expect(menuPage(account({}, source))).toBe("cardapio");
  expect(landingPath(account({}, source), "home")).toBe("/cardapio");
});

test("the home page leads to the menu page and is not one, linktree or not", () => {
  expect(menuPage(account({}, "home"))).toBe("cardapio");
  expect(menuPage(account({ linktree: true }, "home"))).toBe("cardapio");
  expect(landingPath(account({}, "home"), "home")).toBe("/cardapio");
});

const anyAccount = fc.record({
  features: fc.record({
    delivery: fc.boolean(),
    linktree: fc.boolean(),
    localOrder: fc.boolean(),
    easyOrder: fc.boolean(),
    attendantOrder: fc.boolean(),
  }),
  source: fc.oneof(
    fc.constantFrom(...viewModes, "//evil.example", "javascript:alert(1)"),
    fc.string(),
  ),
});
const doors = ["home", "easy-order", "pedido-mesa"] as const;

test("threat 24: whatever the source says, a visitor is only sent to one of the site's own paths", () => {
  const own = new Set([...viewModes, "pedido-mesa"].map((name) => `/${name}`));
  fc.assert(
    fc.property(anyAccount, fc.constantFrom(...doors), (someAccount, door) => {
      expect(own).toContain(landingPath(someAccount, door));
    }),
  );
});

test("whatever the source says, the menu page is one that the features serve", () => {
  fc.assert(
    fc.property(anyAccount, (someAccount) => {
      expect(hasMenuAt(menuPage(someAccount), someAccount.features)).toBe(true);
    }),
  );
});

test("redirects end after at most two hops, for every account", () => {
  fc.assert(
    fc.property(anyAccount, fc.constantFrom(...doors), (someAccount, door) => {
      const follow = (path: string) => {
        const next = doors.find((name) => `/${name}` === path);
        return next === undefined ? path : landingPath(someAccount, next);
      };
      const end = follow(follow(`/${door}`));
      expect(follow(end)).toBe(end);
    }),
  );
});

test.each(["", "Cardapio", "cardapio/", "/cardapio", "admin", "pedidos", "//evil", "\tmenu"])(
  "threat 24: %j is neither a view mode nor a source",
  (text) => {
    expect(isViewMode(text)).toBe(false);
  },
);
