import { useState } from "react";
import type { Category } from "../../../../contract/content.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { conflictText } from "../../../text/conflict-dictionary.ts";
import { sortText } from "../../../text/sort-dictionary.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useToast } from "../../../ui/Toast.tsx";
import { SavingMark } from "../../../forms/SavingMark.tsx";
import type { Entry } from "../edits/menu-edits.ts";
import styles from "./SortDialog.module.css";
import { SortList } from "./SortList.tsx";
import { useOwner } from "../owner-context.ts";
import { isListChanged, useSort } from "./use-sort.ts";

const words = sortText.sorting;

type SortDialogProps = {
  open: boolean;
  title: string;
  parentId: string | null;
  entries: readonly Entry[];
  /** The categories to which an item moves past the first or the last; left out for entries that have no category. */
  neighbours?: { above: Category | undefined; below: Category | undefined } | undefined;
  onClose: () => void;
};

type SortQuestion = { entry: Entry; dir: "up" | "down"; category: Category };

/** All entries of one parent in short rows, to be dragged or moved step by step. */
export function SortDialog({ open, title, onClose, ...list }: SortDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Sorting {...list} />
    </Dialog>
  );
}

function Sorting({
  parentId,
  entries,
  neighbours,
}: Omit<SortDialogProps, "open" | "title" | "onClose">) {
  const { edits } = useOwner();
  const { saving, put } = useSort(parentId);
  const show = useToast();
  const [asked, setAsked] = useState<SortQuestion>();
  const [news, setNews] = useState("");
  const moveAway = ({ entry, dir, category }: SortQuestion) => {
    setAsked(undefined);
    const from = entry.parent_id ?? "";
    edits.moveToNeighbour(entry.id, { dir, from, to: category.id }).then(
      () => setNews(words.movedTo(entry.title_br ?? "", category.title_br ?? "")),
      (error: unknown) =>
        show(
          isListChanged(error)
            ? { text: conflictText.listChanged, tone: "warn" }
            : { text: refusalText(error), tone: "danger" },
        ),
    );
  };
  const question = asked?.dir === "up" ? words.moveUpQuestion : words.moveDownQuestion;
  return (
    <>
      <div className={styles.top}>
        <p>{words.hint}</p>
        <SavingMark saving={saving} />
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <SortList
        entries={entries}
        neighbours={neighbours}
        onSort={(ids, id) => {
          put({ ids, seen: entries.map((entry) => entry.id) });
          const moved = entries.find((entry) => entry.id === id);
          setNews(words.moved(moved?.title_br ?? "", ids.indexOf(id) + 1, ids.length));
        }}
        onLeave={(entry, dir) => {
          const category = dir === "up" ? neighbours?.above : neighbours?.below;
          if (category) setAsked({ entry, dir, category });
        }}
      />
      <ConfirmDialog
        open={asked !== undefined}
        question={question(asked?.category.title_br ?? "")}
        onYes={() => asked && moveAway(asked)}
        onNo={() => setAsked(undefined)}
      >
        {asked?.entry.title_br}
      </ConfirmDialog>
    </>
  );
}
