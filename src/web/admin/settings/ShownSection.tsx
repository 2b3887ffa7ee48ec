import type { ComponentType } from "react";
import { settingsText } from "../../text/settings-dictionary.ts";
import { PartAwaited } from "../../ui/PartAwaited.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import { SectionMark } from "./SettingsCard.tsx";
import styles from "./SettingsCard.module.css";
import { useSettings } from "./use-settings-form.ts";
import { sectionAnchor, type Section, type SectionKey } from "./shown-sections.ts";

const business = () => import("./sections/BusinessSection.tsx");

/** The script of each section, with its words. */
const parts: Record<SectionKey, () => Promise<{ Part: ComponentType }>> = {
  business: async () => ({
    Part: (await business()).BusinessSection,
  }),
  contacts: async () => ({
    Part: (await business()).ContactsSection,
  }),
  address: async () => ({ Part: (await import("./sections/AddressSection.tsx")).AddressSection }),
  about: async () => ({ Part: (await business()).AboutSection }),
  services: async () => ({
    Part: (await import("./services/ServicesSection.tsx")).ServicesSection,
  }),
  areas: async () => ({ Part: (await import("./areas/AreasSection.tsx")).AreasSection }),
  payment: async () => ({ Part: (await import("./sections/PaymentSection.tsx")).PaymentSection }),
  tables: async () => ({ Part: (await import("./sections/TablesSection.tsx")).TablesSection }),
  rooms: async () => ({ Part: (await import("./sections/TablesSection.tsx")).RoomsSection }),
  printing: async () => ({
    Part: (await import("./printing/PrintingSection.tsx")).PrintingSection,
  }),
  languages: async () => ({
    Part: (await import("./sections/LanguageSection.tsx")).LanguageSection,
  }),
  colours: async () => ({ Part: (await import("./sections/ColourSection.tsx")).ColourSection }),
  features: async () => ({ Part: (await import("./sections/FeatureSection.tsx")).FeatureSection }),
  qrCode: async () => ({ Part: (await import("./sections/QrSection.tsx")).QrSection }),
  printedMenu: async () => ({
    Part: (await import("./printed-menu/PrintedMenuSection.tsx")).PrintedMenuSection,
  }),
  activity: async () => ({
    Part: (await import("./sections/ActivitySection.tsx")).ActivitySection,
  }),
  staff: async () => ({ Part: (await import("./staff/StaffSection.tsx")).StaffSection }),
  ratings: async () => ({ Part: (await import("./sections/RatingSection.tsx")).RatingSection }),
  access: async () => ({ Part: (await import("./sections/AccessSection.tsx")).AccessSection }),
  history: async () => ({ Part: (await import("./sections/HistorySection.tsx")).HistorySection }),
};

/** A section under its title, fetched when it is first shown. While something is not saved, the page is not reloaded for it. */
export function ShownSection({ section }: { section: Section }) {
  const hasUnsaved = useSettings().changed.length > 0;
  const { part, ...fetching } = useLazyPart(parts[section.key], true, hasUnsaved);
  const titleId = `${sectionAnchor(section.key)}-title`;
  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={!part}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {settingsText.titles[section.key]}
        </h2>
        <SectionMark section={section} />
      </div>
      {part ? <part.Part /> : <PartAwaited {...fetching} height="24rem" />}
    </section>
  );
}
