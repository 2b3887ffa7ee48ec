import type { Category, Menu } from "../../../contract/content.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { sortText } from "../../text/sort-dictionary.ts";
import { entryText } from "../../text/entry-dictionary.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { useShown } from "../../ui/use-shown.ts";
import type { EntryKind } from "./entry/entry-draft.ts";
import type { Entry } from "./edits/menu-edits.ts";
import { CopyGroupDialog } from "./copying/CopyGroupDialog.tsx";
import { SortDialog } from "./sorting/SortDialog.tsx";
import { OwnerItemDialog } from "./OwnerItemDialog.tsx";
import { PlaceDialog } from "./sorting/PlaceDialog.tsx";
import {
  childCount,
  findCategory,
  findItemWithCategory,
  neighboursOf,
  siblingsOf,
} from "./edits/find-entries.ts";

type Shown<T> = ReturnType<typeof useShown<T>>;

type OwnerDialogsState = {
  item: Shown<string>;
  placed: Shown<{ kind: EntryKind; entry: Entry }>;
  sorted: Shown<{ kind: EntryKind; parentId: string | null }>;
  copied: Shown<Category>;
  removed: Shown<{ kind: EntryKind; entry: Entry }>;
};

export type OwnerDialogsProps = {
  menu: Menu;
  state: OwnerDialogsState;
  onRemove: (kind: EntryKind, entry: Entry) => void;
};

const words = menuEditorText;

/** The dialogs over the menu: an item, another place, an order, and the question before a removal. */
export function OwnerDialogs({ menu, state, onRemove }: OwnerDialogsProps) {
  const { item, placed, sorted, copied, removed } = state;
  const open = item.shown && findItemWithCategory(menu, item.shown.value);
  const removal = removed.shown?.value;
  return (
    <>
      {item.shown && open && (
        <OwnerItemDialog
          key={item.shown.serial}
          open={item.shown.isOpen}
          menu={menu}
          {...open}
          onClose={item.hide}
        />
      )}
      {placed.shown && (
        <PlaceDialog
          key={`place-${placed.shown.serial}`}
          open={placed.shown.isOpen}
          entry={placed.shown.value.entry}
          siblings={siblingsOf(menu, placed.shown.value.kind, placed.shown.value.entry.parent_id)}
          onClose={placed.hide}
        />
      )}
      {sorted.shown && (
        <SortedEntries
          key={`sort-${sorted.shown.serial}`}
          menu={menu}
          open={sorted.shown.isOpen}
          {...sorted.shown.value}
          onClose={sorted.hide}
        />
      )}
      {copied.shown && (
        <CopyGroupDialog
          key={`copy-${copied.shown.serial}`}
          open={copied.shown.isOpen}
          menu={menu}
          group={copied.shown.value}
          onClose={copied.hide}
        />
      )}
      <ConfirmDialog
        open={removed.shown?.isOpen ?? false}
        question={removal ? questionOf(removal.kind, removal.entry) : ""}
        yes={entryText.entry.delete}
        danger
        onYes={() => {
          removed.hide();
          if (removal) onRemove(removal.kind, removal.entry);
        }}
        onNo={removed.hide}
      >
        {removal && consequence(menu, removal.kind, removal.entry)}
      </ConfirmDialog>
    </>
  );
}

type SortedEntriesProps = {
  menu: Menu;
  kind: EntryKind;
  parentId: string | null;
  open: boolean;
  onClose: () => void;
};

function SortedEntries({ menu, kind, parentId, open, onClose }: SortedEntriesProps) {
  const isInCategory = kind === "item" || kind === "option";
  const name = isInCategory
    ? findCategory(menu, parentId)?.title_br
    : findItemWithCategory(menu, parentId ?? "")?.item.title_br;
  return (
    <SortDialog
      open={open}
      title={name === undefined ? words.sorting.categories : sortText.sorting.headingOf(name)}
      parentId={parentId}
      entries={siblingsOf(menu, kind, parentId)}
      neighbours={isInCategory ? neighboursOf(menu, parentId) : undefined}
      onClose={onClose}
    />
  );
}

function questionOf(kind: EntryKind, { title_br: title = "" }: Entry): string {
  if (kind === "category") return sortText.deleting.categoryQuestion(title);
  if (kind === "group") return sortText.deleting.groupQuestion(title);
  return sortText.deleting.itemQuestion(title);
}

function consequence(menu: Menu, kind: EntryKind, entry: Entry): string {
  const count = childCount(menu, kind, entry);
  return kind === "item" ? sortText.deleting.withGroups(count) : sortText.deleting.withItems(count);
}
