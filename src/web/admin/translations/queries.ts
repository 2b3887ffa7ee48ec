import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../api/api.ts";

/** All texts that can be translated. */
export const translationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["translations"],
    queryFn: ({ signal }) => api.translations.list({}, { signal }),
  });
