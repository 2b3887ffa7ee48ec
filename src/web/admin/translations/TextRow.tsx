import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, type KeyboardEvent } from "react";
import type { TranslatedText } from "../../../contract/translations.ts";
import { defaultLanguage, languageTags } from "../../../domain/languages.ts";
import {
  isRichText,
  maxLengthOf,
  type TranslationLanguage,
  type TranslationState,
} from "../../../domain/translation-state.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { RichText } from "../../menu/page/RichText.tsx";
import { translationText } from "../../text/translation-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field, TextAreaField } from "../../ui/Field.tsx";
import { focusUnlessElsewhere } from "../../ui/focus-unless-elsewhere.ts";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import tones from "../../ui/tones.module.css";
import { RichTextField } from "../rich-text/RichTextField.tsx";
import { saveEdits } from "./save-edits.ts";
import { labelOf, translationStateOf, type TranslationCell } from "./translation-cells.ts";
import styles from "./TranslationEditor.module.css";
import type { TranslationForm } from "./use-translation-form.ts";

type TextRowProps = {
  cell: string;
  text: TranslatedText;
  language: TranslationLanguage;
  form: TranslationForm;
  /** A machine's suggestion that nobody has reviewed. */
  suggestion: TranslationCell | undefined;
  onDrop: (cell: string) => void;
};

const words = translationText;
const stateTones = { missing: "warn", outdated: "danger", same: "info", done: "ok" } as const;

/** An original, next to the field for its translation. */
export function TextRow(props: TextRowProps) {
  const { cell, text, language, form, suggestion, onDrop } = props;
  const row = useRef<HTMLDivElement>(null);
  const stored = form.stored[cell];
  const isChanged = form.changed.includes(cell);
  const value = form.values[cell];
  const put = (written: string, from = text.original) => {
    form.set({ [cell]: { text: written, from } });
    onDrop(cell);
  };
  const focusField = () =>
    focusUnlessElsewhere(row.current, row.current?.querySelector("[data-translation]"));
  const accept = () => suggestion && put(suggestion.text, suggestion.from);
  const answer = (act: () => void) => () => {
    act();
    focusField();
  };
  const state = translationStateOf(text, language);
  const origin = text.origins[language];
  const hasMoved = isChanged && value !== undefined && value.from !== text.original;
  return (
    <div
      ref={row}
      className={classNames(
        styles.row,
        isChanged && styles.changed,
        suggestion && styles.suggested,
      )}
    >
      <div className={styles.original}>
        <span className={styles.caption}>{words.original}</span>
        {isRichText(text) ? (
          <RichText html={text.original} />
        ) : (
          <p lang={languageTags[defaultLanguage]}>{text.original}</p>
        )}
        {state === "outdated" && origin !== undefined && !isRichText(text) && (
          <p className={styles.was}>{words.originalWas(origin)}</p>
        )}
      </div>
      <div className={styles.translation}>
        <Control
          {...props}
          value={suggestion?.text ?? value?.text ?? ""}
          onWrite={put}
          onRestore={() => {
            onDrop(cell);
            if (stored) form.set({ [cell]: stored });
          }}
          onAccept={accept}
        />
        {hasMoved && <p className={tones.warn}>{words.originalChanged}</p>}
        <div className={styles.state}>
          {suggestion ? (
            <>
              <span className={classNames(styles.mark, tones.info)}>
                <Icon name="info" />
                {words.suggestions.mark}
              </span>
              <div className={styles.tools}>
                <Button onClick={answer(accept)}>{words.suggestions.accept}</Button>
                <Button onClick={answer(() => onDrop(cell))}>{words.suggestions.drop}</Button>
              </div>
            </>
          ) : (
            !isChanged && <StateMark {...{ text, language, state }} onDone={focusField} />
          )}
        </div>
      </div>
    </div>
  );
}

type ControlProps = TextRowProps & {
  value: string;
  onWrite: (text: string) => void;
  onRestore: () => void;
  onAccept: () => void;
};

function Control({ cell, text, language, form, value, ...on }: ControlProps) {
  const field = {
    label: labelOf(text),
    lang: languageTags[language],
    maxLength: maxLengthOf(text),
    error: form.errors[cell],
    "data-translation": cell,
  };
  if (isRichText(text)) return <RichTextField {...field} value={value} onChange={on.onWrite} />;
  const wiring = {
    ...field,
    autoComplete: "off",
    enterKeyHint: "next" as const,
    value,
    onKeyDown: ({ key, ctrlKey, metaKey, target, nativeEvent }: KeyboardEvent) => {
      // The key belongs to an input method that is composing letters.
      if (nativeEvent.isComposing) return;
      if (key === "Escape") on.onRestore();
      const isLine = target instanceof HTMLInputElement;
      // Pressing Enter on a suggestion means that the person has read it.
      if (key === "Enter" && (isLine || ctrlKey || metaKey)) on.onAccept();
    },
  };
  return text.field === "subtitle" ? (
    <TextAreaField
      {...wiring}
      rows={3}
      onChange={({ currentTarget }) => on.onWrite(currentTarget.value)}
    />
  ) : (
    <Field {...wiring} onChange={({ currentTarget }) => on.onWrite(currentTarget.value)} />
  );
}

type StateMarkProps = {
  text: TranslatedText;
  language: TranslationLanguage;
  state: TranslationState;
  onDone: () => void;
};

/** The state of the stored translation, and the button that confirms it as right. */
function StateMark({ text, language, state, onDone }: StateMarkProps) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const confirm = useMutation({
    mutationFn: () => {
      const translation = text.translations[language] ?? "";
      const edit = { key: text.key, language, text: translation, from: text.original };
      return saveEdits([{ ...edit, base: translation }], { api, queries });
    },
    onSuccess: () => {
      show({ text: words.confirmed, tone: "ok" });
      onDone();
    },
    onError: (error) => show({ text: words.notConfirmed(refusalText(error)), tone: "danger" }),
    meta: { blocks: true },
  });
  return (
    <>
      <span className={classNames(styles.mark, tones[stateTones[state]])}>
        <Icon name={state === "done" ? "check" : state === "same" ? "copy" : "alert"} />
        {words.marks[state]}
      </span>
      {(state === "outdated" || state === "same") && (
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {state === "same" ? words.meantSame : words.stillRight}
        </Button>
      )}
    </>
  );
}
