import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type {
  TranslationList as Listed,
  TranslatedSection,
} from "../../../contract/translations.ts";
import type { TranslationLanguage } from "../../../domain/translation-state.ts";
import { useApi } from "../../api/api.ts";
import { useUnsaved } from "../../forms/unsaved.ts";
import { SeeMenuLink } from "../../frame/SeeMenuLink.tsx";
import { text } from "../../text/dictionary.ts";
import { listWords } from "../../text/joined.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { usePageMark } from "../../ui/use-page-mark.ts";
import { AdminFrame, AdminWaiting } from "../AdminFrame.tsx";
import pageStyles from "../AdminPage.module.css";
import cards from "../LanguageCard.module.css";
import { LanguageCard } from "../LanguageCard.tsx";
import { SavePanel, type SavingNotice } from "../SavePanel.tsx";
import { FilePart } from "./FilePart.tsx";
import { translationsQuery } from "./queries.ts";
import { SectionList } from "./SectionList.tsx";
import { cellKey, labelOf, countStates, countWords } from "./translation-cells.ts";
import styles from "./TranslationEditor.module.css";
import { useSuggestions } from "./use-suggestions.ts";
import { useTranslationForm, type TranslationForm } from "./use-translation-form.ts";

const fetchConflict = () => import("../../forms/ConflictDialog.tsx");

/** The menu's and the home page's texts next to their translations, for an account's admins. */
export function TranslationsPage() {
  return <AdminFrame>{(authId) => <Texts authId={authId} />}</AdminFrame>;
}

function Texts({ authId }: { authId: string }) {
  const query = useQuery({ ...translationsQuery(useApi()), refetchOnMount: "always" });
  const [isFetched, setFetched] = useState(false);
  if (!isFetched && query.isFetchedAfterMount && query.isSuccess) setFetched(true);
  if (isFetched && query.data) return <TranslationEditor key={authId} listed={query.data} />;
  return <AdminWaiting query={query} />;
}

/** All texts by category, each original next to its translation into one language, saved as one change. */
function TranslationEditor({ listed }: { listed: Listed }) {
  const { languages, sections } = listed;
  const form = useTranslationForm(listed);
  const suggestions = useSuggestions(listed);
  const [chosen, setChosen] = useState<TranslationLanguage>();
  const language = languages.find((one) => one === chosen) ?? languages[0];
  const { state, error, dismiss } = form.saving;
  const conflict = usePartOnTap(fetchConflict, state === "conflict", dismiss);
  const { part, goToWrong } = useFirstWrong<HTMLElement>(error);
  useUnsaved(form.changed.length > 0, form.discard);
  usePageMark("data-translations");
  if (language === undefined || sections.length === 0)
    return (
      <main id="content" className={pageStyles.page}>
        <EmptyState
          icon="globe"
          title={text.pages.translations}
          heading="h1"
          action={
            language === undefined ? (
              <Link href="/admin" className={buttonClass("primary")}>
                {translationText.toSettings}
              </Link>
            ) : (
              <SeeMenuLink variant="primary" />
            )
          }
        >
          {language === undefined ? translationText.none : translationText.empty}
        </EmptyState>
      </main>
    );
  const labelOfPath = (path: string) => {
    const cell = form.fieldOf(path);
    const texts = sections.flatMap((section) => section.texts);
    const found = texts.find(({ key }) => languages.some((one) => cellKey(one, key) === cell));
    return found ? labelOf(found) : "";
  };
  return (
    <>
      <main ref={part} id="content" className={pageStyles.page}>
        <h1>{text.pages.translations}</h1>
        <p className={styles.explanation}>{translationText.explanation}</p>
        <LanguageChoice {...{ languages, sections, language }} onChoose={setChosen} />
        <FilePart {...{ listed, language }} />
        <SectionList {...{ listed, language, form, suggestions }} />
      </main>
      <SavePanel
        label={translationText.saving.region}
        notice={noticeOf(form, Object.keys(suggestions.cells).length)}
        unsaved={translationText.saving.unsaved(form.changed.length)}
        form={form}
        onSave={() => {
          form.save();
          goToWrong();
        }}
      />
      {conflict && (
        <conflict.ConflictDialog
          editor={form}
          labelOf={labelOfPath}
          show={(_, value) => (typeof value === "string" ? value : "")}
        />
      )}
    </>
  );
}

function noticeOf(
  { gone, errors, changed }: TranslationForm,
  suggested: number,
): SavingNotice | undefined {
  if (gone.length > 0)
    return { tone: "danger", icon: "alert", said: translationText.saving.gone(gone.length) };
  const isPlain = Object.keys(errors).length === 0 && changed.length === 0;
  if (!isPlain || suggested === 0) return undefined;
  return { tone: "info", icon: "info", said: translationText.suggestions.waiting(suggested) };
}

type LanguageChoiceProps = {
  languages: readonly TranslationLanguage[];
  sections: readonly TranslatedSection[];
  language: TranslationLanguage;
  onChoose: (language: TranslationLanguage) => void;
};

/** The languages that guests are offered, with what there is to do in each. */
function LanguageChoice({ languages, sections, language, onChoose }: LanguageChoiceProps) {
  const texts = sections.flatMap((section) => section.texts);
  return (
    <fieldset className={cards.cards}>
      <legend className="visually-hidden">{text.header.language}</legend>
      {languages.map((one) => {
        const asked = countWords(countStates(texts, one));
        return (
          <LanguageCard
            key={one}
            type="radio"
            name="language"
            language={one}
            checked={one === language}
            onChange={() => onChoose(one)}
          >
            {asked.length === 0 && <Icon name="check" />}
            {asked.length === 0 ? translationText.allDone : listWords(asked)}
          </LanguageCard>
        );
      })}
    </fieldset>
  );
}
