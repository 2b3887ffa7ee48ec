/** How an order came: to an address, from a room or table by the guest, or on an attendant's tab. */
export type OrderMode = "delivery" | "easy-order" | "sheet";

/** The statuses by id. Aliases are spelled as the wire has always had them. */
export const orderStatuses = [
  { id: 1, alias: "processing", label: "Processando" },
  { id: 2, alias: "prepairing", label: "Preparando" },
  { id: 3, alias: "deliverying", label: "Em trânsito" },
  { id: 4, alias: "finished", label: "Finalizado" },
  { id: 5, alias: "open", label: "Em aberto" },
  { id: 6, alias: "cancelled", label: "Cancelado" },
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type OrderStatusId = OrderStatus["id"];

export function isOrderStatusId(n: number): n is OrderStatusId {
  return orderStatuses.some((status) => status.id === n);
}

/** The row of a status id. Throws RangeError for an id that is none, which the types rule out. */
export function orderStatus(statusId: OrderStatusId): OrderStatus {
  const found = orderStatuses.find((status) => status.id === statusId);
  if (found === undefined) throw new RangeError(`no such order status: ${statusId}`);
  return found;
}

/** An attendant's order is already accepted; a guest's waits for somebody to accept it. */
export function startingStatus(mode: OrderMode): OrderStatusId {
  return mode === "sheet" ? 1 : 5;
}

/** The tabs of the order list, in their order. */
export const orderTabs = [
  { key: "all", label: "TODOS" },
  { key: "progress", label: "Em andamento" },
  { key: "finished", label: "Finalizados" },
  { key: "cancelled", label: "Cancelados" },
] as const;

export type OrderTab = (typeof orderTabs)[number]["key"];

export const defaultOrderTab: OrderTab = "progress";

/** The tab, besides "all", that an order of this status is listed under. */
export function tabOf(statusId: OrderStatusId): Exclude<OrderTab, "all"> {
  if (statusId === 4) return "finished";
  return statusId === 6 ? "cancelled" : "progress";
}

/** The ids of the statuses that a tab lists. */
export function statusesInTab(tab: OrderTab): OrderStatusId[] {
  return orderStatuses
    .map((status) => status.id)
    .filter((statusId) => tab === "all" || tabOf(statusId) === tab);
}

/**
 * The status that usually follows, offered as one tap; staff may set any other. Only a delivery
 * travels. Undefined when the order is over.
 */
export function usualNextStatus(
  statusId: OrderStatusId,
  mode: OrderMode,
): OrderStatusId | undefined {
  switch (statusId) {
    case 5:
      return 1;
    case 1:
      return 2;
    case 2:
      return mode === "delivery" ? 3 : 4;
    case 3:
      return 4;
    case 4:
    case 6:
      return undefined;
  }
}
