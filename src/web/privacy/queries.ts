import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";

export const privacyNoticeQuery = (api: Api) =>
  queryOptions({
    queryKey: ["privacy notice"],
    queryFn: () => api.privacy.notice(),
    staleTime: Number.POSITIVE_INFINITY,
  });
