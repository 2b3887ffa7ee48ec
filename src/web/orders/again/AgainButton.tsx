import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Account } from "../../../contract/account.ts";
import type { Order } from "../../../contract/orders.ts";
import { isEmptyCart } from "../../../domain/cart.ts";
import { titleReader } from "../../../domain/guest-title.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import { useApi, type Api } from "../../api/api.ts";
import { useCart } from "../../cart/use-cart.ts";
import { menuView, type ShownCategory } from "../../content/menu-view.ts";
import { menuQuery } from "../../content/queries.ts";
import { useSite } from "../../site/site.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import { newOrderPath } from "../order/new-order-path.ts";
import { orderAgain, withLines, type Again, cartOfAgain, cappedToStock } from "./order-again.ts";
import type { Menu } from "../../../contract/content.ts";
import { sentLines } from "../../ordering/order-request.ts";
import { canOrder } from "../../services/can-order.ts";
import { hasCountedStock } from "../../ordering/what-is-left.ts";

const fetchDialog = () => import("./AgainDialog.tsx");

type AgainButtonProps = { order: Order; account: Account; isMain: boolean };

/** Puts an order into the cart again, by today's menu. It asks first about changes, and about lines in the cart. */
export function AgainButton({ order, account, isMain }: AgainButtonProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { language } = useSite();
  const { cart, change } = useCart();
  const show = useToast();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<Again>();
  const part = usePartOnTap(fetchDialog, asked !== undefined, () => setAsked(undefined));

  const fill = ({ lines }: Again, { isEmptied }: { isEmptied: boolean }) => {
    setAsked(undefined);
    let isFull = false;
    change((stored) => {
      const filled = withLines(isEmptied ? { ...stored, items: {} } : stored, lines);
      isFull = !filled;
      if (!filled) return stored;
      const { service } = order;
      if (service === "indoor" || service === filled.service) return filled;
      // The other service has other times.
      return { ...filled, service, scheduled_for: "" };
    });
    if (isFull)
      return show({
        text: cartText.item.tooManyLines(maxOrderLines, maxOrderEntries),
        tone: "warn",
      });
    show({ text: orderText.confirmation.againFilled, tone: "ok" });
    navigate(newOrderPath(order.mode, account));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (_from: string) => {
      const menu = await queryClient.query({ ...menuQuery(api), staleTime: 0 });
      const categories = menuView(menu, language);
      const reader = titleReader(order, language);
      const again = orderAgain(order.details.items, {
        categories,
        reader,
        isServed: (item) => canOrder(item, account, order.service),
      });
      return askStock(again, { api, menu, categories, order });
    },
    onSuccess(again, from) {
      // A guest who did not wait may be at another page by now.
      if (window.location.pathname !== from) return;
      if (again.changes.length === 0 && isEmptyCart(cart)) fill(again, { isEmptied: false });
      else setAsked(again);
    },
    onError: () => show({ text: orderText.confirmation.againFailed, tone: "warn" }),
  });
  return (
    <>
      <Button
        variant={isMain ? "primary" : "quiet"}
        busy={isPending}
        onClick={() => mutate(window.location.pathname)}
      >
        <Icon name="cart" />
        {orderText.confirmation.again}
      </Button>
      {part && (
        <part.AgainDialog
          again={asked}
          cart={cart}
          currency={account.extras.currency}
          onFill={fill}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The quote needs a place. Any will do, because stock is the same everywhere. */
const placeOf = ({ service }: Pick<Order, "service">) =>
  service === "indoor" ? { location: "0" } : ({ service: "takeout" } as const);

/** Cuts the quantities down to the stock, which only the server knows. */
async function askStock(
  again: Again,
  {
    api,
    menu,
    categories,
    order,
  }: { api: Api; menu: Menu; categories: readonly ShownCategory[]; order: Pick<Order, "service"> },
): Promise<Again> {
  const { items } = cartOfAgain(again);
  if (!hasCountedStock(items, menu)) return again;
  const cartData = { items: sentLines(items), ...placeOf(order) };
  // Without an answer the cart asks later.
  const asked = await api.orders.quote({ body: { cartData } }).catch(() => undefined);
  const short = asked?.quote.sold_out.flatMap(({ path, left }) =>
    left === undefined ? [] : [{ path, left }],
  );
  return cappedToStock(again, short ?? [], categories);
}
