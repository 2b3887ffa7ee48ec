import { useDeferredValue, useMemo, useState } from "react";
import type { Menu } from "../../../contract/content.ts";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { anchorOf } from "../../content/menu-view.ts";
import { translatedText } from "../../content/translated-texts.ts";
import { CategoryNav } from "../../menu/list/CategoryNav.tsx";
import { SearchResult } from "../../menu/list/SearchResult.tsx";
import { useScrollToMatches } from "../../menu/list/use-scroll-to-matches.ts";
import { useVisibleCategory } from "../../menu/list/use-visible-category.ts";
import { GuestPage } from "../../menu/page/GuestPage.tsx";
import pageStyles from "../../menu/page/Page.module.css";
import { useSite } from "../../site/site.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { EmptyState } from "../../ui/StateMessage.tsx";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import { useSame } from "../../ui/use-same.ts";
import { LostDraft } from "./entry/LostDraft.tsx";
import { NewEntry } from "./entry/NewEntry.tsx";
import { OwnerContext } from "./owner-context.ts";
import { ownerSearch } from "./owner-search.ts";
import { OwnerCategory } from "./OwnerCategory.tsx";
import type { OwnerDialogsProps } from "./OwnerDialogs.tsx";
import styles from "./OwnerMenu.module.css";
import { useOwnerOf } from "./use-owner-of.ts";

const words = menuEditorText;

/**
 * The guest's menu page as its owner sees it: everything is shown, and edited in its place. It starts over for another
 * person, with that person's drafts.
 */
export function OwnerMenu({ menu }: { menu: Menu }) {
  return <OneOwnersMenu key={useSignedIn()?._auth_id} menu={menu} />;
}

function OneOwnersMenu({ menu }: { menu: Menu }) {
  const { account } = menu;
  const { language } = useSite();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim());
  const search = useMemo(() => ownerSearch(menu, language), [menu, language]);
  const shown = useMemo(() => search(wanted), [search, wanted]);
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
              <EmptyState icon="pencil" title={words.adding.emptyTitle}>
                {words.adding.firstCategory}
              </EmptyState>
            )}
            {categories.map(({ category, items }) => (
              <OwnerCategory
                key={category.id}
                category={category}
                items={items}
                groups={menu.menuSubGroups}
                anchor={anchorOf(category)}
                query={shown ? wanted : ""}
              />
            ))}
            {!shown && (
              <div className={styles.pageTools}>
                <NewEntry kind="category" parentId={null} variant="primary" />
                {menu.menu.length > 1 && (
                  <Button onClick={() => owner.sort("category", null)}>
                    <Icon name="sort" />
                    {words.sorting.categories}
                  </Button>
                )}
              </div>
            )}
          </div>
        </div>
        <LostDraft menu={menu} />
        <DialogsOnTap menu={menu} state={dialogs} onRemove={remove} />
      </GuestPage>
    </OwnerContext>
  );
}

const fetchDialogs = () => import("./OwnerDialogs.tsx");

/** The dialogs over the menu, fetched when the first of them is opened. */
function DialogsOnTap(props: OwnerDialogsProps) {
  const each = Object.values(props.state);
  const part = usePartOnTap(
    fetchDialogs,
    each.some(({ shown }) => shown?.isOpen),
    () => {
      for (const { hide } of each) hide();
    },
  );
  return part && <part.OwnerDialogs {...props} />;
}
