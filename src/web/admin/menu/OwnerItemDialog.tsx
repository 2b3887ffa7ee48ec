import type { Category, Item, Menu } from "../../../contract/content.ts";
import { menuView } from "../../content/menu-view.ts";
import { translatedText } from "../../content/translated-texts.ts";
import { ItemFace } from "../../menu/item/ItemFace.tsx";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { EditingDialog } from "../../forms/EditingDialog.tsx";
import { EntryForm } from "./entry/EntryForm.tsx";
import { EntryMarks } from "./EntryMarks.tsx";
import { Face } from "./Face.tsx";
import { NewEntry } from "./entry/NewEntry.tsx";
import { OptionGroupEditor } from "./OptionGroupEditor.tsx";
import { useOwner } from "./owner-context.ts";
import styles from "./OwnerMenu.module.css";
import { useEditing } from "./entry/use-editing.ts";

type OwnerItemDialogProps = {
  open: boolean;
  menu: Menu;
  category: Category;
  item: Item;
  onClose: () => void;
};

const words = menuEditorText;

/**
 * An open item as guests see it, with its sub-categories and options, all of them edited in place. Typed text survives
 * closing. It asks before it closes over a picture on its way or a switch that was not saved.
 */
export function OwnerItemDialog({ open, menu, category, item, onClose }: OwnerItemDialogProps) {
  const { language } = useOwner();
  return (
    <EditingDialog open={open} onClose={onClose} title={translatedText(item, "title", language)}>
      <EditedItem {...{ menu, category, item }} />
      <ItemGroups itemId={item.id} groups={menu.menuSubGroups[item.id] ?? []} />
    </EditingDialog>
  );
}

function EditedItem({ menu, category, item }: Omit<OwnerItemDialogProps, "open" | "onClose">) {
  const { language, currency } = useOwner();
  const { isEditing, isSaved, pencil, form } = useEditing(item.id);
  if (isEditing) return <EntryForm kind="item" entry={item} {...form} />;
  const shown = menuView(
    { ...menu, menu: [{ ...category, active: true, items: [{ ...item, active: true }] }] },
    language,
  )[0]?.items[0];
  return (
    <>
      <div className={styles.dialogTools}>
        <EntryMarks entry={item} isSaved={isSaved} />
        <IconButton {...pencil} label={words.entry.edit(item.title_br ?? "")} />
      </div>
      <Face active={item.active}>{shown && <ItemFace item={shown} currency={currency} />}</Face>
    </>
  );
}

function ItemGroups({ itemId, groups }: { itemId: string; groups: readonly Category[] }) {
  const { sort } = useOwner();
  return (
    <>
      {groups.map((group) => (
        <OptionGroupEditor key={group.id} group={group} itemId={itemId} />
      ))}
      {groups.length === 0 && <p className={styles.note}>{words.adding.noGroups}</p>}
      <div className={styles.tools}>
        <NewEntry kind="group" parentId={itemId} within={itemId} />
        {groups.length > 1 && (
          <Button onClick={() => sort("group", itemId)}>
            <Icon name="sort" />
            {words.sorting.groups}
          </Button>
        )}
      </div>
    </>
  );
}
