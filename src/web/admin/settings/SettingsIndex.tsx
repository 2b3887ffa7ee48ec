import { settingsText } from "../../text/settings-dictionary.ts";
import { Icon } from "../../ui/icons.tsx";
import { SectionMark } from "./SettingsCard.tsx";
import { sectionAnchor, type Section } from "./shown-sections.ts";
import styles from "./SettingsIndex.module.css";

const keepSeen = (link: HTMLElement | null) => link?.scrollIntoView({ block: "nearest" });

type SettingsIndexProps = { sections: readonly Section[]; shown: Section | undefined };

/** Links to the sections: beside the shown one on wide screens, else a page of their own. */
export function SettingsIndex({ sections, shown }: SettingsIndexProps) {
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <nav className={styles.index} aria-label={settingsText.sectionNavigation}>
      {groups.map((group) => (
        <div key={group}>
          <p className={styles.groupName} id={`group-${group}`}>
            {settingsText.groups[group]}
          </p>
          <ul className={styles.links} aria-labelledby={`group-${group}`}>
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <li key={section.key}>
                  <a
                    ref={section.key === shown?.key ? keepSeen : undefined}
                    href={`#${sectionAnchor(section.key)}`}
                    className={styles.link}
                    aria-current={section.key === shown?.key ? "true" : undefined}
                  >
                    <span className={styles.title}>
                      {settingsText.titles[section.key]}
                      <SectionMark section={section} isBrief />
                    </span>
                    <Icon name="chevron" className={styles.chevron} />
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
