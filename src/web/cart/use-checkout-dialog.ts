import { useEffect, useRef, useState, type ComponentType } from "react";
import { text } from "../text/dictionary.ts";
import { useToast } from "../ui/Toast.tsx";
import { leaveOldVersion } from "../ui/use-lazy-part.ts";
import type { CheckoutDialogProps } from "./checkout/CheckoutDialog.tsx";
import { withTexts } from "../text/spoken-language.ts";

const fetchDialog = () => withTexts(import("./checkout/CheckoutDialog.tsx"));
/** The page after the order; fetched before, because the network may be gone then. */
const fetchConfirmation = () => import("../orders/OrderPage.tsx");

/**
 * The checkout, which most visits never need, as a script of its own. It is fetched as soon as
 * there is something to order, so that it is there when the network may be gone.
 */
export function useCheckoutDialog({ soon }: { soon: boolean }) {
  const [Dialog, setDialog] = useState<ComponentType<CheckoutDialogProps>>();
  const [loading, setLoading] = useState(false);
  const show = useToast();
  /** Some browsers never ask again for a script that did not come, so another page has to; the cart is kept. */
  const isAgain = useRef(false);

  useEffect(() => {
    if (soon) fetchDialog().catch(() => undefined);
  }, [soon]);

  const load = async (then: () => void) => {
    setLoading(true);
    try {
      const { CheckoutDialog } = await fetchDialog();
      setDialog(() => CheckoutDialog);
      then();
      fetchConfirmation().catch(() => undefined);
    } catch {
      if (isAgain.current) await leaveOldVersion();
      isAgain.current = true;
      show({ title: text.common.attention, text: text.states.noNetwork, tone: "warn" });
    } finally {
      setLoading(false);
    }
  };
  return { Dialog, loading, load };
}
