import type { Account } from "../../../contract/account.ts";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { businessDayStart } from "../../../domain/business-day.ts";
import { serverNow } from "../../services/server-clock.ts";
import { businessClock } from "../../site/account-clock.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";

const fetchDialog = () => import("./ReopenDialog.tsx");

type ReopenTabProps = { details: SheetDetails; account: Account | undefined };

/** Reopens a tab that was closed on the current business day. */
export function ReopenTab({ details, account }: ReopenTabProps) {
  const { part, open, dialog } = useOpenedPart(fetchDialog);
  const dayStart = businessDayStart(businessClock(account), serverNow());
  if (details.closed_at === undefined || Date.parse(details.closed_at) < dayStart) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {tabText.tab.reopen}
      </Button>
      {part && <part.ReopenDialog details={details} {...dialog} />}
    </>
  );
}
