import { useState } from "react";
import type { MenuIcon } from "../../../../contract/content.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { useSite } from "../../../site/site.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { menuEditorText } from "../../../text/menu-editor-dictionary.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { smallestPicture } from "../../../ui/picture-source.ts";
import { useToast } from "../../../ui/Toast.tsx";
import { EditingDialog } from "../../../forms/EditingDialog.tsx";
import styles from "../entry/EntryForm.module.css";
import { NewIcon } from "./NewIcon.tsx";
import { useOwner } from "../owner-context.ts";
import { undoOffer } from "../edits/undo-offer.ts";

type IconsDialogProps = {
  open: boolean;
  onClose: () => void;
  onAdded: (iconId: string) => void;
};

const words = entryText.icons;
const { deleting } = menuEditorText;

/** The account's own icons: new ones, and those that are not wanted any more. */
export function IconsDialog({ open, onClose, onAdded }: IconsDialogProps) {
  return (
    <EditingDialog open={open} onClose={onClose} title={words.heading} variant="center">
      <IconList />
      <NewIcon onAdded={onAdded} />
    </EditingDialog>
  );
}

function IconList() {
  const { edits, icons } = useOwner();
  const { assetsUrl } = useSite();
  const show = useToast();
  const [asked, setAsked] = useState<MenuIcon>();
  const remove = ({ id, title }: MenuIcon) => {
    setAsked(undefined);
    edits.removeIcon(id).then(
      () => show({ text: deleting.deleted(title), ...undoOffer({ edits, show }, { id, title }) }),
      (error: unknown) => show({ text: refusalText(error), tone: "danger" }),
    );
  };
  return (
    <>
      {icons.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ul className={styles.iconList}>
        {icons.map((icon) => (
          <li key={icon.id}>
            {icon.uploads.icons[0] && (
              <img
                src={smallestPicture({ ...icon.uploads.icons[0], assetsUrl })}
                alt=""
                width="24"
                height="24"
              />
            )}
            <span>{icon.title}</span>
            <IconButton
              icon="trash"
              label={words.remove(icon.title)}
              onClick={() => setAsked(icon)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        question={words.removeQuestion(asked?.title ?? "")}
        danger
        onYes={() => asked && remove(asked)}
        onNo={() => setAsked(undefined)}
      >
        {words.removeExplanation}
      </ConfirmDialog>
    </>
  );
}
