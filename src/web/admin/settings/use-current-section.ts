import { useEffect, useState } from "react";

/** Events by which a person scrolls. */
const scrollingActs = ["wheel", "touchmove", "pointerdown", "keydown"];

/** In view is the last section that begins above this line, in pixels from the top of the window. */
const lineY = 180;

/**
 * The id of the section in view, the first one until something has been seen, and how to tell that the person chose
 * one: short sections at the end never reach the top, so the chosen one stays until the person scrolls on.
 */
export function useCurrentSection(ids: readonly string[]) {
  const [seen, setSeen] = useState<string>();
  // Chosen again it is a new one.
  const [chosen, setChosen] = useState<{ id: string }>();
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
  const isThere = (id: string | undefined) => id !== undefined && ids.includes(id);
  const current = [chosen?.id, seen].find(isThere) ?? ids[0];
  return { current, choose: (id: string) => setChosen({ id }) };
}

function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.innerHeight + window.scrollY >= scrollHeight - 2) return ids.at(-1);
  const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  return ids.filter((id) => (top(id) ?? lineY) < lineY).at(-1);
}
