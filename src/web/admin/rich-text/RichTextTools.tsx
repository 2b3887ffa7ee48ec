import { useEditorState, type Editor } from "@tiptap/react";
import { useRef, useState, type KeyboardEvent } from "react";
import { richTextText } from "../../text/rich-text-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import styles from "./RichTextField.module.css";

const words = richTextText.richText;

type Chain = ReturnType<Editor["chain"]>;

type Tool = {
  name: ToolName;
  /** The editor's name of the format. */
  format: string;
  level?: 2 | 3;
  toggle: (text: Chain) => Chain;
};

const tools: readonly Tool[] = [
  { name: "bold", format: "bold", toggle: (text) => text.toggleBold() },
  { name: "italic", format: "italic", toggle: (text) => text.toggleItalic() },
  {
    name: "heading",
    format: "heading",
    level: 2,
    toggle: (text) => text.toggleHeading({ level: 2 }),
  },
  {
    name: "subheading",
    format: "heading",
    level: 3,
    toggle: (text) => text.toggleHeading({ level: 3 }),
  },
  { name: "bulletList", format: "bulletList", toggle: (text) => text.toggleBulletList() },
  { name: "numberedList", format: "orderedList", toggle: (text) => text.toggleOrderedList() },
];

/** Line drawings on a grid of 24, for the tools of formatted text. */
const paths = {
  bold: "M7 5h5.5a3.4 3.4 0 0 1 0 7H7zM7 12h6.5a3.5 3.5 0 0 1 0 7H7z",
  italic: "M10 5h8M6 19h8M14 5l-4 14",
  heading: "M5 8V5h14v3M12 5v14M9 19h6",
  subheading: "M8 12v-2.5h8V12M12 9.5V19M10 19h4",
  bulletList: "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
  numberedList:
    "M10 6h10M10 12h10M10 18h10M3.8 5l1.6-1.2V9M3.6 14c.2-1.6 3-1.6 3 0 0 1.2-3 2.4-3 4h3.2",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  removeLink:
    "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1M4 4l16 16",
};

type ToolName = keyof typeof paths;

/** One stop for the Tab key; the arrows go from tool to tool. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<ToolName>("bold");
  const [asksLink, setAsksLink] = useState(false);
  const on = useEditorState({
    editor,
    selector: (state) => ({
      tools: tools
        .filter(({ format, level }) => state.editor.isActive(format, level && { level }))
        .map(({ name }) => name),
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
      {/* The toolbar only handles the arrow keys. The buttons in it take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={bar}
        role="toolbar"
        aria-label={words.toolbar(label)}
        className={styles.tools}
        onKeyDown={move}
      >
        {tools.map(({ name, toggle }) =>
          button(name, on.tools.includes(name), () => toggle(editor.chain().focus()).run()),
        )}
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

function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "bold" ? 2.6 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
