import { useQuery } from "@tanstack/react-query";
import type { ViewMode } from "../../domain/entry-path.ts";
import { useApi } from "../api/api.ts";
import { MenuScreen } from "./MenuScreen.tsx";
import { PageFailure, PageLoading } from "./PageStates.tsx";
import { menuQuery } from "./queries.ts";

/** The menu; the path by which it was asked for says what can be done with it. */
export function MenuPage({ mode }: { mode: ViewMode }) {
  const { data, error, isFetching, refetch } = useQuery(menuQuery(useApi()));
  if (data) return <MenuScreen mode={mode} menu={data} />;
  if (!error) return <PageLoading />;
  return <PageFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
