import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearSignIn, storeSignIn } from "../../../api/session.ts";
import { keepDraft, keptDraft } from "./drafts.ts";

const draft = { values: { title_br: "Guaraná gelado" }, base: { title_br: "Guaraná" } };

const signIn = (authId: string) =>
  storeSignIn({ auth_group_level: 1, auth_group_label: "Dona", _auth_id: authId });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => {
  clearSignIn();
  vi.unstubAllGlobals();
});

test("whoever signs in next in the same tab does not find what the former one had typed", () => {
  signIn("1");
  keepDraft("guarana", draft);
  clearSignIn();
  signIn("2");
  expect(keptDraft("guarana")).toBeUndefined();
  keepDraft("calabresa", draft);
  signIn("1");
  expect(keptDraft("guarana")).toEqual(draft);
  expect(keptDraft("calabresa")).toBeUndefined();
});
