import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../api/api.ts";
import { menuView, type ShownCategory } from "../../content/menu-view.ts";
import { menuQuery } from "../../content/queries.ts";
import { useSite } from "../../site/site.ts";
import { useMenuNow } from "../../stock/use-menu-now.ts";

/** The menu that an order can get more from. */
export function useMenuCategories(): ShownCategory[] {
  const { language } = useSite();
  const menu = useMenuNow(useQuery(menuQuery(useApi())).data);
  return useMemo(() => (menu ? menuView(menu, language) : []), [menu, language]);
}
