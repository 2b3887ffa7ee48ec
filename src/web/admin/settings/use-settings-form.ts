import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { useApi } from "../../api/api.ts";
import { menuQuery } from "../../content/queries.ts";
import { emptyDraft, isEmpty } from "../saving/draft.ts";
import { ownKey, readDraft, storeDraft } from "../saving/stored-draft.ts";
import { useDraftEditor } from "../saving/use-draft-editor.ts";
import { refetchAccount, showAccount } from "../show-account.ts";
import { errorsOfSettings, type SettingErrors } from "./setting-errors.ts";
import { settingValues, type SettingPath, type SettingValues } from "./setting-values.ts";
import { saveBody, settingRules, type SettingsDraft } from "./settings-draft.ts";

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The settings of the account as they stand in the fields, and the one way to save what has been changed. */
export function useSettingsForm(account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  const [draftKey] = useState(() => ownKey("settingsDraft"));
  const kept = () => readDraft<SettingsDraft>(draftKey, emptyDraft);
  const [wasRestored] = useState(() => !isEmpty(kept()));
  /** What can be seen to be wrong without asking the server. */
  const [wrong, setWrong] = useState<SettingErrors>({});
  /** What the last save has stored, until something of it is changed again. */
  const [saved, setSaved] = useState<readonly SettingPath[]>([]);
  const rules = settingRules(account);
  /** What others have stored just so meanwhile is no change. */
  const changesOf = (draft: SettingsDraft) => rules.withChanges(draft, {});
  const editor = useDraftEditor({
    rules,
    kept,
    keep: (draft) => storeDraft(draftKey, draft),
    check(draft) {
      const found = errorsOfSettings(changesOf(draft).values);
      setWrong(found);
      return Object.keys(found).length === 0;
    },
    async save(draft) {
      const answer = await api.account.save({ body: saveBody(draft, account) });
      await showAccount(queries, api, answer.account);
      void queries.invalidateQueries({ queryKey: menuQuery(api).queryKey });
      setSaved(pathsOf(draft));
      return answer.account;
    },
    refetch: () => refetchAccount(queries, api),
  });
  const { saving, refused } = editor;
  const draft = changesOf(editor.draft);
  return {
    account,
    values: { ...settingValues(account), ...draft.values },
    errors: { ...wrong, ...refused },
    changed: pathsOf(draft),
    saved,
    wasRestored: wasRestored && saving.state === "idle",
    /** A refusal that names fields is told at them. */
    saving: {
      ...saving,
      state: Object.keys(refused).length > 0 ? ("idle" as const) : saving.state,
    },
    save() {
      if (saving.state !== "saving" && !isEmpty(draft)) editor.finish();
    },
    set(values: Partial<SettingValues>) {
      const paths = Object.keys(values);
      editor.change(values);
      setSaved((last) => last.filter((path) => !paths.includes(path)));
      const isOther = ([path]: [string, string]) => !paths.includes(rules.fieldOf(path));
      setWrong((shown) => Object.fromEntries(Object.entries(shown).filter(isOther)));
    },
    discard() {
      editor.discard();
      setWrong({});
    },
    keepMine: editor.keepMine,
    takeTheirs: editor.takeTheirs,
  };
}

function pathsOf(draft: SettingsDraft): SettingPath[] {
  // keys() forgets that there are no others.
  return Object.keys(draft.values) as SettingPath[];
}
