import { useState } from "react";
import type { Location } from "../../../contract/tables.ts";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { NewTabForm } from "../tables/NewTabForm.tsx";
import { outboxStore } from "../outbox/floor-outbox.ts";
import { moveDraft } from "../outbox/move-draft.ts";

/** Moves the lines for a closed tab to another tab of the same table. */
export function MoveToNewTab({ hash, location }: { hash: string; location: Location }) {
  const [opens, setOpens] = useState(false);
  const move = (newHash: string) =>
    moveDraft(outboxStore, { from: hash, to: newHash, table: location.number }) === "no room"
      ? outboxText.refusal.noRoom
      : undefined;
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpens(true)}>
        {outboxText.refusal.newTab}
      </Button>
      <Dialog open={opens} onClose={() => setOpens(false)} title={outboxText.refusal.newTab}>
        <NewTabForm location={location} onLeave={() => setOpens(false)} onOpened={move} />
      </Dialog>
    </>
  );
}
