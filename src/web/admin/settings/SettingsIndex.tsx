import { useEffect, useRef } from "react";
import { editingText } from "../../text/editing-dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { showWhole } from "../../ui/scrolling.ts";
import { isWithin, sectionAnchor, sectionTitle, type Section } from "./shown-sections.ts";
import { useSettings } from "./settings-context.ts";
import styles from "./SettingsIndex.module.css";
import { useCurrentSection } from "./use-current-section.ts";

type Group = keyof typeof settingsText.groups;

/** The way to each section: beside the page where there is room, else a row above it. */
export function SettingsIndex({ sections }: { sections: readonly Section[] }) {
  const { changed } = useSettings();
  const nav = useRef<HTMLElement>(null);
  const { current, choose } = useCurrentSection(sections.map(({ key }) => sectionAnchor(key)));
  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Only the row itself scrolls, or the column: the page is the person's.
    if (row && link) {
      const { offsetLeft, offsetTop } = link;
      row.scrollTo({
        left: offsetLeft - row.clientWidth / 3,
        top: offsetTop - row.clientHeight / 2,
      });
    }
  }, [current]);
  // The browser looked for it before the page was there.
  useEffect(() => {
    if (location.hash !== "") document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
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
