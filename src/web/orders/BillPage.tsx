import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { billText } from "../../domain/bill-text.ts";
import { billOfTab, readPeople } from "../../domain/bill.ts";
import { useApi } from "../api/api.ts";
import { hasFailed, QueryFailed, together } from "../api/QueryFailed.tsx";
import { homeQuery } from "../content/queries.ts";
import { sheetQuery } from "../floor/queries.ts";
import { serverNow } from "../services/server-clock.ts";
import { withZoneHere } from "../site/account-clock.ts";
import { settleText } from "../text/settle-dictionary.ts";
import { PaperPage } from "./printing/PaperPage.tsx";
import { PrintedText } from "./printing/Ticket.tsx";

/** The bill of a tab, which prints itself. */
export function BillPage({ params }: { params: Record<string, string | undefined> }) {
  const api = useApi();
  const [search] = useSearchParams();
  // Printed paper does not change.
  const once = { refetchInterval: false, refetchOnWindowFocus: false } as const;
  const { hash = "" } = params;
  const asked = useQuery({ ...sheetQuery(api, hash), ...once });
  const mergedInto = asked.data?.details.merged_into;
  const sheet = useQuery({ ...sheetQuery(api, mergedInto ?? hash), ...once });
  const account = useQuery(homeQuery(api));
  const [now] = useState(() => new Date(serverNow()));
  return (
    <PaperPage
      failed={
        [sheet, account].some(hasFailed) && (
          <QueryFailed query={together(sheet, account)} title={settleText.bill.failed} />
        )
      }
    >
      {sheet.data && account.data && (
        <PrintedText
          layout="bill"
          printed={billText(
            billOfTab(sheet.data.details, withZoneHere(account.data.account), {
              now,
              people: readPeople(search.get("pessoas") ?? ""),
            }),
          )}
        />
      )}
    </PaperPage>
  );
}
