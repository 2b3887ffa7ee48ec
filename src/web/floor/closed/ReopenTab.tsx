import type { Account } from "../../../contract/account.ts";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { businessDayStart } from "../../../domain/business-day.ts";
import { serverNow } from "../../services/server-clock.ts";
import { businessClock } from "../../site/account-clock.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { DialogButton } from "../../ui/DialogButton.tsx";

const fetchDialog = async () => ({ Dialog: (await import("./ReopenDialog.tsx")).ReopenDialog });

type ReopenTabProps = { details: SheetDetails; account: Account | undefined };

/** Reopens a tab that was closed on the current business day. */
export function ReopenTab({ details, account }: ReopenTabProps) {
  const dayStart = businessDayStart(businessClock(account), serverNow());
  if (details.closed_at === undefined || Date.parse(details.closed_at) < dayStart) return null;
  return (
    <DialogButton fetchDialog={fetchDialog} shown={{ details }}>
      {tabText.tab.reopen}
    </DialogButton>
  );
}
