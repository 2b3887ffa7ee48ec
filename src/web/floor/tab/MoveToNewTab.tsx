import { useState } from "react";
import type { Location } from "../../../contract/tables.ts";
import { isEmpty } from "../../../domain/cart.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { NewTabForm } from "../tables/NewTabForm.tsx";
import { workStore } from "../unsent/floor-work.ts";
import { moveDraft } from "../unsent/move-draft.ts";
import { emptyDraft } from "../unsent/tab-work.ts";

const obstacles = {
  moved: undefined,
  "no room": floorText.refusal.noRoom,
  "may have arrived": floorText.refusal.unknown,
};

type MoveToNewTabProps = {
  hash: string;
  location: Location;
  /** Whether it is known that nothing of what is typed had arrived on the closed tab; what had is not typed there any more. */
  findOut: () => Promise<boolean>;
};

/**
 * What was to go on a tab that is closed goes on another of the same table. Of what may have arrived before it was
 * closed, the server is asked first: only what is not there is moved.
 */
export function MoveToNewTab({ hash, location, findOut }: MoveToNewTabProps) {
  const [opens, setOpens] = useState(false);
  const [asks, setAsks] = useState(false);
  const begin = async () => {
    setAsks(true);
    const isKnown = await findOut();
    setAsks(false);
    setOpens(isKnown && !isEmpty(workStore.current()[hash]?.draft ?? emptyDraft));
  };
  const move = (newHash: string) =>
    obstacles[moveDraft(workStore, { from: hash, to: newHash, table: location.number })];
  return (
    <>
      <Button variant="primary" busy={asks} aria-haspopup="dialog" onClick={() => void begin()}>
        {floorText.refusal.newTab}
      </Button>
      <Dialog open={opens} onClose={() => setOpens(false)} title={floorText.refusal.newTab}>
        <NewTabForm location={location} onLeave={() => setOpens(false)} onOpened={move} />
      </Dialog>
    </>
  );
}
