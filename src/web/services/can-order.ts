import type { Account } from "../../contract/account.ts";
import type { Service } from "../../domain/service.ts";
import type { ItemFigures } from "../content/menu-view.ts";

/** Whether an item can go into an order. Outside its times it can if the service takes orders for later. */
export function canOrder(
  { soldOut, offHours }: Pick<ItemFigures, "soldOut" | "offHours">,
  { services }: Pick<Account, "services">,
  service: Service,
): boolean {
  return !soldOut && (offHours === null || services[service].scheduled);
}
