import { useQuery } from "@tanstack/react-query";
import type { ViewMode } from "../../domain/landing-path.ts";
import { useApi } from "../api/api.ts";
import { useAdminMode } from "../auth/admin-mode.ts";
import { menuQuery } from "../content/queries.ts";
import { useMenuNow } from "../stock/use-menu-now.ts";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import { MenuScreen } from "./MenuScreen.tsx";
import { PageAwaited, PageLoading } from "./page/PageStates.tsx";
import { PageFailed } from "../site/lazy-page.tsx";

const fetchOwnersPart = () => import("../admin/menu/OwnerMenu.tsx");

/** The menu. Its path decides what a guest can do with it. An owner edits it. */
export function MenuPage({ mode }: { mode: ViewMode }) {
  const query = useQuery(menuQuery(useApi()));
  const menu = useMenuNow(query.data);
  const isAdmin = useAdminMode();
  const { part, failed, retry } = useLazyPart(fetchOwnersPart, isAdmin);
  if (!menu) return <PageAwaited query={query} />;
  if (!isAdmin) return <MenuScreen mode={mode} menu={menu} />;
  if (part) return <part.OwnerMenu menu={menu} />;
  return failed ? <PageFailed retry={retry} /> : <PageLoading />;
}
