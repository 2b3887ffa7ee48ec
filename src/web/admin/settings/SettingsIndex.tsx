import { useEffect, useRef, useState } from "react";
import { editingText } from "../../text/editing-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { showWhole } from "../../ui/scrolling.ts";
import { isWithin, sectionAnchor, sectionTitle, type Section } from "./shown-sections.ts";
import { useSettings } from "./settings-context.ts";
import styles from "./SettingsIndex.module.css";

type Group = keyof typeof settingsText.groups;

/** Links to the sections: next to the page on wide screens, else in a row above it. */
export function SettingsIndex({ sections }: { sections: readonly Section[] }) {
  const { changed } = useSettings();
  const nav = useRef<HTMLElement>(null);
  const { current, choose } = useCurrentSection(sections.map(({ key }) => sectionAnchor(key)));
  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Only the row or the column scrolls, not the page. It does not scroll while a keyboard is in it.
    if (row && link && !row.querySelector(":focus-visible")) {
      const { offsetLeft, offsetTop } = link;
      row.scrollTo({
        left: offsetLeft - row.clientWidth / 3,
        top: offsetTop - row.clientHeight / 2,
      });
    }
  }, [current]);
  useEffect(keepHashInView, []);
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <nav ref={nav} className={styles.index} aria-label={settingsText.sectionNavigation}>
      {groups.map((group) => (
        <div key={group}>
          <p className={styles.groupName} id={`group-${group}`}>
            {settingsText.groups[group satisfies Group]}
          </p>
          <ul className={styles.links} aria-labelledby={`group-${group}`}>
            {sections
              .filter((section) => section.group === group)
              .map(({ key, paths }) => (
                <li key={key}>
                  <a
                    href={`#${sectionAnchor(key)}`}
                    className={styles.link}
                    aria-current={current === sectionAnchor(key) ? "true" : undefined}
                    onFocus={({ currentTarget }) => showWhole(currentTarget)}
                    onClick={() => choose(sectionAnchor(key))}
                  >
                    {sectionTitle(key)}
                    {changed.some((path) => isWithin(path, paths)) && (
                      <span className={styles.changed}>
                        <span className="visually-hidden">, {editingText.pending.unsavedMark}</span>
                      </span>
                    )}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Events by which a person scrolls. */
const scrollingActs = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Shows the section that the address names: the browser looked for it before the page was there. Sections above it may
 * still grow with what they fetch, so it is shown again until the person does something.
 */
function keepHashInView(): (() => void) | undefined {
  const section = location.hash === "" ? null : document.getElementById(location.hash.slice(1));
  if (!section) return undefined;
  const grown = new ResizeObserver(() => section.scrollIntoView());
  grown.observe(document.body);
  const over = new AbortController();
  over.signal.addEventListener("abort", () => grown.disconnect());
  for (const act of scrollingActs)
    window.addEventListener(act, () => over.abort(), { signal: over.signal, passive: true });
  return () => over.abort();
}

/** The section in view is the last that begins above this line, in pixels from the top of the window. */
const lineY = 180;

/**
 * The id of the section in view, which is the first until one was seen, and a function to choose one. Short sections at
 * the end never reach the top, so a chosen one stays until the person scrolls on.
 */
function useCurrentSection(ids: readonly string[]) {
  const [seen, setSeen] = useState<string>();
  // An object, so that the same section chosen again is a new choice.
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
