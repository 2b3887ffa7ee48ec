import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../api/api.ts";
import { menuQuery } from "../content/queries.ts";
import { barText } from "../text/bar-dictionary.ts";
import { useToast } from "../ui/Toast.tsx";
import { showAccount } from "./show-account.ts";

const words = barText.activity;

/** Opens the account to guests, or closes it. All its open pages in this browser follow at once. */
export function useActivation() {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: (active: boolean) => api.account.save({ body: { data: { active } } }),
    async onSuccess(answer, active) {
      await showAccount(queries, api, answer.account);
      show({ text: active ? words.opened : words.closed, tone: "ok" });
      await queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
    },
  });
}
