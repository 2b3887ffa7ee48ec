import { useState, type KeyboardEvent } from "react";
import type { Editor } from "@tiptap/react";
import { isOutwardAddress } from "../../../domain/link-address.ts";
import { limits } from "../../../domain/text-rules.ts";
import { text } from "../../text/dictionary.ts";
import { richTextText } from "../../text/rich-text-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { completeLink } from "./complete-link.ts";
import styles from "./RichTextField.module.css";

const words = richTextText.richText;

type LinkDialogProps = { open: boolean; editor: Editor; onClose: () => void };

/** Asks for the address that the marked words link to; if no words are marked, for the words as well. */
export function LinkDialog({ open, editor, onClose }: LinkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.linkHeading} variant="center">
      {open && <Questions editor={editor} onClose={onClose} />}
    </Dialog>
  );
}

/** No form: the text itself may stand in one, and forms do not nest. */
function Questions({ editor, onClose }: Omit<LinkDialogProps, "open">) {
  const [address, setAddress] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [label, setLabel] = useState("");
  const [fault, setFault] = useState<string>();
  const { part, goToWrong } = useFirstWrong<HTMLDivElement>();
  const asksLabel = editor.state.selection.empty && !editor.isActive("link");
  const apply = () => {
    const href = completeLink(address);
    if (!isOutwardAddress(href)) {
      setFault(words.badLink);
      goToWrong();
      return;
    }
    onClose();
    const chain = editor.chain().focus();
    if (asksLabel) {
      const marks = [{ type: "link", attrs: { href } }];
      chain.insertContent({ type: "text", text: label.trim() || address.trim(), marks }).run();
    } else chain.extendMarkRange("link").setLink({ href }).run();
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.isDefaultPrevented()) return;
    event.preventDefault();
    apply();
  };
  return (
    <div ref={part} className={styles.link}>
      <Field
        ref={firstFocus}
        label={words.linkAddress}
        hint={words.linkHint}
        error={fault}
        value={address}
        maxLength={limits.href}
        inputMode="url"
        verbatim
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={applyOnEnter}
      />
      {asksLabel && (
        <Field
          label={words.linkText}
          optional
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
          onKeyDown={applyOnEnter}
        />
      )}
      <div className={styles.linkButtons}>
        <Button onClick={onClose}>{text.common.cancel}</Button>
        <Button variant="primary" onClick={apply}>
          {words.apply}
        </Button>
      </div>
    </div>
  );
}
