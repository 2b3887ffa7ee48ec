import { useDeferredValue, useMemo, useState } from "react";
import type { Account } from "../../contract/account.ts";
import type { Menu } from "../../contract/content.ts";
import { emptyCart } from "../../domain/cart.ts";
import type { ViewMode } from "../../domain/entry-path.ts";
import { matchMenu } from "../../domain/search.ts";
import { CartArea } from "../cart/CartArea.tsx";
import { useCart } from "../cart/use-cart.ts";
import { useSite } from "../site/site.ts";
import { text } from "../text/dictionary.ts";
import { classNames } from "../ui/class-names.ts";
import { useToast } from "../ui/Toast.tsx";
import { CategoryNav } from "./CategoryNav.tsx";
import { CategorySection } from "./CategorySection.tsx";
import { GuestPage } from "./GuestPage.tsx";
import { ImageDialog } from "./ImageDialog.tsx";
import { ItemDialog } from "./ItemDialog.tsx";
import { findItem, menuView, type ShownItem } from "./menu-view.ts";
import { NothingHere, SearchResult } from "./SearchResult.tsx";
import styles from "./Page.module.css";
import { useScrollToMatches } from "./use-scroll-to-matches.ts";
import { useShown } from "./use-shown.ts";
import { useVisibleCategory } from "./use-visible-category.ts";

export function MenuScreen({ mode, menu }: { mode: ViewMode; menu: Menu }) {
  const { account } = menu;
  const { language } = useSite();
  const { cart } = useCart();
  const show = useToast();
  const item = useShown<ShownItem>();
  const photo = useShown<ShownItem>();
  const [query, setQuery] = useState("");
  const [saved, setSaved] = useState<string>();
  const wanted = useDeferredValue(query.trim());
  const categories = useMemo(() => menuView(menu, language), [menu, language]);
  const matches = useMemo(() => matchMenu(categories, wanted), [categories, wanted]);
  const shown = matches ?? categories;
  const navigable = useMemo(() => shown.filter(({ inNavigation }) => inNavigation), [shown]);
  const anchors = useMemo(() => navigable.map(({ anchor }) => anchor), [navigable]);
  const { current, goTo } = useVisibleCategory(anchors);
  const list = useScrollToMatches(matches !== undefined);
  const { currency } = account.extras;
  const cartMode = cartModeOf(account, mode);
  const cartItems = (cartMode ? cart : emptyCart).items;

  const edit = (itemId: string) => {
    const found = findItem(categories, itemId);
    if (found) item.show(found);
    else show({ text: text.item.unavailable, tone: "warn" });
  };
  return (
    <GuestPage
      account={account}
      search={categories.length > 0 ? { query, onQuery: setQuery } : undefined}
      hasCart={cartMode !== undefined}
    >
      {navigable.length > 0 && <CategoryNav categories={navigable} current={current} onGo={goTo} />}
      {cartMode && <noscript className={styles.note}>{text.states.needsJavaScript}</noscript>}
      <div className={classNames(styles.columns, cartMode && styles.withCart)}>
        <div ref={list} className={matches && styles.matches}>
          <SearchResult query={query} matches={matches} onShowAll={() => setQuery("")} />
          {categories.length === 0 && <NothingHere />}
          {shown.map((category) => (
            <CategorySection
              key={category.id}
              category={category}
              query={matches ? wanted : ""}
              currency={currency}
              cartItems={cartItems}
              onOpen={item.show}
              onEnlarge={photo.show}
            />
          ))}
        </div>
        {cartMode && <CartArea mode={cartMode} menu={menu} onEdit={edit} />}
      </div>
      {item.shown && (
        <ItemDialog
          key={item.shown.serial}
          item={item.shown.value}
          open={item.shown.isOpen}
          currency={currency}
          canOrder={cartMode !== undefined}
          onClose={item.hide}
          onSave={() => setSaved(item.shown?.value.title)}
        />
      )}
      {/* Seen in the item's row and in the order; a message over the header would be in the way. */}
      <p className="visually-hidden" role="status">
        {saved !== undefined && text.item.added(saved)}
      </p>
      {photo.shown && (
        <ImageDialog item={photo.shown.value} open={photo.shown.isOpen} onClose={photo.hide} />
      )}
    </GuestPage>
  );
}

/** How this page takes orders, if it does. */
function cartModeOf({ features }: Account, mode: ViewMode): "delivery" | "easy-order" | undefined {
  if (mode === "delivery" && features.delivery) return mode;
  if (mode === "easy-order" && features.easyOrder) return mode;
  return undefined;
}
