import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStoredChoice } from "./use-stored-choice.ts";

const key = "orders.onlyMine";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

test("a choice is the usual one until another is made, which stays", () => {
  expect(createStoredChoice(key, true).current()).toBe(true);
  createStoredChoice(key, true).change(() => false);
  expect(createStoredChoice(key, true).current()).toBe(false);
});

test("a choice that is made in another tab is followed", () => {
  const choice = createStoredChoice(key, true);
  const changed = vi.fn<() => void>();
  const stop = choice.subscribe(changed);
  kept.set(key, "false");
  window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  expect(choice.current()).toBe(false);
  expect(changed).toHaveBeenCalledOnce();
  stop();
});
