import { afterEach, expect, test, vi } from "vitest";
import { createKeptStore } from "./kept-store.ts";

const kept = new Map<string, string>();
const newStore = () =>
  createKeptStore<string>({
    key: "word",
    findStorage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    read: (json) => json ?? "",
    write: (word) => word || null,
  });

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test("what another page stored while this one was put aside is told when it is shown again", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  kept.set("word", "before");
  const store = newStore();
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.current()));
  kept.set("word", "ordered");
  page.dispatchEvent(new Event("pageshow"));
  expect(heard.at(-1)).toBe("ordered");
  stop();
  kept.set("word", "later");
  page.dispatchEvent(new Event("pageshow"));
  expect(heard.at(-1)).toBe("ordered");
});

test("a change that changes nothing still tells what another page has stored", () => {
  const store = newStore();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  listener.mockClear();
  kept.set("word", "theirs");
  expect(store.change((word) => word)).toBe("theirs");
  expect(listener).toHaveBeenCalledOnce();
});
