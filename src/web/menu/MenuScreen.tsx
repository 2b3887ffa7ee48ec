import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Account } from "../../contract/account.ts";
import type { Menu } from "../../contract/content.ts";
import { emptyCart, isEmptyCart } from "../../domain/cart.ts";
import type { ViewMode } from "../../domain/landing-path.ts";
import { itemIdOf, unitsByItem } from "../../domain/line-key.ts";
import { CartArea } from "../cart/CartArea.tsx";
import { useCart } from "../cart/use-cart.ts";
import type { CheckoutMode } from "../ordering/order-request.ts";
import { useKeyInAddress, useTableOfKey } from "../ordering/table-key.ts";
import { canOrder } from "../services/can-order.ts";
import { chosenService } from "../services/chosen-service.ts";
import { useSite } from "../site/site.ts";
import { text } from "../text/dictionary.ts";
import { withTexts } from "../text/spoken-language.ts";
import { classNames } from "../ui/class-names.ts";
import { memo } from "../ui/memo.ts";
import { PartFailed } from "../ui/PartAwaited.tsx";
import { useToast } from "../ui/Toast.tsx";
import { CategoryNav } from "./list/CategoryNav.tsx";
import { CategorySection, type CategorySectionProps } from "./list/CategorySection.tsx";
import { GuestPage } from "./page/GuestPage.tsx";
import { ImageDialog } from "./item/ImageDialog.tsx";
import { ItemDialog } from "./item/ItemDialog.tsx";
import {
  findItem,
  listedOnly,
  menuView,
  type ShownCategory,
  type ShownItem,
} from "../content/menu-view.ts";
import { SearchResult } from "./list/SearchResult.tsx";
import styles from "./page/Page.module.css";
import { EmptyMenu } from "./page/PageStates.tsx";
import { useScrollToMatches } from "./list/use-scroll-to-matches.ts";
import { useLazyPart, useSteadyPart } from "../ui/use-lazy-part.ts";
import { useShown } from "../ui/use-shown.ts";
import { useVisibleCategory } from "./list/use-visible-category.ts";

const fetchLive = () => import("../live/LiveMenu.tsx");
const fetchSearch = () => import("../../domain/search.ts");
const fetchAdding = () => withTexts(import("./item/add-one.ts"));
/** By then the item's dialog is closed, under which nothing of the page is heard. */
const heardAfterMs = 300;

/** The menu, with an open item or picture over it. Opening and closing these does not redraw the page. */
export function MenuScreen({ mode, menu }: { mode: ViewMode; menu: Menu }) {
  const { cart } = useCart();
  const { language } = useSite();
  const { shown: opened, show, hide } = useShown<OpenItem>();
  const photo = useShown<ShownItem>();
  const [saved, setSaved] = useState<typeof opened>();
  useKeyInAddress();
  const table = useTableOfKey(menu.account);
  const cartMode =
    cartModeOf(menu.account, mode) ?? (table === undefined ? undefined : "easy-order");
  const open = useCallback((item: ShownItem, lineKey?: string) => show({ item, lineKey }), [show]);
  const live = useSteadyPart(fetchLive, cartMode !== undefined);
  const openItem = opened?.value.item;
  // The open item follows changes to itself and its options.
  const shownItem = useMemo(
    () => openItem && (findItem(menuView(menu, language), openItem.id) ?? openItem),
    [menu, language, openItem],
  );
  return (
    <>
      {live && <live.LiveMenu hasCart={!isEmptyCart(cart)} />}
      {/* The item's row and the order show it. A message over the header would be in the way. */}
      <p className="visually-hidden" role="status">
        {/* The key makes it heard again when the same item is added again. */}
        {saved && <span key={saved.serial}>{text.item.added(saved.value.item.title)}</span>}
      </p>
      <Page menu={menu} cartMode={cartMode} onOpen={open} onEnlarge={photo.show} />
      {opened && shownItem && (
        <ItemDialog
          key={opened.serial}
          {...opened.value}
          item={shownItem}
          open={opened.isOpen}
          currency={menu.account.extras.currency}
          canOrder={
            cartMode !== undefined &&
            canOrder(
              shownItem,
              menu.account,
              chosenService(menu.account, { mode: cartMode, wanted: cart.service }),
            )
          }
          onClose={hide}
          onSave={() => setTimeout(setSaved, heardAfterMs, opened)}
        />
      )}
      {photo.shown && (
        <ImageDialog item={photo.shown.value} open={photo.shown.isOpen} onClose={photo.hide} />
      )}
    </>
  );
}

/** An item, or one of its lines in the order. */
type OpenItem = { item: ShownItem; lineKey: string | undefined };

type PageProps = Pick<CategorySectionProps, "onEnlarge"> & {
  onOpen: (item: ShownItem, lineKey?: string) => void;
  menu: Menu;
  cartMode: CheckoutMode | undefined;
};

const Page = memo(function Page({ menu, cartMode: takes, onOpen, onEnlarge }: PageProps) {
  const { account } = menu;
  const { language } = useSite();
  const show = useToast();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim());
  const all = useMemo(() => menuView(menu, language), [menu, language]);
  const categories = useMemo(() => listedOnly(all), [all]);
  // Nothing to choose from: an order that is empty as well would say so a second time.
  const cartMode = categories.length > 0 ? takes : undefined;
  const { part: search, failed, retry } = useLazyPart(fetchSearch, query !== "");
  const matches = useMemo(
    () => search?.matchMenu(categories, wanted),
    [search, categories, wanted],
  );
  const shown = matches ?? categories;
  const list = useScrollToMatches(matches !== undefined);

  const edit = (key: string) => {
    const found = findItem(all, itemIdOf(key));
    if (found) onOpen(found, key);
    else show({ text: text.item.unavailable, tone: "warn" });
  };
  return (
    <GuestPage
      account={account}
      search={categories.length > 0 ? { query, onQuery: setQuery } : undefined}
      hasCart={cartMode !== undefined}
    >
      <Navigation categories={shown} />
      {cartMode && <noscript className={styles.note}>{text.states.needsJavaScript}</noscript>}
      <div className={classNames(styles.columns, cartMode && styles.withCart)}>
        <div ref={list} className={matches && styles.matches}>
          {failed && <PartFailed retry={retry} />}
          <SearchResult
            query={search ? query : ""}
            matches={matches}
            onShowAll={() => setQuery("")}
          />
          {categories.length === 0 && <EmptyMenu />}
          <Categories
            categories={shown}
            query={matches ? wanted : ""}
            currency={account.extras.currency}
            {...{ account, cartMode }}
            onOpen={onOpen}
            onEnlarge={onEnlarge}
          />
        </div>
        {cartMode && <CartArea mode={cartMode} menu={menu} onEdit={edit} />}
      </div>
    </GuestPage>
  );
});

/** A component of its own: scrolling past a category redraws nothing else. */
function Navigation({ categories }: { categories: readonly ShownCategory[] }) {
  const navigable = useMemo(
    () => categories.filter(({ inNavigation }) => inNavigation),
    [categories],
  );
  const anchors = useMemo(() => navigable.map(({ anchor }) => anchor), [navigable]);
  const { current, goTo } = useVisibleCategory(anchors);
  return (
    navigable.length > 0 && <CategoryNav categories={navigable} current={current} onGo={goTo} />
  );
}

type CategoriesProps = Omit<CategorySectionProps, "category" | "units" | "canAdd" | "onAdd"> & {
  categories: readonly ShownCategory[];
  account: Account;
  cartMode: CheckoutMode | undefined;
};

/** Only the categories show the order's units, so only they are redrawn with it. */
function Categories({ categories, account, cartMode, ...section }: CategoriesProps) {
  const { cart, change } = useCart();
  const show = useToast();
  const { onOpen } = section;
  const { items } = cartMode ? cart : emptyCart;
  const units = useMemo(() => unitsByItem(items), [items]);
  const service = cartMode && chosenService(account, { mode: cartMode, wanted: cart.service });
  const canAdd = useCallback(
    (item: ShownItem) =>
      service !== undefined &&
      canOrder(item, account, service) &&
      item.groups.every(({ min }) => min === 0),
    [account, service],
  );
  const add = useCallback(
    (item: ShownItem) => {
      fetchAdding()
        .then(({ addOne }) => addOne(item, { change, show }))
        .catch(() => onOpen(item));
    },
    [change, show, onOpen],
  );
  return categories.map((category) => (
    <CategorySection
      key={category.id}
      category={category}
      {...{ units, canAdd }}
      onAdd={add}
      {...section}
    />
  ));
}

/** This page's way to take orders, if it does. */
function cartModeOf({ features }: Account, mode: ViewMode): CheckoutMode | undefined {
  if (mode === "delivery" && features.delivery) return mode;
  if (mode === "easy-order" && features.easyOrder) return mode;
  return undefined;
}
