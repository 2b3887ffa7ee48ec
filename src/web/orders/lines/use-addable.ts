import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../api/api.ts";
import { menuView, type ShownItem } from "../../content/menu-view.ts";
import { menuQuery } from "../../content/queries.ts";
import { useSite } from "../../site/site.ts";
import { useMenuNow } from "../../stock/use-menu-now.ts";

/** Items of the menu that can be added to an order as they are: nothing has to be chosen of them. */
export function useAddable(): ShownItem[] {
  const { language } = useSite();
  const menu = useMenuNow(useQuery(menuQuery(useApi())).data);
  return useMemo(() => {
    const items = menu ? menuView(menu, language).flatMap((category) => category.items) : [];
    return items.filter(({ soldOut, groups }) => !soldOut && groups.every(({ min }) => min === 0));
  }, [menu, language]);
}
