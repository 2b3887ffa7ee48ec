import { afterEach, expect, test, vi } from "vitest";
import {
  clearSignIn,
  storedInlineAdminMode,
  storedSignIn,
  storedToken,
  storeSignIn,
  storeToken,
} from "./session.ts";

const signedIn = { auth_group_level: 1, auth_group_label: "Dona", _auth_id: "1" } as const;

/** The browser's storage, which other tabs change as well. */
function newStorage({ isFull = false } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error("QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  return kept;
}

afterEach(() => {
  clearSignIn();
  vi.unstubAllGlobals();
});

test("another tab that sees the keys go one by one never sees an admin mode of nobody, nor staff without a token", () => {
  newStorage();
  storeToken("one");
  storeSignIn(signedIn);
  const seen: boolean[] = [];
  const remove = localStorage.removeItem.bind(localStorage);
  localStorage.removeItem = (key) => {
    remove(key);
    const isStaff = storedSignIn() !== null;
    seen.push(storedInlineAdminMode() === "true" && !isStaff, isStaff && storedToken() === null);
  };
  clearSignIn();
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).not.toContain(true);
});

test("who signed in here is nobody any more when another tab has signed out", () => {
  const kept = newStorage();
  storeToken("one");
  storeSignIn(signedIn);
  expect(storedSignIn()).toEqual(signedIn);
  kept.clear();
  expect(storedSignIn()).toBeNull();
  expect(storedToken()).toBeNull();
});

test("a storage that takes nothing more does not bring an older token back", () => {
  newStorage({ isFull: true }).set("token", "old");
  storeToken("new");
  expect(storedToken()).toBe("new");
  storeToken(null);
  expect(storedToken()).toBeNull();
});
