import { useSearch } from "wouter";
import { hasForbiddenCharacters, isBlank, limits } from "../../domain/text-rules.ts";
import type { CheckoutMode } from "../ordering/order-request.ts";
import { namedInAddress } from "../site/named-in-address.ts";
import { createVisitMark } from "../storage/visit-mark.ts";

const useNamed = createVisitMark("room");

/**
 * The room or table that the page was opened for, as from the code on its door. It goes for the rest of the visit: the
 * next page, and the one for the next order, are opened without it.
 */
export function useRoom(mode: CheckoutMode): string | undefined {
  const room = useNamed(namedInAddress(useSearch(), /^(?:room|quarto)$/i));
  const fits = !isBlank(room) && !hasForbiddenCharacters(room) && room.length <= limits.room;
  return mode === "easy-order" && fits ? room : undefined;
}
