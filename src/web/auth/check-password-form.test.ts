import { expect, test } from "vitest";
import { checkPasswordForm } from "./check-password-form.ts";

const good = { current: "a", new: "nova senha", confirm: "nova senha" };

test("a form with everything in it is left to the server", () => {
  expect(checkPasswordForm(good)).toEqual({});
});

test("a missing current password reads as a wrong one", () => {
  expect(checkPasswordForm({ ...good, current: "" })).toEqual({ current: "Senha atual inválida" });
});

test("a confirmation that differs is named, even by case or by a space", () => {
  const mismatch = { confirm: "Nova senha e confirma senha estão diferentes" };
  for (const confirm of ["nova Senha", "nova senha ", ""])
    expect(checkPasswordForm({ ...good, confirm })).toEqual(mismatch);
});

test.each(["", "1234567"])("a new password of less than 8 characters is named: %j", (short) => {
  expect(checkPasswordForm({ current: "a", new: short, confirm: short })).toEqual({
    new: "A senha tem pelo menos 8 caracteres.",
  });
});
