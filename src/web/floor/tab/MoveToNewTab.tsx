import { useState } from "react";
import type { Location } from "../../../contract/tables.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { NewTabForm } from "../tables/NewTabForm.tsx";
import { workStore } from "../unsent/floor-work.ts";
import { mergeLines } from "../unsent/order-lines.ts";
import { emptyDraft } from "../unsent/tab-work.ts";

/** What was to go on a tab that is closed goes on another of the same table. */
export function MoveToNewTab({ hash, location }: { hash: string; location: Location }) {
  const [opens, setOpens] = useState(false);
  const move = (newHash: string) => {
    const draft = workStore.current()[hash]?.draft;
    if (!draft) return;
    const there = workStore.current()[newHash]?.draft ?? emptyDraft;
    const items = mergeLines(there.items, draft.items);
    if (!items) return;
    // First there, then away from here: between the two it is twice on the screen, and never nowhere.
    workStore.change(newHash, (work) => ({
      ...work,
      table: location.number,
      draft: { ...work.draft, items },
    }));
    workStore.change(hash, (work) => ({ ...work, draft: emptyDraft, refusal: null }));
  };
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpens(true)}>
        {floorText.refusal.newTab}
      </Button>
      <Dialog open={opens} onClose={() => setOpens(false)} title={floorText.refusal.newTab}>
        <NewTabForm location={location} onLeave={() => setOpens(false)} onOpened={move} />
      </Dialog>
    </>
  );
}
