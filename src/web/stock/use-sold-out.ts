import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MenuNews, SoldOutEntry } from "../../contract/content.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { withNews } from "../content/menu-at.ts";
import { menuQuery } from "../content/queries.ts";
import { serverNow } from "../services/server-clock.ts";
import { stockText as words } from "../text/stock-dictionary.ts";
import { useToast } from "../ui/Toast.tsx";
import { stockKey } from "./queries.ts";
import { soldOutToast, type SoldOutChange } from "./sold-out-toast.ts";

type Saying = { id: string; title: string } & SoldOutChange;

const hourMs = 3_600_000;

/** Says what is sold out, or how many are left: on this screen at once, on others within a second. */
export function useSoldOut() {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: (said: Saying): Promise<SoldOutEntry> => {
      const params = { id: said.id };
      if ("stock" in said) return api.content.setStock({ params, body: { stock: said.stock } });
      // An hour begins when the button is pressed.
      const until =
        said.until === "hour" ? new Date(serverNow() + hourMs).toISOString() : said.until;
      return api.content.setSoldOut({ params, body: { until } });
    },
    meta: { silent: true },
    onSuccess({ id, sold_out, sold_out_until, counted }, said) {
      const news: MenuNews = { entries: [{ id, sold_out, sold_out_until, counted }] };
      const { queryKey } = menuQuery(api);
      queries.setQueryData(queryKey, (menu) => menu && withNews(menu, news));
      // Other consequences are fetched.
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: stockKey });
      show({ ...soldOutToast(said, { sold_out }), about: id });
    },
    onError: (error, { title, id }) =>
      show({ text: words.failed(title, refusalText(error)), tone: "danger", about: id }),
  });
}
