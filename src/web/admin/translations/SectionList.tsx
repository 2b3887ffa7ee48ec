import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import type {
  TranslatedSection,
  TranslatedText,
  TranslationList,
} from "../../../contract/translations.ts";
import type { TranslationLanguage } from "../../../domain/translation-state.ts";
import { listWords } from "../../text/joined.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Button } from "../../ui/Button.tsx";
import { CheckField } from "../../ui/Field.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { eachOnce, repeatedCells } from "./repeated-texts.ts";
import {
  askingCells,
  cellKey,
  countStates,
  countWords,
  translationStateOf,
} from "./translation-cells.ts";
import { TextRow } from "./TextRow.tsx";
import styles from "./TranslationEditor.module.css";
import type { Suggestions } from "./use-suggestions.ts";
import type { TranslationForm } from "./use-translation-form.ts";

type SectionListProps = {
  listed: TranslationList;
  language: TranslationLanguage;
  form: TranslationForm;
  suggestions: Suggestions;
};

const words = translationText;

/** The categories, each with what there is to do in it; those that are open have their fields. */
export function SectionList({ listed, ...rest }: SectionListProps) {
  const { sections, suggests } = listed;
  const { language } = rest;
  /**
   * Texts that were done when somebody asked to see only the rest, or chose the language meanwhile. Texts finished after
   * that stay in sight.
   */
  const [hidden, setHidden] = useState<{ language: TranslationLanguage; keys: Set<string> }>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(sections.length === 1 ? sections.map(({ id }) => id) : []),
  );
  const all = useMemo(() => sections.flatMap(({ texts }) => texts), [sections]);
  const hide = () => {
    const done = all.filter((text) => translationStateOf(text, language) === "done");
    setHidden({ language, keys: new Set(done.map(({ key }) => key)) });
  };
  if (hidden && hidden.language !== language) hide();
  return (
    <>
      <CheckField
        label={words.onlyOpen}
        checked={hidden !== undefined}
        onChange={({ currentTarget }) => (currentTarget.checked ? hide() : setHidden(undefined))}
      />
      {suggests && <p className={styles.explanation}>{words.suggestions.explanation}</p>}
      {sections.map((section) => (
        <Accordion
          key={section.id}
          className={styles.section}
          open={opened.has(section.id)}
          onToggle={(isOpen) =>
            setOpened((now) => {
              const others = [...now].filter((id) => id !== section.id);
              return new Set(isOpen ? [...others, section.id] : others);
            })
          }
          summary={<SectionHead {...{ section, language }} />}
        >
          {opened.has(section.id) && (
            <Texts {...{ section, all, suggests }} hidden={hidden?.keys} {...rest} />
          )}
        </Accordion>
      ))}
    </>
  );
}

function SectionHead({
  section: { title, texts },
  language,
}: {
  section: TranslatedSection;
  language: TranslationLanguage;
}) {
  const asked = countWords(countStates(texts, language));
  return (
    <h2 className={styles.head}>
      <span>{title || words.home}</span>
      <span className={styles.counts}>{asked.length === 0 ? words.allDone : listWords(asked)}</span>
    </h2>
  );
}

type TextsProps = Omit<SectionListProps, "listed"> & {
  section: TranslatedSection;
  all: readonly TranslatedText[];
  hidden: ReadonlySet<string> | undefined;
  suggests: boolean;
};

function Texts({ section, all, hidden, suggests, language, form, suggestions }: TextsProps) {
  const show = useToast();
  const texts = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => section.texts.filter(({ key }) => !hidden?.has(key)),
    [section, hidden],
  );
  const { values, changed } = form;
  const repeated = repeatedCells(shown, all, {
    language,
    values,
    changed,
    suggested: suggestions.cells,
  });
  const repeats = Object.keys(repeated).length;
  const repeat = () => {
    form.set(repeated);
    texts.current?.querySelector<HTMLElement>("[data-translation]")?.focus();
    show({ text: words.repeated(repeats), tone: "info" });
  };
  const open = askingCells([language], [section]);
  const asking = shown.filter(({ key }) => {
    const cell = cellKey(language, key);
    const isIn = (cells: object) => cell in cells;
    return open.has(cell) && ![suggestions.cells, repeated].some(isIn) && !changed.includes(cell);
  });
  const isSuggested = ({ key }: TranslatedText) => cellKey(language, key) in suggestions.cells;
  const wanted = eachOnce(asking, all.filter(isSuggested));
  return (
    // These keys only move from field to field. The fields handle all others.
    <div ref={texts} role="group" className={styles.texts} onKeyDownCapture={goToNext}>
      {repeats > 0 && <Button onClick={repeat}>{words.repeat(repeats)}</Button>}
      {suggests && wanted.length > 0 && (
        <Button busy={suggestions.isAsking} onClick={() => void suggestions.ask(language, wanted)}>
          {words.suggestions.ask(wanted.length)}
        </Button>
      )}
      {shown.length === 0 && <p>{words.allDone}</p>}
      {shown.map((text) => {
        const cell = cellKey(language, text.key);
        return (
          <TextRow
            key={cell}
            {...{ cell, text, language, form }}
            suggestion={form.changed.includes(cell) ? undefined : suggestions.cells[cell]}
            onDrop={suggestions.drop}
          />
        );
      })}
    </div>
  );
}

/**
 * Enter goes from a line of text to the next field of the category; in longer texts Ctrl and Enter do, before the editor
 * of formatted text takes them for a new line.
 */
function goToNext(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const isLine = target instanceof HTMLInputElement;
  if (target.dataset["translation"] === undefined || !(isLine || ctrlKey || metaKey)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>("[data-translation]")];
  fields[fields.indexOf(target) + 1]?.focus();
}
