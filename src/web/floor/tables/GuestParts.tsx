import type { Location } from "../../../contract/tables.ts";
import { TableCall } from "../calls/TableCall.tsx";
import { GuestOrders } from "./GuestOrders.tsx";

type GuestPartsProps = {
  location: Location;
  isClosed: boolean;
  currency: string | undefined;
};

/** Calls and orders of the guests at the tab's table. */
export function GuestParts({ location, isClosed, currency }: GuestPartsProps) {
  return (
    <>
      {/* A call without an answer shows in the bar below, where it moves nothing. */}
      {location.addressed && <TableCall location={location} />}
      {!isClosed && <GuestOrders {...{ location, currency }} />}
    </>
  );
}
