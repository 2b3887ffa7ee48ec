import { useEffect, useRef, useState } from "react";
import { useSignedIn } from "../auth/use-signed-in.ts";
import { newKey } from "../api/new-key.ts";
import { text } from "../text/dictionary.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { PartAwaited } from "../ui/PartAwaited.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import type { RatingDraft } from "./rating-draft.ts";

const fetchForm = () => import("./RatingForm.tsx");

/**
 * Asks a guest how it was; staff are not asked. The dialog's contents are fetched when it first opens. Until the rating
 * has been sent, closing the dialog loses nothing; changes while it is on its way stay, to be sent as well.
 */
export function RatingDialog({
  open,
  onClose,
}: {
  open: boolean;
  /** True when all that stood in it has been sent. */
  onClose: (isSent?: true) => void;
}) {
  const isGuest = useSignedIn() === null;
  const { part, failed, retry } = useLazyPart(fetchForm, open);
  const [draft, setDraft] = useState<RatingDraft>();
  if (open && draft === undefined) setDraft({ rate: 0, description: "", key: newKey() });
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const finish = (sent: RatingDraft) => {
    const now = latest.current;
    const isChanged = now?.rate !== sent.rate || now.description !== sent.description;
    if (now && isChanged) return setDraft({ ...now, key: newKey() });
    setDraft(undefined);
    onClose(true);
  };
  if (!isGuest) return null;
  return (
    <Dialog open={open} onClose={() => onClose()} title={text.rating.heading} variant="center">
      {!part && <PartAwaited {...{ failed, retry }} height="17.5rem" />}
      {part && draft && <part.RatingForm draft={draft} onChange={setDraft} onSent={finish} />}
    </Dialog>
  );
}
