import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../api/api.ts";

export const translationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["translations"],
    queryFn: ({ signal }) => api.translations.list({}, { signal }),
  });
