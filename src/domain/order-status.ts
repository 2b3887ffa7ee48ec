import type { Service } from "./service.ts";

/** How an order came: to an address, from a room or table by the guest, or on an attendant's tab. */
export const orderModes = ["delivery", "easy-order", "sheet"] as const;

export type OrderMode = (typeof orderModes)[number];

/** The service of an order that does not name one. */
export function serviceOfMode(mode: OrderMode): Service {
  return mode === "delivery" ? "delivery" : "indoor";
}

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

/** The row of a status id. Throws RangeError for an unknown id, which the types rule out. */
export function orderStatus(statusId: OrderStatusId): OrderStatus {
  const found = orderStatuses.find((status) => status.id === statusId);
  if (found === undefined) throw new RangeError(`no such order status: ${statusId}`);
  return found;
}

/** The status id that an address names. Throws RangeError for an unknown one, which the types rule out. */
export function namedStatusId(name: `${OrderStatusId}`): OrderStatusId {
  const found = orderStatuses.find(({ id }) => `${id}` === name);
  if (found === undefined) throw new RangeError(`no such order status: ${name}`);
  return found.id;
}

/** An attendant's order is already accepted; a guest's waits for somebody to accept it. */
export function startingStatus(
  mode: OrderMode,
  { isByStaff = true }: { isByStaff?: boolean } = {},
): OrderStatusId {
  return mode === "sheet" && isByStaff ? 1 : 5;
}

/** True when the order is called off. It counts on no bill; a closed tab takes it back only if it stays paid. */
export function isCancelled(statusId: OrderStatusId): boolean {
  return statusId === 6;
}

/** True when it waits for somebody of the staff to accept or refuse it. */
export function isToAnswer(statusId: OrderStatusId): boolean {
  return statusId === startingStatus("easy-order");
}

/** True when its guests owe it: what nobody has accepted counts on no bill yet. */
export function isOwed(statusId: OrderStatusId): boolean {
  return !isCancelled(statusId) && !isToAnswer(statusId);
}

export const finishedStatusId: OrderStatusId = 4;

/** True while the account still has something to do for the order: it is neither finished nor cancelled. */
export function isInProgress(statusId: OrderStatusId): boolean {
  return statusId !== finishedStatusId && !isCancelled(statusId);
}

/** True if the kitchen has begun or finished: cancelling from here on has a cost. */
export function hasBegun(statusId: OrderStatusId): boolean {
  return statusId === 2 || statusId === 3 || statusId === 4;
}

export const statusesInProgress: readonly OrderStatusId[] = orderStatuses
  .map((status) => status.id)
  .filter(isInProgress);

export const orderTabs = [
  { key: "all", label: "TODOS" },
  { key: "progress", label: "Em andamento" },
  { key: "finished", label: "Finalizados" },
  { key: "cancelled", label: "Cancelados" },
] as const;

export type OrderTab = (typeof orderTabs)[number]["key"];

export const defaultOrderTab: OrderTab = "progress";

/** The tab other than "all" that an order of this status is listed under. */
export function listTabOf(statusId: OrderStatusId): Exclude<OrderTab, "all"> {
  if (isInProgress(statusId)) return "progress";
  return isCancelled(statusId) ? "cancelled" : "finished";
}

export function statusesInListTab(tab: OrderTab): readonly OrderStatusId[] {
  if (tab === "progress") return statusesInProgress;
  return orderStatuses
    .map((status) => status.id)
    .filter((statusId) => tab === "all" || listTabOf(statusId) === tab);
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

/** The statuses that an order goes through, in order, if nobody calls it off. */
const way: readonly OrderStatusId[] = [5, 1, 2, 3, 4];

/**
 * Whether somebody else was faster than a screen that saw an earlier status. "past": the order is already as far or
 * farther. "over": it was cancelled or finished meanwhile, and is not brought back by somebody who has not seen that.
 */
export function overtaken({
  seen,
  current,
  wanted,
}: Record<"seen" | "current" | "wanted", OrderStatusId>): "past" | "over" | undefined {
  if (seen === current || isCancelled(wanted) || !isInProgress(seen)) return undefined;
  if (isCancelled(current)) return "over";
  const [from, here, to] = [seen, current, wanted].map((id) => way.indexOf(id));
  const isStep = from !== undefined && to !== undefined && from < to;
  if (isStep && here !== undefined && to <= here) return "past";
  return isInProgress(current) ? undefined : "over";
}
