import { useRef, useState, type SyntheticEvent } from "react";
import type { Icon } from "../../../contract/content.ts";
import type { Image } from "../../../contract/fields.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { useSite } from "../../site/site.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import { smallestPicture } from "../../ui/picture-source.ts";
import { useToast } from "../../ui/Toast.tsx";
import { PictureField } from "../pictures/PictureField.tsx";
import { EditingDialog } from "../saving/EditingDialog.tsx";
import { SavingMark } from "../saving/SavingMark.tsx";
import { createOnce, type Sent } from "../saving/create-once.ts";
import { useSaving } from "../saving/use-saving.ts";
import styles from "./EntryForm.module.css";
import type { NewIcon as NewIconFields } from "./menu-edits.ts";
import { useOwner } from "./owner-context.ts";
import { undoOffer } from "./undo-offer.ts";

type IconsDialogProps = {
  open: boolean;
  onClose: () => void;
  onAdded: (iconId: string) => void;
};

const { icons: words, deleting } = menuEditorText;

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
  const [asked, setAsked] = useState<Icon>();
  const remove = ({ id, title }: Icon) => {
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

function NewIcon({ onAdded }: { onAdded: (iconId: string) => void }) {
  const { edits } = useOwner();
  const [title, setTitle] = useState("");
  const [image, setImage] = useState<Image | null>(null);
  const [isTried, setTried] = useState(false);
  const { part, goToWrong } = useFirstWrong();
  const sent = useRef<Sent<NewIconFields>>(undefined);
  const saving = useSaving(async (icon: NewIconFields) => {
    const id = await createOnce(icon, {
      unanswered: sent.current,
      keep: (next) => (sent.current = next),
      create: edits.addIcon,
      change: (made) => edits.changeIcon(made, icon),
    });
    setTitle("");
    setImage(null);
    setTried(false);
    onAdded(id);
  });
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBlank(title) && image) return saving.run({ title, image });
    setTried(true);
    goToWrong();
  };
  return (
    <form ref={part} className={styles.newIcon} aria-label={words.add} noValidate onSubmit={add}>
      <h3>{words.add}</h3>
      <Field
        label={words.title}
        value={title}
        maxLength={limits.title}
        autoComplete="off"
        error={isTried && isBlank(title) ? menuEditorText.entry.titleRequired : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <PictureField
        image={image}
        label={words.picture}
        shape="logo"
        error={isTried && !image ? words.pictureRequired : undefined}
        onChange={setImage}
      />
      <SavingMark saving={saving} />
      <Button type="submit" variant="primary" busy={saving.state === "saving"}>
        {menuEditorText.adding.add}
      </Button>
    </form>
  );
}
