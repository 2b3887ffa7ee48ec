import { expect, it } from "vitest";
import { pageTitle } from "./page-title.ts";

it("names the page and the account, and the first page by the account alone", () => {
  expect(pageTitle({ page: "Cardápio", account: "Forno da Vila" })).toBe(
    "Cardápio · Forno da Vila",
  );
  expect(pageTitle({ page: undefined, account: "Forno da Vila" })).toBe("Forno da Vila");
});
