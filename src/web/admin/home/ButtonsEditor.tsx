import { useEffect, useRef, useState } from "react";
import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { arrayMove, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { maxHomeButtons } from "../../../domain/account-limits.ts";
import type { Language } from "../../../domain/languages.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { homeEditorText } from "../../text/home-editor-dictionary.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { useDragging } from "../use-dragging.ts";
import { useUndo } from "../use-undo.ts";
import { ButtonRow } from "./ButtonRow.tsx";
import styles from "./ButtonsEditor.module.css";
import { buttonText, withButtonText, type HomeButtonFields } from "./button-list.ts";
import { useRowIds } from "./use-row-ids.ts";

type ButtonsEditorProps = {
  buttons: readonly HomeButtonFields[];
  language: Language;
  /** By path: "extras.home_ctas.0.href_br". */
  errors: Readonly<Record<string, string>>;
  onChange: (buttons: HomeButtonFields[]) => void;
};

const words = homeEditorText.home;

/** The buttons of the home page: their words and links, their order, new ones and removed ones. */
export function ButtonsEditor({ buttons, language, errors, onChange }: ButtonsEditorProps) {
  const { ids, arrange } = useRowIds(buttons.length);
  const [removed, setRemoved] = useUndo<{ button: HomeButtonFields; index: number }>();
  const [told, setTold] = useState("");
  const isFull = buttons.length >= maxHomeButtons;
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const group = useKeptFocus<HTMLDivElement>();
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector("input")?.focus();
  }, [added]);
  useEffect(() => {
    // The button that was pressed has gone with its row.
    if (told !== "") document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [told]);
  const nameOf = (button: HomeButtonFields, index: number) => {
    const label = buttonText(button, "cta", "br");
    return isBlank(label) ? words.buttonNumber(index + 1) : label;
  };
  const nameOfId = (id: string) => {
    const index = ids.indexOf(id);
    const button = buttons[index];
    return button ? nameOf(button, index) : "";
  };
  const dragging = useDragging(nameOfId, (id) =>
    menuEditorText.sorting.placeNumber(ids.indexOf(id) + 1, ids.length),
  );

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= buttons.length) return;
    setTold(words.moved(nameOfId(ids[from] ?? ""), to + 1, buttons.length));
    arrange((rows) => arrayMove([...rows], from, to));
    onChange(arrayMove([...buttons], from, to));
  };
  const insert = (button: HomeButtonFields, index: number) => {
    arrange((rows, newRow) => [...rows.slice(0, index), newRow(), ...rows.slice(index)]);
    onChange([...buttons.slice(0, index), button, ...buttons.slice(index)]);
  };
  const remove = (index: number) => {
    const button = buttons[index];
    if (!button) return;
    setRemoved({ button, index });
    arrange((rows) => rows.filter((_, row) => row !== index));
    onChange(buttons.filter((_, row) => row !== index));
    addButton.current?.focus();
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={words.buttons}
      className={styles.buttons}
    >
      <h2 className={styles.heading}>{words.buttons}</h2>
      {buttons.length === 0 && <p className={styles.none}>{words.noButtons}</p>}
      <DndContext {...dragging} onDragEnd={dropped}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol ref={list} className={styles.list}>
            {buttons.map((button, index) => (
              <ButtonRow
                key={ids[index]}
                id={ids[index] ?? ""}
                name={nameOf(button, index)}
                isFirst={index === 0}
                isLast={index === buttons.length - 1}
                button={button}
                language={language}
                errorOf={(part) => errors[`extras.home_ctas.${index}.${part}_${language}`]}
                onMove={(step) => move(index, index + step)}
                onRemove={() => remove(index)}
                onText={(part, text) =>
                  onChange(
                    buttons.map((other) =>
                      other === button ? withButtonText(button, { part, language, text }) : other,
                    ),
                  )
                }
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div role="status">
        {removed ? (
          <p className={styles.removed}>
            {words.removed(nameOf(removed.button, removed.index))}
            <Button
              onClick={() => {
                setRemoved(undefined);
                insert(removed.button, Math.min(removed.index, buttons.length));
                addButton.current?.focus();
              }}
            >
              {words.undo}
            </Button>
          </p>
        ) : (
          <span className="visually-hidden">{told}</span>
        )}
      </div>
      <Button
        ref={addButton}
        aria-disabled={isFull}
        onClick={() => {
          if (isFull) return;
          insert({ cta_br: "", href_br: "" }, buttons.length);
          setAdded(added + 1);
        }}
      >
        <Icon name="plus" />
        {words.addButton}
      </Button>
      {isFull && <p className={styles.none}>{words.fullList(maxHomeButtons)}</p>}
    </div>
  );
}
