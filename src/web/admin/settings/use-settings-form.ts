import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { useApi } from "../../api/api.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { homeQuery, menuQuery } from "../../content/queries.ts";
import { isEmpty } from "../saving/draft.ts";
import { readDraft, storeDraft } from "../saving/stored-draft.ts";
import { useSaving } from "../saving/use-saving.ts";
import { showAccount } from "../show-account.ts";
import { errorsOfSettings, type SettingErrors } from "./setting-errors.ts";
import { settingValues, type SettingPath, type SettingValues } from "./setting-values.ts";
import {
  emptyDraft,
  saveBody,
  withoutPaths,
  withoutSaved,
  withValues,
  type SettingsDraft,
} from "./settings-draft.ts";

export type SettingsForm = ReturnType<typeof useSettingsForm>;

type SettingsFormOptions = {
  account: Account;
  authId: string;
  /** Hears when fields are marked as wrong. */
  onWrong: () => void;
};

/** The settings of the account as they stand in the fields, and the one way to save what has been changed. */
export function useSettingsForm({ account, authId, onWrong }: SettingsFormOptions) {
  const draftKey = `settingsDraft ${authId}`;
  const [typed, setTyped] = useState(() => readDraft<SettingsDraft>(draftKey, emptyDraft));
  const [wasRestored] = useState(() => !isEmpty(typed));
  const [errors, setErrors] = useState<SettingErrors>({});
  /** What the last save has stored, until something of it is changed again. */
  const [saved, setSaved] = useState<readonly SettingPath[]>([]);
  const draft = withValues(typed, {}, account);
  useEffect(() => storeDraft(draftKey, draft));

  const showErrors = (found: SettingErrors) => {
    setErrors(found);
    onWrong();
  };
  const store = useStore(account);
  const saving = useSaving(async (sent: SettingsDraft) => {
    try {
      const answer = await store(sent);
      setTyped((now) => withoutSaved(now, sent, { before: account, after: answer.account }));
      setSaved(pathsOf(sent));
      setErrors({});
    } catch (error) {
      if (isToldAtFields(error)) showErrors(refusedFields(error));
      throw error;
    }
  });
  const refresh = useRefresh();

  const save = () => {
    if (saving.state === "saving" || isEmpty(draft)) return;
    const found = errorsOfSettings(draft.values);
    if (Object.keys(found).length > 0) showErrors(found);
    else saving.run(draft);
  };
  return {
    account,
    values: { ...settingValues(account), ...draft.values },
    errors,
    changed: pathsOf(draft),
    saved,
    wasRestored: wasRestored && saving.state === "idle",
    /** A refusal that names fields is told at them. */
    saving: {
      ...saving,
      state: isToldAtFields(saving.error) ? ("idle" as const) : saving.state,
      retry: save,
    },
    save,

    set(values: Partial<SettingValues>) {
      const paths = Object.keys(values);
      setTyped((now) => withValues(now, values, account));
      setSaved((last) => last.filter((path) => !paths.includes(path)));
      setErrors((shown) => withoutErrorsOf(paths, shown));
    },
    discard() {
      setTyped(emptyDraft);
      // Whoever leaves the page with it takes away what would store it after drawing.
      storeDraft(draftKey, emptyDraft);
      setErrors({});
      saving.dismiss();
    },
    /** Saves over what others have changed meanwhile, as it was shown. */
    keepMine() {
      const seen = Object.entries(saving.conflicts).map(([path, { theirs }]) => [path, theirs]);
      const next = { ...draft, base: { ...draft.base, ...Object.fromEntries(seen) } };
      setTyped(next);
      saving.run(next);
    },
    /** Lets go of what others have changed meanwhile, and saves the rest. */
    takeTheirs() {
      const next = withoutPaths(draft, Object.keys(saving.conflicts), account);
      setTyped(next);
      if (isEmpty(next)) saving.dismiss();
      else saving.run(next);
      refresh();
    },
  };
}

function useStore(account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  return async (draft: SettingsDraft) => {
    const answer = await api.account.save({ body: saveBody(draft, account) });
    await showAccount(queries, api, answer.account);
    void queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
    return answer;
  };
}

function useRefresh() {
  const api = useApi();
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: homeQuery(api).queryKey });
}

function isToldAtFields(error: unknown): boolean {
  return Object.keys(refusedFields(error)).length > 0;
}

function withoutErrorsOf(paths: readonly string[], errors: SettingErrors): SettingErrors {
  const others = Object.entries(errors).filter(
    ([shown]) => !paths.some((path) => shown === path || shown.startsWith(`${path}.`)),
  );
  return Object.fromEntries(others);
}

function pathsOf(draft: SettingsDraft): SettingPath[] {
  // keys() forgets that there are no others.
  return Object.keys(draft.values) as SettingPath[];
}
