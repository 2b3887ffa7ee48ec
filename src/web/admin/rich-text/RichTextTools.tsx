import { useRef, useState, type KeyboardEvent } from "react";
import { useEditorState, type Editor } from "@tiptap/react";
import { richTextText } from "../../text/rich-text-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import styles from "./RichTextField.module.css";
import { ToolIcon, type ToolName } from "./tool-icons.tsx";

const words = richTextText.richText;

type Tool = {
  name: ToolName;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: readonly Tool[] = [
  {
    name: "bold",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "italic",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "heading",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: "subheading",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "bulletList",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "numberedList",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** One stop for the Tab key; the arrows go from tool to tool. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<ToolName>("bold");
  const [asksLink, setAsksLink] = useState(false);
  const on = useEditorState({
    editor,
    selector: (state) => ({
      tools: tools.filter(({ isOn }) => isOn(state.editor)).map(({ name }) => name),
      link: state.editor.isActive("link"),
    }),
  });
  // Leaving the text of a link takes away the button on which the Tab key stopped.
  const stop = current === "removeLink" && !on.link ? "link" : current;
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = {
      ArrowRight: buttons[at + 1] ?? buttons[0],
      ArrowLeft: buttons[at - 1] ?? buttons.at(-1),
      Home: buttons[0],
      End: buttons.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const button = (name: ToolName, isOn: boolean | undefined, run: () => void) => (
    <button
      key={name}
      type="button"
      className={classNames(styles.tool, isOn && styles.on)}
      aria-label={words[name]}
      aria-pressed={isOn}
      title={words[name]}
      tabIndex={name === stop ? 0 : -1}
      onFocus={() => setCurrent(name)}
      onClick={run}
    >
      <ToolIcon name={name} />
    </button>
  );
  return (
    <>
      {/* The arrows are the toolbar's; what can be pressed are the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={bar}
        role="toolbar"
        aria-label={words.toolbar(label)}
        className={styles.tools}
        onKeyDown={move}
      >
        {tools.map(({ name, run }) => button(name, on.tools.includes(name), () => run(editor)))}
        {button("link", on.link, () => setAsksLink(true))}
        {on.link &&
          button("removeLink", undefined, () => {
            setCurrent("link");
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
          })}
      </div>
      <LinkDialog open={asksLink} editor={editor} onClose={() => setAsksLink(false)} />
    </>
  );
}
