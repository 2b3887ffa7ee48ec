import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { defaultLanguage, languageTags, type Language } from "../../../domain/languages.ts";
import { withSlash } from "../../../domain/link-address.ts";
import { limits } from "../../../domain/text-rules.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/icons.tsx";
import dragging from "../dragging.module.css";
import { completeLink } from "../rich-text/complete-link.ts";
import styles from "./ButtonsEditor.module.css";
import { buttonText, type ButtonPart, type HomeButtonFields } from "./button-list.ts";

type ButtonRowProps = {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  button: HomeButtonFields;
  language: Language;
  errorOf: (part: ButtonPart) => string | undefined;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onText: (part: ButtonPart, text: string) => void;
};

const words = homeEditorText.home;

/** One button of the home page, its words and its link in one language. */
export function ButtonRow(props: ButtonRowProps) {
  const { id, name, isFirst, isLast, button, language, errorOf, onMove, onRemove, onText } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id });
  const isOther = language !== defaultLanguage;
  const field = (part: ButtonPart) => ({
    value: buttonText(button, part, language),
    error: errorOf(part),
  });
  const fallback = (part: ButtonPart) => {
    const portuguese = buttonText(button, part, defaultLanguage);
    return isOther && portuguese !== "" ? words.fallback(portuguese) : undefined;
  };
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.row, drag.isDragging && dragging.dragged)}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      <div className={styles.tools}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={dragging.handle}
          aria-label={words.drag(name)}
          aria-roledescription={undefined}
        >
          <Icon name="grip" />
        </button>
        <strong className={styles.name}>{name}</strong>
        <IconButton
          icon="chevron"
          className={classNames(dragging.step, dragging.up)}
          label={words.moveUp(name)}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron"
          className={dragging.step}
          label={words.moveDown(name)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={words.remove(name)} onClick={onRemove} />
      </div>
      <div className={styles.texts}>
        <Field
          label={words.buttonLabel}
          lang={languageTags[language]}
          optional={isOther}
          maxLength={limits.buttonLabel}
          hint={fallback("cta")}
          {...field("cta")}
          onChange={(event) => onText("cta", event.currentTarget.value)}
        />
        <Field
          label={words.buttonLink}
          optional={isOther}
          maxLength={limits.href}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={fallback("href") ?? words.linkHint}
          {...field("href")}
          onChange={(event) => onText("href", event.currentTarget.value)}
          onBlur={(event) => {
            const completed = withSlash(completeLink(event.currentTarget.value));
            if (completed !== event.currentTarget.value) onText("href", completed);
          }}
        />
      </div>
    </li>
  );
}
