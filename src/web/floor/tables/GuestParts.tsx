import type { Location } from "../../../contract/tables.ts";
import { TableCall } from "../calls/TableCall.tsx";
import { GuestOrders } from "./GuestOrders.tsx";

type GuestPartsProps = {
  location: Location;
  isClosed: boolean;
  currency: string | undefined;
};

/** What guests at the tab's table have done by themselves. */
export function GuestParts({ location, isClosed, currency }: GuestPartsProps) {
  return (
    <>
      {/* A call stands in the bar below, where its coming moves nothing. */}
      {location.addressed && <TableCall location={location} />}
      {!isClosed && <GuestOrders {...{ location, currency }} />}
    </>
  );
}
