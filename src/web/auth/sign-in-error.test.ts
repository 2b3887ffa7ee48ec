import { expect, test } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import { errorTexts } from "../../contract/error-texts.ts";
import { signInErrorText } from "./sign-in-error.ts";

const refused = (status: number, error: string, more = {}) =>
  new CallRefused(status, { error, message: "", ...more });

test("wrong credentials read as the catalogue has them", () => {
  expect(signInErrorText(refused(400, "Invalid Credentials"))).toBe(
    "Invalid login and/or password!",
  );
});

test("too many tries name the time to wait, in minutes rounded up", () => {
  const after = (seconds: number) =>
    signInErrorText(refused(429, "too_many_requests", { retry_after: seconds }));
  expect(after(61)).toContain("Espere 2 minutos");
  expect(after(60)).toContain("Espere 1 minuto e");
  expect(after(45)).toContain("Espere 45 segundos");
  expect(after(900)).toContain("Espere 15 minutos");
});

test("too many tries without a time still say so", () => {
  expect(signInErrorText(refused(429, "too_many_requests"))).toBe(errorTexts.too_many_requests);
});

test("no network is told apart from a server that fails", () => {
  expect(signInErrorText(refused(0, "offline"))).toBe(errorTexts.offline);
  expect(signInErrorText(refused(503, "unavailable"))).toBe(errorTexts.unavailable);
  expect(signInErrorText(refused(502, "default"))).toBe(errorTexts.default);
  expect(signInErrorText(new TypeError("a defect"))).toBe(errorTexts.default);
});
