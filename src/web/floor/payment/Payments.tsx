import type { SheetDetails } from "../../../contract/sheets.ts";
import { PaymentList } from "../../paying/PaymentList.tsx";
import { totalOf } from "./total-of.ts";
import { useQueryClient } from "@tanstack/react-query";
import { centsFromReais } from "../../../domain/money.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { useApi } from "../../api/api.ts";
import type { GiveBack } from "../../paying/RefundDialog.tsx";
import { payingText } from "../../text/paying-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { refreshTab } from "../outbox/refresh-tab.ts";
import { sheetKey } from "../queries.ts";

type PaymentsProps = {
  details: SheetDetails;
  currency: string | undefined;
  timeZone: string | undefined;
};

export function Payments({ details, currency, timeZone }: PaymentsProps) {
  const giveBack = useTabRefund(details, currency);
  const { overpaidCents } = totalOf(details, details.waives_service);
  return (
    <PaymentList
      payments={details.payments}
      toGiveBackCents={overpaidCents}
      {...{ currency, timeZone, giveBack }}
    />
  );
}

const words = payingText.refund;

/** Gives back payments of a tab. A closed tab opens again if something is owed after that. */
function useTabRefund(
  { hash, closed: wasClosed }: Pick<SheetDetails, "hash" | "closed">,
  currency: string | undefined,
): GiveBack {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return async ({ key, body }) => {
    try {
      const answer = await api.sheets.refund({ params: { hash }, body }, { idempotencyKey: key });
      queries.setQueryData(sheetKey(hash), answer);
      const amount = unbrokenMoney(centsFromReais(body.amount), currency);
      const isReopened = wasClosed && !answer.details.closed;
      show({ text: isReopened ? words.reopened(amount) : words.done(amount), tone: "ok" });
    } finally {
      refreshTab(queries, hash);
    }
  };
}
