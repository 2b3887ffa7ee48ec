import { expect, test } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import { text } from "../text/dictionary.ts";
import { isOffline } from "./is-offline.ts";
import { refusalText } from "./refusal-text.ts";

const refused = (status: number, message: string, more = {}) =>
  new CallRefused(status, { error: "code", message, ...more });

test("a refusal reads as the server words it", () => {
  expect(refusalText(refused(400, "Invalid login and/or password!"))).toBe(
    "Invalid login and/or password!",
  );
  expect(refusalText(refused(429, "Muitas tentativas."))).toBe("Muitas tentativas.");
});

test("too many tries name the time to wait, in minutes rounded up", () => {
  const after = (seconds: number) => refusalText(refused(429, "", { retry_after: seconds }));
  expect(after(1)).toContain("Espere 1 segundo e");
  expect(after(45)).toContain("Espere 45 segundos");
  expect(after(60)).toContain("Espere 1 minuto e");
  expect(after(61)).toContain("Espere 2 minutos");
  expect(after(900)).toContain("Espere 15 minutos");
});

test("a service that will be back is not a guest's too many tries", () => {
  expect(refusalText(refused(503, "Fora do ar.", { retry_after: 2 }))).toBe("Fora do ar.");
});

test("what brought no words of its own has those of an unknown error", () => {
  expect(refusalText(refused(502, ""))).toBe(text.states.unknownError);
  expect(refusalText(new TypeError("a defect"))).toBe(text.states.unknownError);
});

test("only a call without an answer is offline", () => {
  expect(isOffline(refused(0, text.states.noNetwork))).toBe(true);
  expect(isOffline(refused(500, "An error occurred"))).toBe(false);
  expect(isOffline(new TypeError("a defect"))).toBe(false);
});
