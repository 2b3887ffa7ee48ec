import { useEffect, useState } from "react";

/** What a person scrolls with. */
const scrollingActs = ["wheel", "touchmove", "pointerdown", "keydown"];

/** In view is the last section that begins above this share of the window. */
const lineShare = 0.2;

/**
 * The id of the section in view, the first one until something has been seen, and how to tell that the person chose
 * one: short sections at the end never reach the top, so the chosen one stays until the person scrolls on.
 */
export function useCurrentSection(ids: readonly string[]) {
  const [seen, setSeen] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const joined = ids.join(" ");
  useEffect(() => {
    const tell = () => setSeen(sectionInView(joined.split(" ")));
    let frame = 0;
    const scrolled = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    };
    window.addEventListener("scroll", scrolled, { passive: true });
    window.addEventListener("resize", scrolled);
    scrolled();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", scrolled);
      window.removeEventListener("resize", scrolled);
    };
  }, [joined]);
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const over = new AbortController();
    const { signal } = over;
    let isTheirs = false;
    for (const act of scrollingActs) {
      window.addEventListener(act, () => (isTheirs = true), { signal, passive: true });
    }
    const scrolled = () => {
      if (isTheirs) setChosen(undefined);
    };
    window.addEventListener("scroll", scrolled, { signal, passive: true });
    return () => over.abort();
  }, [chosen]);
  const current = [chosen, seen].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  return { current, choose: setChosen };
}

function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.innerHeight + window.scrollY >= scrollHeight - 2) return ids.at(-1);
  const line = window.innerHeight * lineShare;
  const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  return ids.findLast((id) => (top(id) ?? line) < line);
}
