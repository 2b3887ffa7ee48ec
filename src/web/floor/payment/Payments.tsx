import type { SheetDetails } from "../../../contract/sheets.ts";
import { PaymentList } from "../../paying/PaymentList.tsx";
import { totalOf } from "./total-of.ts";
import { useTabRefund } from "./use-tab-refund.ts";

type PaymentsProps = {
  details: SheetDetails;
  currency: string | undefined;
  timeZone: string | undefined;
};

/** Payments on the tab so far, and refunds. */
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
