import { useEffect } from "react";
import type { Account } from "../../../contract/account.ts";
import { pageTitle } from "../../../domain/page-title.ts";
import { useUnsaved } from "../../forms/unsaved.ts";
import { text } from "../../text/dictionary.ts";
import { editingText } from "../../text/editing-dictionary.ts";
import { sideBySide } from "../../text/joined.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { SavePanel } from "../SavePanel.tsx";
import { AreasSection } from "./areas/AreasSection.tsx";
import { PrintedMenuSection } from "./printed-menu/PrintedMenuSection.tsx";
import { PrintingSection } from "./printing/PrintingSection.tsx";
import { AboutSection } from "./sections/AboutSection.tsx";
import { AccessSection } from "./sections/AccessSection.tsx";
import { ActivitySection } from "./sections/ActivitySection.tsx";
import { AddressSection } from "./sections/AddressSection.tsx";
import { BusinessSection } from "./sections/BusinessSection.tsx";
import { ColourSection } from "./sections/ColourSection.tsx";
import { FeatureSection } from "./sections/FeatureSection.tsx";
import { HistorySection } from "./sections/HistorySection.tsx";
import { LanguageSection } from "./sections/LanguageSection.tsx";
import { PaymentSection } from "./sections/PaymentSection.tsx";
import { QrSection } from "./sections/QrSection.tsx";
import { RatingSection } from "./sections/RatingSection.tsx";
import { RoomSection } from "./sections/RoomSection.tsx";
import { ServicesSection } from "./services/ServicesSection.tsx";
import { SectionFields } from "./SettingField.tsx";
import { SettingsContext } from "./settings-context.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import { SettingsConflict } from "./SettingsConflict.tsx";
import { SettingsIndex } from "./SettingsIndex.tsx";
import styles from "./SettingsPage.module.css";
import { isWithin, sectionTitle, shownSections, type SectionKey } from "./shown-sections.ts";
import { StaffSection } from "./staff/StaffSection.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

const words = editingText.pending;

/** Parts of sections that stand above the settings of `setting-fields.ts`. */
const parts: Partial<Record<SectionKey, () => React.ReactNode>> = {
  business: BusinessSection,
  address: AddressSection,
  about: AboutSection,
  services: ServicesSection,
  areas: AreasSection,
  payment: PaymentSection,
  rooms: RoomSection,
  printing: PrintingSection,
  languages: LanguageSection,
  colours: ColourSection,
  features: FeatureSection,
  qrCode: QrSection,
  printedMenu: PrintedMenuSection,
  activity: ActivitySection,
  staff: StaffSection,
  ratings: RatingSection,
  access: AccessSection,
  history: HistorySection,
};

/** Everything that an owner sets, in one page with one save. It starts over for another person. */
export function SettingsPage({ account }: { account: Account }) {
  const form = useSettingsForm(account);
  const { part, goToWrong } = useFirstWrong<HTMLElement>(form.saving.error);
  const sections = shownSections(account);
  const changedTitles = sections
    .filter(({ paths }) => form.changed.some((path) => isWithin(path, paths)))
    .map(({ key }) => sectionTitle(key));
  useUnsaved(form.changed.length > 0, form.discard);
  useNameInTitle(account.name);
  usePageMark("data-settings");
  const save = () => {
    form.save();
    goToWrong();
  };
  return (
    <SettingsContext value={form}>
      <main ref={part} id="content" className={styles.page}>
        <h1>{text.header.admin}</h1>
        <SettingsIndex sections={sections} />
        <div className={styles.sections}>
          {sections.map((section) => {
            const Part = parts[section.key];
            const card = (
              <SettingsCard key={section.key} section={section}>
                {Part && <Part />}
                <SectionFields section={section.key} />
              </SettingsCard>
            );
            if (section.paths.length === 0) return card;
            return (
              <Form key={section.key} onSubmit={save}>
                {card}
              </Form>
            );
          })}
        </div>
      </main>
      <SavePanel
        label={words.region}
        unsaved={words.unsaved(sideBySide(changedTitles))}
        form={form}
        onSave={save}
        discardQuestion={words.discardQuestion}
      >
        {Object.keys(form.errors).length > 0 && (
          <Button onClick={goToWrong}>{words.goToWrong}</Button>
        )}
      </SavePanel>
      <SettingsConflict sections={sections} />
    </SettingsContext>
  );
}

/** The document's title has the account's name from when it was loaded; this page may change the name. */
function useNameInTitle(name: string): void {
  useEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
    if (!named || named.content === name) return;
    named.content = name;
    document.title = pageTitle({ page: text.header.admin, account: name });
  }, [name]);
}
