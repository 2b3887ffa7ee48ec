import type { AddressData, SentCart } from "../../contract/orders.ts";
import { centsFromReais, maxTypedCents } from "../../domain/money.ts";
import { startingStatus, type OrderMode } from "../../domain/order-status.ts";
import { orderTotal } from "../../domain/order-total.ts";
import { givenText } from "../../domain/text-rules.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { lockOpenTab } from "../tabs/lock-open-tab.ts";
import { checkCustomer, type Customer } from "./check-customer.ts";
import { insertOrder } from "./order-queries.ts";
import { amountsView } from "./order-view.ts";
import { priceCart, refuseEmpty, type Orderable } from "./price-cart.ts";

type DeliveryParts = Partial<Pick<SentCart, "addressData" | "paymentMethod" | "changeTo">>;
export type OrderRequest = {
  userData: Customer;
  cartData: SentCart;
  locationHash?: string | undefined;
};

/** Stores an order at the server's own prices. Every refusal leaves nothing behind. `count` refuses one too many. */
export async function placeOrder(
  request: OrderRequest,
  context: Context,
  { orderable, count }: { orderable: Promise<Orderable>; count: () => Promise<void> },
) {
  const { tx, principal, now } = context;
  const { cartData } = request;
  // From here on nobody pays or closes the tab before the order is on it.
  const tab =
    request.locationHash === undefined
      ? undefined
      : await lockOpenTab(request.locationHash, context);
  const mode: OrderMode = tab ? "sheet" : modeOf(request, context);
  refuseEmpty(cartData.items, "cartData.items");
  const customer = checkCustomer(
    tab ? { ...request.userData, name: tab.nameOf(request.userData.name) } : request.userData,
    { address: cartData.addressData, mode },
  );
  // Whoever orders to a room pays there: address and payment of an earlier delivery may still be in the cart.
  const delivery: DeliveryParts = mode === "delivery" ? cartData : {};
  checkPayment(delivery, context);
  const lines = priceCart(cartData.items, await orderable);
  const servicePercent = tab ? context.account.extras.service_percent : 0;
  const total = orderTotal({ lines, servicePercent, deliveryFeeCents: 0 });
  if (total.totalCents > maxTypedCents) {
    throw new Refused("unprocessable_entity", {
      fields: { "cartData.items": { code: "total_too_large" } },
    });
  }
  const changeForCents = changeFor(delivery, total.totalCents);
  const order = {
    mode,
    sheetId: tab?.sheetId ?? null,
    statusId: startingStatus(mode),
    guestId: principal.kind === "guest" ? principal.guestId : null,
    userId: "userId" in principal ? principal.userId : null,
    customer,
    address: delivery.addressData ? givenParts(delivery.addressData) : null,
    location: tab ? String(tab.tableNumber) : locationOf(mode, cartData),
    obs: givenText(cartData.obs),
    paymentMethod: delivery.paymentMethod ?? null,
    changeForCents,
    total,
    lines,
    createdAt: now,
  };
  await count();
  const { number, hash } = await insertOrder(tx, order);
  if (tab) await addEvent(tx, { topic: "table", subjectId: tab.tableId });
  return {
    order: {
      id: number,
      hash,
      status_id: order.statusId,
      ...amountsView(total, { waivesService: tab?.waivesService === true }),
      created: now.toISOString(),
    },
  };
}

/** How the order comes, as far as the account has that switched on. */
function modeOf({ cartData }: OrderRequest, { account }: Context): "delivery" | "easy-order" {
  const mode = cartData.location === undefined ? "delivery" : "easy-order";
  const isOn = mode === "delivery" ? account.features.delivery : account.features.easyOrder;
  if (!account.active || !isOn) throw new Refused("access_denied");
  return mode;
}

function locationOf(mode: OrderMode, { location }: SentCart): string | null {
  return mode === "easy-order" ? givenText(location) : null;
}

function checkPayment({ paymentMethod }: DeliveryParts, { account }: Context): void {
  if (paymentMethod !== undefined && account.extras.paymentMethods[paymentMethod] !== true) {
    throw new Refused("unprocessable_entity", {
      fields: { "cartData.paymentMethod": { code: "payment_method_off" } },
    });
  }
}

/** Only the parts of an address that say something. */
function givenParts(address: AddressData): AddressData {
  const parts = Object.entries(address).flatMap(([part, text]) => {
    const given = givenText(text);
    return given === null ? [] : [[part, given]];
  });
  // The same keys, or fewer: each may be absent.
  return Object.fromEntries(parts) as AddressData;
}

/** Reais in hand, only with cash, and enough to pay with. */
function changeFor({ paymentMethod, changeTo }: DeliveryParts, totalCents: number): number | null {
  if (paymentMethod !== "cash" || changeTo === undefined || changeTo === 0) return null;
  const cents = centsFromReais(changeTo);
  if (cents < totalCents) {
    throw new Refused("unprocessable_entity", {
      fields: { "cartData.changeTo": { code: "change_below_total" } },
    });
  }
  return cents;
}
