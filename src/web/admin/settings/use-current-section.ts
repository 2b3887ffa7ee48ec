import { useEffect, useState } from "react";

/** In view is the last section that begins above this share of the window. */
const lineShare = 0.35;

/** The id of the section in view; the first one until something has been seen. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(" ");
  useEffect(() => {
    const tell = () => {
      const sections = joined.split(" ");
      const line = window.innerHeight * lineShare;
      const isAtEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const isAbove = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line;
      const last = isAtEnd ? sections.at(-1) : sections.findLast(isAbove);
      setCurrent(last ?? sections[0]);
    };
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
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
