import { describe, expect, test } from "vitest";
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

  test("nothing of the guest stays on the device", () => {
    expect(afterOrder(typed)).toEqual(emptyStoredCart);
  });

  test("who and where stay when the guest asked for it", () => {
    const { userData, addressData, paymentMethod } = typed;
    expect(afterOrder({ ...typed, remember: true })).toEqual({
      ...emptyStoredCart,
      remember: true,
      userData,
      addressData,
      paymentMethod,
    });
  });
});
