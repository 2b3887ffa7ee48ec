import { useEffect } from "react";
import { useSearch } from "wouter";
import { hasForbiddenCharacters, isBlank, limits } from "../../domain/text-rules.ts";
import type { CheckoutMode } from "../ordering/order-request.ts";
import { useCart } from "./use-cart.ts";

/**
 * The room or table that the page was opened for, as from the code on its door. The cart keeps it:
 * the next page may be opened without it.
 */
export function useRoomFromAddress(mode: CheckoutMode): string | undefined {
  const search = useSearch();
  const { update } = useCart();
  const room = mode === "easy-order" ? roomIn(search) : undefined;
  useEffect(() => {
    if (room !== undefined) update({ location: room });
  }, [room, update]);
  return room;
}

function roomIn(search: string): string | undefined {
  const room = new URLSearchParams(search).get("room")?.trim() ?? "";
  const fits = !isBlank(room) && !hasForbiddenCharacters(room) && room.length <= limits.room;
  return fits ? room : undefined;
}
