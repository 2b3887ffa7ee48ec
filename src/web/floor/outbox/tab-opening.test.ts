import { expect, test } from "vitest";
import { CallRefused } from "../../../contract/client.ts";
import { refusalOf } from "./tab-opening.ts";

const refused = (problems: NonNullable<CallRefused["refusal"]["problems"]>) =>
  new CallRefused(422, { error: "unprocessable_entity", message: "Confira.", problems });

test("a program that does not know tabs named by devices yet has refused nothing", () => {
  expect(refusalOf(refused({ "data.hash": { code: "unknown_field" } }))).toBeUndefined();
  expect(refusalOf(refused({ "data.hash": { code: "tab_of_another" } }))?.code).toBe(
    "unprocessable_entity",
  );
});
