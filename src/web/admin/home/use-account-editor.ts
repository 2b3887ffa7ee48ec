import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { useApi } from "../../api/api.ts";
import { emptyDraft, fieldRules, isEmpty, type Draft } from "../../forms/draft.ts";
import { ownKey, readDraft, storeDraft } from "../../forms/stored-draft.ts";
import { useDraftEditor } from "../../forms/use-draft-editor.ts";
import { refetchAccount, showAccount } from "../show-account.ts";
import { accountByPath, accountFieldOf, saveBody, type AccountByPath } from "../account-call.ts";

/** The parts of the page that are edited on their own. */
type PartName = "home" | "banner";

const draftKey = (name: PartName) => ownKey(`accountEdits ${name}`);

export type AccountEditor = ReturnType<typeof useAccountEditor>;

/**
 * Edits a part of the account in place. Changes stay a draft in this tab until saved together with the check button.
 * Continues a draft found when the page opens.
 */
export function useAccountEditor(name: PartName, account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  const kept = () => readDraft<Draft<AccountByPath>>(draftKey(name), emptyDraft);
  const [isEditing, setIsEditing] = useState(() => !isEmpty(kept()));
  const stored = accountByPath(account);
  const editor = useDraftEditor({
    rules: fieldRules({ stored, fieldOf: accountFieldOf }),
    kept,
    keep: (draft) => storeDraft(draftKey(name), draft),
    async save(draft) {
      const answer = await api.account.save({ body: saveBody(draft) });
      await showAccount(queries, api, answer.account);
      return accountByPath(answer.account);
    },
    refetch: () => refetchAccount(queries, api),
    onDone: () => setIsEditing(false),
  });
  return {
    ...editor,
    isEditing,
    /** As they would be if they were saved now. */
    fields: { ...stored, ...editor.draft.values },
    begin: () => setIsEditing(true),
  };
}
