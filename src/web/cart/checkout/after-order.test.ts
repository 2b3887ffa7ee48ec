import { describe, expect, test } from "vitest";
import type { OrderRequest } from "../../ordering/order-request.ts";
import { emptyStoredCart, type StoredCart } from "../stored-cart.ts";
import { afterOrder } from "./after-order.ts";

describe("after the order", () => {
  const typed: StoredCart = {
    ...emptyStoredCart,
    items: { a: { qty: 1, title_br: "Pizza", extras: { price: 10 }, children: {} } },
    userData: { ...emptyStoredCart.userData, name: "Ana" },
    addressData: { ...emptyStoredCart.addressData, city: "Campinas" },
    paymentMethod: "pix",
    changeTo: "100",
    obs: "sem pressa",
    location: "12",
    idempotencyKey: "key",
    unanswered: [{ userData: { name: "Ana" }, cartData: { items: {} } }],
  };

  const arrived: OrderRequest = {
    userData: { name: "Ana" },
    cartData: { items: { a: { qty: 1, extras: { price: 10 } } } },
  };

  test("nothing of the guest stays on the device", () => {
    expect(afterOrder(typed, arrived)).toEqual(emptyStoredCart);
  });

  test("who and where stay when the guest asked for it", () => {
    const { userData, addressData, paymentMethod } = typed;
    expect(afterOrder({ ...typed, remember: true }, arrived)).toEqual({
      ...emptyStoredCart,
      remember: true,
      userData,
      addressData,
      paymentMethod,
    });
  });

  test("what the order did not have stays, with all that was typed, and is another order", () => {
    const soda = { qty: 1, title_br: "Guaraná", extras: { price: 5 }, children: {} };
    expect(afterOrder({ ...typed, items: { ...typed.items, soda } }, arrived)).toEqual({
      ...typed,
      items: { soda },
      idempotencyKey: null,
      unanswered: [],
    });
  });
});
