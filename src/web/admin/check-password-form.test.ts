import { expect, test } from "vitest";
import { checkPasswordForm } from "./check-password-form.ts";

test("a form with everything in it is left to the server", () => {
  expect(checkPasswordForm({ current: "a", new: "b", confirm: "b" })).toEqual({});
});

test("a missing current password reads as a wrong one", () => {
  expect(checkPasswordForm({ current: "", new: "b", confirm: "b" })).toEqual({
    current: "Senha atual inválida",
  });
});

test("a confirmation that differs is named, even by case or by a space", () => {
  const mismatch = { confirm: "Nova senha e confirma senha estão diferentes" };
  expect(checkPasswordForm({ current: "a", new: "nova senha", confirm: "nova Senha" })).toEqual(
    mismatch,
  );
  expect(checkPasswordForm({ current: "a", new: "nova", confirm: "nova " })).toEqual(mismatch);
});
