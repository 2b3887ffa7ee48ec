import { Extension, getHTMLFromFragment } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import { StarterKit } from "@tiptap/starter-kit";
import { isOutwardAddress } from "../../../domain/link-address.ts";

/** The first level is the name of the account. */
const headingLevels = [2, 3] as const;

/**
 * What a text may have; whatever else is pasted loses its form and keeps its words. The server takes the same and
 * nothing more.
 */
export function textExtensions({
  maxLength,
  onFull,
}: {
  maxLength: number;
  /** Something was not taken, for want of room. */
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
            // A text that is too long already can still be made shorter.
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
