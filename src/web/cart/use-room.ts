import { useEffect } from "react";
import { useSearch } from "wouter";
import type { Account } from "../../contract/account.ts";
import { hasForbiddenCharacters, isBlank, limits } from "../../domain/text-rules.ts";
import type { CheckoutMode } from "../ordering/order-request.ts";
import { forgetTableKey, useTableOfKey } from "../ordering/table-key.ts";
import { namedInAddress } from "../site/named-in-address.ts";
import { createVisitMark } from "../storage/visit-mark.ts";

const useNamed = createVisitMark("room");

/**
 * The room or table that the page was opened for, as from the code on its door. It goes for the rest of the visit: the
 * next page, and the one for the next order, are opened without it. The code that was read last counts.
 */
export function useRoom(mode: CheckoutMode, account: Account): string | undefined {
  const named = namedInAddress(useSearch(), /^(?:room|quarto)$/i);
  const room = useNamed(named);
  const table = useTableOfKey(account);
  useEffect(() => {
    if (named !== undefined) forgetTableKey();
  }, [named]);
  if (mode !== "easy-order") return undefined;
  if (table !== undefined && named === undefined) return String(table);
  const fits = !isBlank(room) && !hasForbiddenCharacters(room) && room.length <= limits.room;
  return fits ? room : undefined;
}
