import { useRef, useState } from "react";
import type { TranslationList } from "../../../contract/translations.ts";
import { languageNames, languageTags } from "../../../domain/languages.ts";
import type { TranslationLanguage } from "../../../domain/translation-state.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useToast } from "../../ui/Toast.tsx";
import { useShown } from "../../ui/use-shown.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import { decodedTable, planFile, translationFile } from "./translation-file.ts";
import styles from "./TranslationEditor.module.css";

type FilePartProps = { listed: TranslationList; language: TranslationLanguage };

const words = translationText.file;
const maxMegabytes = 4;

/** A language as a file for a translator, and the way back. */
export function FilePart({ listed, language }: FilePartProps) {
  const show = useToast();
  const input = useRef<HTMLInputElement>(null);
  const table = useShown<string>();
  const [isReading, setReading] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const tell = (text: string) => show({ text, tone: "danger" });
    if (file.size > maxMegabytes * 1024 * 1024) return tell(words.tooLarge(maxMegabytes));
    setReading(true);
    try {
      const text = decodedTable(await file.arrayBuffer());
      if (planFile(text, listed).rows === 0) tell(words.noRows);
      else table.show(text);
    } catch {
      tell(words.unreadable);
    }
    setReading(false);
  };
  return (
    <section className={styles.file}>
      <h2>{words.heading}</h2>
      <p className={styles.explanation}>{words.explanation}</p>
      <div className={styles.tools}>
        <Button
          onClick={() => {
            const file = new Blob([translationFile(listed.sections, language)], {
              type: "text/csv;charset=utf-8",
            });
            saveFile(file, words.name(languageTags[language]));
          }}
        >
          {words.save(languageNames[language])}
        </Button>
        <Button busy={isReading} onClick={() => input.current?.click()}>
          {words.bring}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv,text/plain"
          aria-label={words.bring}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            void read(file);
            // The same file can be brought again.
            currentTarget.value = "";
          }}
        />
      </div>
      {table.shown && (
        <ImportDialog
          key={table.shown.serial}
          open={table.shown.isOpen}
          table={table.shown.value}
          listed={listed}
          onClose={table.hide}
        />
      )}
    </section>
  );
}
