import { useState } from "react";
import { Link } from "wouter";
import type { Location } from "../../../contract/tables.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { serverNow } from "../../services/server-clock.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Price } from "../../ui/Price.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ago } from "../ago.ts";
import { TableCall } from "../calls/TableCall.tsx";
import rows from "../moves/moves.module.css";
import { useFloorOutbox } from "../outbox/floor-outbox.ts";
import { tabPath } from "../paths.ts";
import { draftedOn } from "../waiting-tabs.ts";
import { GuestOrders } from "./GuestOrders.tsx";
import { NewTabForm } from "./NewTabForm.tsx";
import styles from "./TableDialog.module.css";

type TableDialogProps = {
  location: Location;
  /** Whether the account works with tabs; without them there are only the guests' calls. */
  hasTabs: boolean;
  currency: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** A table without exactly one tab: a new tab if it is empty, else a choice. Each opening needs a new mount. */
export function TableDialog({ location, hasTabs, currency, open, onClose }: TableDialogProps) {
  const [wantsNew, setWantsNew] = useState(false);
  const naming = useState("");
  // Becomes the choice when another device opens a tab meanwhile.
  const chooses = location.sheets.length > 0 && !wantsNew;
  return (
    <Dialog open={open} onClose={onClose} title={sendingText.tables.table(location.number)}>
      <div className={styles.content}>
        <TableCall location={location} />
        <GuestOrders {...{ location, currency }} />
        {!hasTabs && <p>{floorText.call.noTabs}</p>}
        {hasTabs && chooses && <Tabs {...{ location, currency }} onNew={() => setWantsNew(true)} />}
        {hasTabs && !chooses && <NewTabForm {...{ location, naming }} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

type TabsProps = Pick<TableDialogProps, "location" | "currency"> & { onNew: () => void };

/** Not every tab has a name, so the time of opening and the total tell tabs apart. */
function Tabs({ location, currency, onNew }: TabsProps) {
  const now = useNow(serverNow);
  const floor = useFloorOutbox();
  return (
    <>
      <h3>{floorText.opening.choose}</h3>
      <ul className={rows.tabs}>
        {location.sheets.map(({ hash, name, individual, opened, total_amount }) => (
          <li key={hash}>
            <Link href={tabPath(hash)} className={classNames(buttonClass("quiet"), rows.tab)}>
              <span>
                {name || (individual ? sendingText.tab.unnamedIndividual : sendingText.tab.unnamed)}
              </span>
              {individual && <Chip icon="user">{sendingText.tab.individual}</Chip>}
              {floor[hash]?.opening && (
                <Chip tone="danger" icon="wifiOff">
                  {sendingText.opening.notSentYet}
                </Chip>
              )}
              {draftedOn(floor, hash) > 0 && (
                <Chip icon="pencil">{floorText.tables.drafted(draftedOn(floor, hash))}</Chip>
              )}
              <small>
                {floorText.opening.opened(ago(new Date(opened), now))}&nbsp;·{" "}
                <Price cents={centsFromReais(total_amount)} currency={currency} />
              </small>
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
