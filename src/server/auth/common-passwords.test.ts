import { describe, expect, it } from "vitest";
import { adminCredentials, attendantCredentials } from "../testing/new-account.ts";
import { isCommonPassword } from "./common-passwords.ts";

describe("threat 20: the first passwords that anybody would try", () => {
  it.each([
    "12345678",
    "123456789",
    "1234567890",
    "87654321",
    "0123456789",
    "11111111",
    "12341234",
    "123123123",
    "abcabcabc",
    "aaaaaaaa",
    "password",
    "Password1",
    "P@ssw0rd",
    "senha123",
    "SENHA1234",
    "senha@2026",
    "brasil2014",
    "flamengo10",
    "jesuscristo",
    "qwertyui",
    "1q2w3e4r",
    "qwer1234",
    "iloveyou",
    "admin123",
    "pizzaria1",
    "comanda@123",
    "garcom2025",
  ])("are known: %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "uma frase que só eu sei",
    "senha da ana",
    "correto cavalo bateria grampo",
    "x7#kQ2!mZ",
    "19871203",
    "pizzaria da esquina",
    adminCredentials.pass,
    attendantCredentials.pass,
  ])("others are not: %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
