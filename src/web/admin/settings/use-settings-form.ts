import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { useApi } from "../../api/api.ts";
import { menuQuery } from "../../content/queries.ts";
import { useMarks } from "../../forms/use-errors.ts";
import { accountByPath, saveBody } from "../account-call.ts";
import { emptyDraft, isEmpty, isSameIn } from "../saving/draft.ts";
import { ownKey, readDraft, storeDraft } from "../saving/stored-draft.ts";
import { useDraftEditor } from "../saving/use-draft-editor.ts";
import { refetchAccount, showAccount } from "../show-account.ts";
import {
  errorsOfSettings,
  settingRules,
  settingValues,
  type SettingPath,
  type SettingsDraft,
  type SettingValues,
} from "./settings.ts";

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The settings of the account as they stand in the fields, and the one way to save what has been changed. */
export function useSettingsForm(account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  const [draftKey] = useState(() => ownKey("settingsDraft"));
  const kept = () => readDraft<SettingsDraft>(draftKey, emptyDraft);
  const [wasRestored] = useState(() => !isEmpty(kept()));
  const marks = useMarks();
  /** What the last save has stored, until something of it is changed again. */
  const [saved, setSaved] = useState<readonly string[]>([]);
  const rules = settingRules(account);
  const stored = settingValues(accountByPath(account));
  /** What others have stored just so meanwhile is no change. */
  const changesOf = ({ values }: SettingsDraft): Partial<SettingValues> =>
    Object.fromEntries(Object.entries(values).filter(([path]) => !isSameIn(path, values, stored)));
  const editor = useDraftEditor({
    rules,
    kept,
    keep: (draft) => storeDraft(draftKey, draft),
    check: (draft) => marks.show(errorsOfSettings(changesOf(draft))),
    async save(draft) {
      const answer = await api.account.save({ body: saveBody(draft) });
      await showAccount(queries, api, answer.account);
      void queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
      setSaved(Object.keys(draft.values));
      return accountByPath(answer.account);
    },
    refetch: () => refetchAccount(queries, api),
  });
  const { saving, refused } = editor;
  const changes = changesOf(editor.draft);
  return {
    account,
    values: { ...stored, ...changes },
    errors: { ...marks.errors, ...refused },
    // keys() forgets that there are no others.
    changed: Object.keys(changes) as SettingPath[],
    saved,
    wasRestored: wasRestored && saving.state === "idle",
    /** A refusal that names fields is told at them. */
    saving: {
      ...saving,
      state: Object.keys(refused).length > 0 ? ("idle" as const) : saving.state,
    },
    save() {
      if (saving.state !== "saving" && Object.keys(changes).length > 0) editor.finish();
    },
    set(values: Partial<SettingValues>) {
      const isOf = (path: string) => rules.fieldOf(path) in values;
      editor.change(values);
      setSaved((last) => last.filter((path) => !isOf(path)));
      marks.forget(isOf);
    },
    discard() {
      editor.discard();
      marks.show({});
    },
    keepMine: editor.keepMine,
    takeTheirs: editor.takeTheirs,
  };
}
