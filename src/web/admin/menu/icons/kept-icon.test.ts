import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MenuIcon } from "../../../../contract/content.ts";
import { clearSignIn, storeSignIn } from "../../../api/session.ts";
import { keepIcon, keptIcon } from "./kept-icon.ts";

const image = { id: "7", file: "gelado.webp", width: 64, height: 64, colour: "#00f" };
const fields = { title: "Gelado", image };
const sent = { key: "first", fields };
const none = { fields: { title: "", image: null } };
const iconOf = (id: string): MenuIcon => ({
  id,
  title: "Gelado",
  uploads: { icons: [{ ...image, id }] },
});

const signIn = (authId: string) =>
  storeSignIn({ auth_group_level: 1, auth_group_label: "Dona", _auth_id: authId });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  clearSignIn();
  vi.unstubAllGlobals();
});

test("an icon that had no answer is kept with its key, for whoever has sent it", () => {
  signIn("1");
  keepIcon({ fields, sent });
  expect(keptIcon([iconOf("8")])).toEqual({ fields, sent });
  signIn("2");
  expect(keptIcon([])).toEqual(none);
});

test("one that is listed by now is forgotten, and stays so", () => {
  keepIcon({ fields, sent });
  expect(keptIcon([iconOf("8"), iconOf("7")])).toEqual(none);
  expect(keptIcon([])).toEqual(none);
});

test("one that was never sent is kept, whatever is listed", () => {
  keepIcon({ fields });
  expect(keptIcon([iconOf("7")])).toEqual({ fields });
  keepIcon({ fields: { title: " ", image: null } });
  expect(keptIcon([])).toEqual(none);
});
