import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Category, Item, Menu } from "../../../contract/content.ts";
import { defaultLanguage, languages, offeredLanguages } from "../../../domain/languages.ts";
import { matchMenu } from "../../../domain/search.ts";
import { useApi } from "../../api/api.ts";
import { CategoryNav } from "../../menu/CategoryNav.tsx";
import { GuestPage } from "../../menu/GuestPage.tsx";
import pageStyles from "../../menu/Page.module.css";
import { SearchResult } from "../../menu/SearchResult.tsx";
import { translatedText } from "../../menu/translated-texts.ts";
import { useScrollToMatches } from "../../menu/use-scroll-to-matches.ts";
import { useShown } from "../../menu/use-shown.ts";
import { useVisibleCategory } from "../../menu/use-visible-category.ts";
import { useSite } from "../../site/site.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import type { EntryKind } from "./entry-draft.ts";
import { createMenuEdits, type Entry } from "./menu-edits.ts";
import { LostDraft } from "./LostDraft.tsx";
import { NewEntry } from "./NewEntry.tsx";
import { OwnerContext, type Owner } from "./owner-context.ts";
import { OwnerCategory } from "./OwnerCategory.tsx";
import { childCount, OwnerDialogs } from "./OwnerDialogs.tsx";
import styles from "./OwnerMenu.module.css";
import { useRemoval } from "./use-removal.ts";

const words = menuEditorText;

/** The guest's menu page as its owner sees it: everything is shown, and edited in its place. */
export function OwnerMenu({ menu }: { menu: Menu }) {
  const { account } = menu;
  const { language } = useSite();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim());
  const shown = useMemo(() => matchEntries(menu.menu, wanted), [menu.menu, wanted]);
  const categories = useMemo(
    () => shown ?? menu.menu.map((category) => ({ category, items: category.items })),
    [shown, menu.menu],
  );
  const links = useSame(
    categories
      .filter(({ category }) => category.extras.nav_hide === 0)
      .map(({ category }) => ({
        anchor: anchorOf(category),
        title: translatedText(category, "title", language),
      })),
  );
  const anchors = useMemo(() => links.map(({ anchor }) => anchor), [links]);
  const { current, goTo } = useVisibleCategory(anchors);
  const list = useScrollToMatches(shown !== undefined);
  const { owner, dialogs, remove } = useOwnerOf(menu);
  return (
    <OwnerContext value={owner}>
      <GuestPage
        account={account}
        search={menu.menu.length > 0 ? { query, onQuery: setQuery } : undefined}
      >
        {links.length > 0 && <CategoryNav categories={links} current={current} onGo={goTo} />}
        <div className={pageStyles.columns}>
          <div ref={list} className={shown && pageStyles.matches}>
            <SearchResult query={query} matches={shown} onShowAll={() => setQuery("")} />
            {menu.menu.length === 0 && (
              <EmptyState title={words.adding.emptyTitle}>{words.adding.firstCategory}</EmptyState>
            )}
            {categories.map(({ category, items }) => (
              <OwnerCategory
                key={category.id}
                category={category}
                items={items}
                anchor={anchorOf(category)}
                query={shown ? wanted : ""}
              />
            ))}
            {!shown && (
              <div className={styles.pageTools}>
                <NewEntry kind="category" parentId={null} variant="primary" />
                {menu.menu.length > 1 && (
                  <Button onClick={() => owner.order("category", null)}>
                    <Icon name="sort" />
                    {words.sorting.categories}
                  </Button>
                )}
              </div>
            )}
          </div>
        </div>
        <LostDraft menu={menu} />
        <OwnerDialogs menu={menu} state={dialogs} onRemove={remove} />
      </GuestPage>
    </OwnerContext>
  );
}

/** The same object as long as it says the same, so that what it is given to is not drawn again. */
function useSame<T>(value: T): T {
  const [known, setKnown] = useState(value);
  if (JSON.stringify(known) === JSON.stringify(value)) return known;
  setKnown(value);
  return value;
}

function anchorOf({ id }: Category): string {
  return `categoria-${id}`;
}

/** What every part of the editor needs; it changes only with the account's icons and languages. */
function useOwnerOf(menu: Menu) {
  const api = useApi();
  const queries = useQueryClient();
  const { language } = useSite();
  const edits = useMemo(() => createMenuEdits(api, queries), [api, queries]);
  const remove = useRemoval(edits);
  const item = useShown<string>();
  const { hide: hideItem } = item;
  const removeNow = useCallback(
    (kind: EntryKind, entry: Entry) => {
      if (kind === "item") hideItem();
      void remove(kind, entry);
    },
    [remove, hideItem],
  );
  const placed = useShown<{ kind: EntryKind; entry: Entry }>();
  const ordered = useShown<{ kind: EntryKind; parentId: string | null }>();
  const removed = useShown<{ kind: EntryKind; entry: Entry }>();
  const { currency, languages: known, inactiveLanguages: inactive } = menu.account.extras;
  const { icons } = menu;
  const [showItem, place, order, ask] = [item.show, placed.show, ordered.show, removed.show];
  const owner = useMemo<Owner>(
    () => ({
      edits,
      language,
      currency,
      icons,
      languages: languages.filter((one) => one === defaultLanguage || known.includes(one)),
      offered: offeredLanguages({ languages: known, inactiveLanguages: inactive }),
      openItem: ({ id }) => showItem(id),
      place: (kind, entry) => place({ kind, entry }),
      order: (kind, parentId) => order({ kind, parentId }),
      remove(kind, entry) {
        const hasChildren = edits.read((now) => childCount(now, kind, entry) > 0) ?? false;
        if (hasChildren) ask({ kind, entry });
        else removeNow(kind, entry);
      },
    }),
    [edits, language, currency, icons, known, inactive, showItem, place, order, ask, removeNow],
  );
  return {
    owner,
    dialogs: { item, placed, ordered, removed },
    remove: removeNow,
  };
}

type Found = { category: Category; items: readonly Item[] };

/** What a search shows: matching categories with all their items, others with those that match. */
function matchEntries(categories: readonly Category[], query: string): Found[] | undefined {
  const titled = categories.map((category) => ({
    title_br: category.title_br ?? "",
    category,
    items: category.items.map((item) => ({ title_br: item.title_br ?? "", item })),
  }));
  return matchMenu(titled, query)?.map(({ category, items }) => ({
    category,
    items: items.map(({ item }) => item),
  }));
}
