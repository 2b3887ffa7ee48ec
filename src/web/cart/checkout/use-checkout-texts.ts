import { useEffect, useEffectEvent, useState } from "react";
import type { StoredCart } from "../stored-cart.ts";
import { useCart } from "../use-cart.ts";
import { textsOf, typedPart, type CheckoutTexts } from "./checkout-fields.ts";

/** Saving at once would draw the whole menu again at every letter. */
const saveDelayMs = 400;

const nothing: Partial<CheckoutTexts> = {};

/** The texts of the fields. They are stored with the cart shortly after they were typed. */
export function useCheckoutTexts() {
  const { cart, change } = useCart();
  const [unsaved, setUnsaved] = useState<Partial<CheckoutTexts>>(nothing);

  const save = () => {
    setUnsaved(nothing);
    return change((stored) => withTexts(stored, unsaved));
  };
  const saveNow = useEffectEvent(() => {
    if (unsaved !== nothing) save();
  });
  useEffect(() => {
    if (unsaved === nothing) return undefined;
    const timer = setTimeout(saveNow, saveDelayMs);
    return () => clearTimeout(timer);
  }, [unsaved]);
  useEffect(() => {
    const leave = () => saveNow();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    texts: { ...textsOf(cart), ...unsaved },
    setTexts: (typed: Partial<CheckoutTexts>) => setUnsaved((others) => ({ ...others, ...typed })),
    save,
  };
}

function withTexts(cart: StoredCart, texts: Partial<CheckoutTexts>): StoredCart {
  return { ...cart, ...typedPart({ ...textsOf(cart), ...texts }) };
}
