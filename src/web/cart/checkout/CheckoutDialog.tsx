import { useId, useState } from "react";
import type { Menu } from "../../../contract/content.ts";
import { cartCount, isEmptyCart } from "../../../domain/cart.ts";
import { withColon } from "../../text/joined.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { withNewPrices } from "../../ordering/cart-corrections.ts";
import type { CheckoutMode } from "../../ordering/order-request.ts";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { CartLines } from "../CartLines.tsx";
import { SoldOutNotice } from "../SoldOutNotice.tsx";
import { shownTotal } from "../shown-total.ts";
import { useCartLines } from "../use-cart-lines.ts";
import { useCart } from "../use-cart.ts";
import { AskedQuestions } from "./AskedQuestions.tsx";
import styles from "./CheckoutDialog.module.css";
import { CheckoutFooter } from "./CheckoutFooter.tsx";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { refusalWords } from "./quote-words.ts";
import { useCheckout } from "./use-checkout.ts";

export type CheckoutDialogProps = {
  open: boolean;
  onClose: () => void;
  mode: CheckoutMode;
  menu: Menu;
  /** Known from the page's address; the form asks for it only if undefined. */
  room: string | undefined;
  onEdit?: ((key: string) => void) | undefined;
};

/** The order once more, with everything needed to send it. */
export function CheckoutDialog({ open, onClose, mode, menu, room, onEdit }: CheckoutDialogProps) {
  const { cart } = useCart();
  const lines = useCartLines(menu);
  const { account } = menu;
  const { currency } = account.extras;
  const { part, ...checkout } = useCheckout({ open, mode, menu, room, lines });
  // The order begins closed at each opening, and stays open when the cart is emptied and brought back.
  const [isOrderOpen, setOrderOpen] = useState(false);
  if (!open && isOrderOpen) setOrderOpen(false);
  const formId = useId();
  const content = useKeptFocus<HTMLDivElement>();
  const { service, latest } = checkout;
  const totalCents = shownTotal(cart, { menu, quote: latest });
  const canFetch = latest?.refusal === "out_of_area" && latest.takeout;
  const wasForDelivery = cart.service === "delivery" && cart.addressData.address !== "";
  const pickup = service === "takeout" && wasForDelivery && checkoutText.checkout.noDelivery;
  const repriced = checkout.question?.kind === "prices" ? checkout.question : undefined;
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={checkoutText.checkout.heading}
        footer={
          !isEmptyCart(cart) && (
            <CheckoutFooter
              {...{ formId, totalCents, currency }}
              sending={checkout.sending}
              missing={checkout.missing}
              notice={checkout.notice}
              problem={(latest && refusalWords(latest, account)) ?? (pickup || undefined)}
              onTakeOut={canFetch ? checkout.takeOut : undefined}
            />
          )
        }
      >
        <div ref={content} className={styles.content} tabIndex={-1}>
          {isEmptyCart(cart) ? (
            <EmptyState
              icon="cart"
              title={text.cart.emptyTitle}
              action={<Button onClick={onClose}>{summaryText.seeMenu}</Button>}
            >
              {text.cart.empty}
            </EmptyState>
          ) : (
            <>
              <Accordion
                className={styles.order}
                open={isOrderOpen}
                onToggle={setOrderOpen}
                summary={
                  <h3>
                    <span className="visually-hidden">{withColon(text.cart.heading, "")}</span>
                    {checkoutText.checkout.orderInShort(
                      cartCount(cart),
                      unbrokenMoney(totalCents, currency),
                    )}
                  </h3>
                }
              >
                <CartLines {...{ menu, onEdit }} />
              </Accordion>
              <SoldOutNotice {...{ menu }} quote={latest} />
              <CheckoutForm
                ref={part}
                id={formId}
                {...{ service, account, room, totalCents }}
                quote={latest}
                methods={checkout.methods}
                form={checkout}
                onForget={checkout.forget}
                onSubmit={checkout.submit}
              />
            </>
          )}
        </div>
      </Dialog>
      <AskedQuestions
        order={checkout}
        newTotalCents={shownTotal(withNewPrices(cart, repriced?.lines ?? []), {
          menu,
          quote: repriced?.now,
        })}
        currency={currency}
        onEdit={onEdit}
      />
    </>
  );
}
