import { useState, type ReactNode, useEffect, type ComponentType } from "react";
import { useSearch } from "wouter";
import type { Menu } from "../../contract/content.ts";
import { isEmptyCart } from "../../domain/cart.ts";
import type { Cents } from "../../domain/money.ts";
import { formatMoney } from "../text/money.ts";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import { text } from "../text/dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { PartFailed } from "../ui/PartAwaited.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import type { CheckoutMode } from "../ordering/order-request.ts";
import { useBottomBar } from "../ui/use-bottom-bar.ts";
import { useLazyPart, leaveOldVersion } from "../ui/use-lazy-part.ts";
import { useWide } from "../ui/use-wide.ts";
import type { Account } from "../../contract/account.ts";
import { hasForbiddenCharacters, isBlank, limits } from "../../domain/text-rules.ts";
import { roomName, useTableOfKey } from "../ordering/table-key.ts";
import { namedInAddress } from "../site/named-in-address.ts";
import { createVisitMark } from "../storage/visit-mark.ts";
import { useToast } from "../ui/Toast.tsx";
import { withTexts } from "../text/spoken-language.ts";
import styles from "./CartArea.module.css";
import { shownTotal } from "./shown-total.ts";
import { useCart } from "./use-cart.ts";
import type { CheckoutDialogProps } from "./checkout/CheckoutDialog.tsx";

/** On a phone the lines are seen at the checkout only. */
const fetchPanel = () => import("./CartPanel.tsx");

type CartAreaProps = {
  mode: CheckoutMode;
  menu: Menu;
  /** Opens a line again, to change it. */
  onEdit?: ((key: string) => void) | undefined;
};

const fetchDialog = () => withTexts(import("./checkout/CheckoutDialog.tsx"));

/** The page after the order. It is fetched ahead, because the network may be gone when it is needed. */
const fetchConfirmation = () => import("../orders/OrderPage.tsx");

/** The guest's order beside the menu, or as a bar at the bottom where there is no room beside it. */
export function CartArea({ mode, menu, onEdit }: CartAreaProps) {
  const { cart } = useCart();
  const [isOpen, setOpen] = useState(false);
  const { Dialog: CheckoutDialog, loading, load } = useCheckoutDialog({ soon: !isEmptyCart(cart) });
  const room = useRoom(mode, menu.account);
  const panel = useKeptFocus<HTMLDivElement>();
  const isWide = useWide();
  const { part: beside, failed, retry } = useLazyPart(fetchPanel, !isEmptyCart(cart));

  const { currency } = menu.account.extras;
  const [quotedCents, setQuoted] = useState<Cents>();
  const ownCents = shownTotal(cart, { menu, quote: undefined });
  const totalCents = quotedCents ?? ownCents;
  const finish = !isEmptyCart(cart) && (
    <Button variant="primary" busy={loading} onClick={() => void load(() => setOpen(true))}>
      <span>
        {`${text.cart.finish} `}
        <span className="unbroken">{`- ${formatMoney(totalCents, currency)}`}</span>
      </span>
    </Button>
  );
  return (
    <>
      <section id="pedido" className={styles.area} aria-label={text.a11y.cartRegion} tabIndex={-1}>
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          <h2>{text.cart.heading}</h2>
          {finish ? (
            isWide && (
              <>
                {beside ? (
                  <beside.CartPanel {...{ mode, menu, room, onEdit }} onTotal={setQuoted} />
                ) : (
                  failed && <PartFailed retry={retry} />
                )}
                {finish}
              </>
            )
          ) : (
            <EmptyState icon="cart" title={text.cart.emptyTitle}>
              {text.cart.empty}
            </EmptyState>
          )}
        </div>
        {finish && (
          <BottomBar>
            {beside && !isWide && (
              <beside.CartHints {...{ mode, menu, room }} onTotal={setQuoted} />
            )}
            {finish}
            <span key={ownCents} className={styles.settling} />
          </BottomBar>
        )}
      </section>
      {CheckoutDialog && (
        <CheckoutDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          {...{ mode, menu, room, onEdit }}
        />
      )}
    </>
  );
}

function BottomBar({ children }: { children: ReactNode }) {
  const bar = useBottomBar();
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  );
}

const useNamed = createVisitMark("room");

/**
 * The room or table that the page's address names, as from the code on a door. It holds for the rest of the visit,
 * because the next pages' addresses do not name it. The code that was read last counts.
 */
function useRoom(mode: CheckoutMode, account: Account): string | undefined {
  const named = namedInAddress(useSearch(), roomName);
  const room = useNamed(named);
  const table = useTableOfKey(account);
  if (mode !== "easy-order") return undefined;
  if (table !== undefined && named === undefined) return String(table);
  const fits = !isBlank(room) && !hasForbiddenCharacters(room) && room.length <= limits.room;
  return fits ? room : undefined;
}

/**
 * The checkout, which most visits never need, as a script of its own. It is fetched as soon as
 * there is something to order, so that it is there when the network may be gone.
 */
function useCheckoutDialog({ soon }: { soon: boolean }) {
  const [Dialog, setDialog] = useState<ComponentType<CheckoutDialogProps>>();
  const [loading, setLoading] = useState(false);
  const show = useToast();

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
      // The cart is kept.
      if (await leaveOldVersion(fetchDialog)) return;
      show({ title: text.common.attention, text: text.states.noNetwork, tone: "warn" });
    } finally {
      setLoading(false);
    }
  };
  return { Dialog, loading, load };
}
