import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../../contract/account.ts";
import { useApi } from "../../api/api.ts";
import { menuQuery } from "../../content/queries.ts";
import { accountByPath, saveBody, type AccountByPath } from "../account-call.ts";
import { refetchAccount, showAccount } from "../show-account.ts";
import { useAreasForm } from "./areas/use-areas-form.ts";
import { useServicesForm } from "./services/use-services-form.ts";
import { errorsOfSettings, settingRules, settingValues, type SettingValues } from "./settings.ts";
import { usePageDraft } from "../use-page-draft.ts";

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** All settings of the page, in three forms that save by a call each, with one way to save the changes of all. */
export function useSettingsForm(account: Account) {
  const own = useAccountForm(account);
  const services = useServicesForm(account);
  const areas = useAreasForm(account);
  const all = [own, services, areas];
  const pressing =
    urgency.flatMap((state) => all.filter(({ saving }) => saving.state === state))[0] ?? own;
  return {
    account,
    values: own.values,
    set: own.set,
    services,
    areas,
    errors: { ...own.errors, ...services.errors, ...areas.errors },
    changed: all.flatMap(({ changed }) => changed),
    saved: all.flatMap(({ saved }) => saved),
    wasRestored: all.some(({ wasRestored }) => wasRestored),
    /** The most urgent state of the three forms. */
    saving: pressing.saving,
    save() {
      for (const form of all) form.save();
    },
    discard() {
      for (const form of all) form.discard();
    },
    keepMine: pressing.keepMine,
    takeTheirs: pressing.takeTheirs,
  };
}

const urgency = ["saving", "conflict", "failed", "saved", "idle"];

/** The settings of the account itself. */
function useAccountForm(account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  return usePageDraft<SettingValues, AccountByPath>({
    keptAs: "settingsDraft",
    rules: settingRules(account),
    stored: settingValues(accountByPath(account)),
    errorsOf: errorsOfSettings,
    async save(draft) {
      const answer = await api.account.save({ body: saveBody(draft) });
      await showAccount(queries, api, answer.account);
      void queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
      return accountByPath(answer.account);
    },
    refetch: () => refetchAccount(queries, api),
  });
}
