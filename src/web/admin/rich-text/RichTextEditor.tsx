import { useEffect, useRef, useState } from "react";
import { EditorContent, useEditor, Extension, getHTMLFromFragment } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import { StarterKit } from "@tiptap/starter-kit";
import { formatNumber } from "../../text/formats.ts";
import { richTextText } from "../../text/rich-text-dictionary.ts";
import { isOutwardAddress } from "../../../domain/link-address.ts";
import styles from "./RichTextField.module.css";
import { RichTextTools } from "./RichTextTools.tsx";

/** The first level is the name of the account. */
const headingLevels = [2, 3] as const;

export type RichTextFieldProps = {
  label: string;
  /** HTML, "" when there is no text. */
  value: string;
  onChange: (html: string) => void;
  /** The length of the stored HTML, in UTF-16 code units. A change that would make it longer is not taken. */
  maxLength: number;
  lang?: string | undefined;
  error?: string | undefined;
  /** Marks the text as a field of the page of translations. */
  "data-translation"?: string | undefined;
};

type RichTextEditorProps = RichTextFieldProps & { labelId: string; errorId: string };

const words = richTextText.richText;

/** Writes HTML. It calls `onChange` at once for every change of the text, and for nothing else. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, maxLength, lang, error, labelId, errorId } = props;
  const { "data-translation": translation } = props;
  const [isFull, setIsFull] = useState(false);
  // The value that last came back, and those told since: fast typing is ahead of the value.
  const told = useRef([value]);
  // They stay the same: given other extensions, the editor would start afresh.
  const [extensions] = useState(() => textExtensions({ maxLength, onFull: () => setIsFull(true) }));
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy forbids style sheets from scripts. The CSS module has what the editor needs.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        class: styles.text ?? "",
        ...(lang === undefined ? {} : { lang }),
        ...(translation === undefined ? {} : { "data-translation": translation }),
        ...(error === undefined ? {} : { "aria-invalid": "true", "aria-describedby": errorId }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      setIsFull(false);
      const html = changed.isEmpty ? "" : changed.getHTML();
      told.current.push(html);
      onChange(html);
    },
  });
  useEffect(() => {
    const at = told.current.lastIndexOf(value);
    if (at === -1) {
      told.current = [value];
      editor.commands.setContent(value, { emitUpdate: false });
    } else told.current.splice(0, at);
  }, [editor, value]);
  const isNearlyFull = value.length > maxLength * 0.8;
  return (
    <div className={styles.editor}>
      <RichTextTools editor={editor} label={label} />
      <EditorContent editor={editor} />
      <p role="status" className={styles.length}>
        {isFull
          ? words.full(formatNumber(maxLength))
          : isNearlyFull && words.length(formatNumber(value.length), formatNumber(maxLength))}
      </p>
    </div>
  );
}

/**
 * The formats that a text may have; the server takes no others. Pasted text in another format keeps only its
 * words.
 */
function textExtensions({
  maxLength,
  onFull,
}: {
  maxLength: number;
  /** Called when a change was not taken for lack of room. */
  onFull: () => void;
}) {
  return [
    StarterKit.configure({
      heading: { levels: [...headingLevels] },
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: true,
        defaultProtocol: "https",
        protocols: ["http", "https", "mailto", "tel"],
        isAllowedUri: (address) => isOutwardAddress(address),
        HTMLAttributes: { target: null, rel: "noopener", class: null },
      },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      trailingNode: false,
    }),
    Extension.create({
      name: "lengthLimit",
      addProseMirrorPlugins: () => [
        new Plugin({
          filterTransaction(change, state) {
            if (!change.docChanged) return true;
            const length = getHTMLFromFragment(change.doc.content, state.schema).length;
            if (length <= maxLength) return true;
            // A text that is already too long may still be shortened.
            const before = getHTMLFromFragment(state.doc.content, state.schema).length;
            if (length <= before) return true;
            onFull();
            return false;
          },
        }),
      ],
    }),
  ];
}
