import { useQuery } from "@tanstack/react-query";
import type { ViewMode } from "../../domain/entry-path.ts";
import { useApi } from "../api/api.ts";
import { useAdminMode } from "../auth/admin-mode.ts";
import { menuQuery } from "../content/queries.ts";
import { PartFailed } from "../ui/PartAwaited.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import { MenuScreen } from "./MenuScreen.tsx";
import { PageFailure, PageLoading } from "./PageStates.tsx";

const fetchOwnersPart = () => import("../admin/menu/OwnerMenu.tsx");

/** The menu; the path by which it was asked for says what can be done with it. An owner edits it. */
export function MenuPage({ mode }: { mode: ViewMode }) {
  const { data, error, isFetching, refetch } = useQuery(menuQuery(useApi()));
  const isAdmin = useAdminMode();
  const { part, failed, retry } = useLazyPart(fetchOwnersPart, isAdmin);
  if (data && isAdmin && failed) {
    return (
      <main id="content">
        <PartFailed heading="h1" retry={retry} />
      </main>
    );
  }
  if (data && isAdmin) return part ? <part.OwnerMenu menu={data} /> : <PageLoading />;
  if (data) return <MenuScreen mode={mode} menu={data} />;
  if (!error) return <PageLoading />;
  return <PageFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
