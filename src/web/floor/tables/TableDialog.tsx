import { useState } from "react";
import { Link } from "wouter";
import type { Location } from "../../../contract/tables.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { tabPath } from "../paths.ts";
import { NewTabForm } from "./NewTabForm.tsx";
import { TableCall } from "./TableCall.tsx";
import styles from "./TableDialog.module.css";

type TableDialogProps = {
  location: Location;
  /** Whether the house works with tabs; without them there are only the guests' calls. */
  hasTabs: boolean;
  open: boolean;
  onClose: () => void;
};

/** A table that has not exactly one tab: a new one for the empty table, else a choice. Mount it anew for each opening. */
export function TableDialog({ location, hasTabs, open, onClose }: TableDialogProps) {
  const [wantsNew, setWantsNew] = useState(false);
  // Also when another device opens one while this one is being asked for.
  const chooses = location.sheets.length > 0 && !wantsNew;
  return (
    <Dialog open={open} onClose={onClose} title={floorText.tables.table(location.number)}>
      <div className={styles.content}>
        <TableCall location={location} />
        {!hasTabs && <p>{floorText.call.noTabs}</p>}
        {hasTabs && chooses && <Tabs location={location} onNew={() => setWantsNew(true)} />}
        {hasTabs && !chooses && <NewTabForm location={location} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

function Tabs({ location, onNew }: { location: Location; onNew: () => void }) {
  return (
    <>
      <h3>{floorText.opening.choose}</h3>
      <ul className={styles.tabs}>
        {location.sheets.map(({ hash, name, individual }) => (
          <li key={hash}>
            <Link href={tabPath(hash)} className={classNames(buttonClass("quiet"), styles.tab)}>
              <span>{name || floorText.tab.unnamed}</span>
              {individual && <Chip icon="user">{floorText.opening.individual}</Chip>}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="primary" onClick={onNew}>
        {floorText.opening.newTab}
      </Button>
    </>
  );
}
