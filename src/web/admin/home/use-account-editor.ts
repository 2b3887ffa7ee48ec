import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { CallRefused } from "../../../contract/client.ts";
import { useApi } from "../../api/api.ts";
import { homeQuery, menuQuery } from "../../menu/queries.ts";
import { showAccount } from "../show-account.ts";
import { useSaving } from "../saving/use-saving.ts";
import {
  accountFields,
  emptyDraft,
  isEmpty,
  withChanges,
  withoutSaved,
  withTheirs,
  type AccountDraft,
  type AccountFields,
} from "./account-draft.ts";
import { fieldOfPath, saveBody } from "./save-body.ts";
import { readDraft, storeDraft, type DraftName } from "./stored-draft.ts";

export type AccountEditor = ReturnType<typeof useAccountEditor>;

/**
 * Editing a part of the account in place: what is changed stays a draft in this tab until the check saves it as a whole.
 * A draft that is found when the page opens is gone on with.
 */
export function useAccountEditor(name: DraftName, account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(name));
  const [isEditing, setIsEditing] = useState(() => !isEmpty(draft));
  const latest = useRef(draft);
  const stored = accountFields(account);

  const keep = (next: AccountDraft) => {
    latest.current = next;
    setDraft(next);
    storeDraft(name, next);
  };
  const saving = useSaving(async (sent: AccountDraft) => {
    const { account: saved } = await api.account.save({ body: saveBody(sent) });
    await showAccount(queries, api, saved);
    keep(withoutSaved(latest.current, sent.changes, accountFields(saved)));
    if (isEmpty(latest.current)) setIsEditing(false);
  });

  const settle = (whose: "mine" | "theirs") => {
    const theirs = Object.entries(saving.conflicts).map(([path, both]) => [
      fieldOfPath(path),
      both.theirs,
    ]);
    saving.dismiss();
    // The server's own values, under the names that the account has them by.
    const fields: Partial<AccountFields> = Object.fromEntries(theirs);
    keep(withTheirs(latest.current, fields, whose));
    if (!isEmpty(latest.current)) {
      // Its answer tells what the others have changed besides.
      saving.run(latest.current);
      return;
    }
    setIsEditing(false);
    for (const { queryKey } of [homeQuery(api), menuQuery(api)]) {
      void queries.invalidateQueries({ queryKey });
    }
  };

  return {
    isEditing,
    saving,
    isChanged: !isEmpty(draft),
    /** As they would be if they were saved now. */
    fields: { ...stored, ...draft.changes },
    /** The words of the server's refusal by the names of the fields, which may go deeper: "home_ctas.0.href_br". */
    refused: refusedFields(saving.error),
    begin: () => setIsEditing(true),
    change: (changes: Partial<AccountFields>) => {
      if (saving.state === "failed") saving.dismiss();
      keep(withChanges(latest.current, changes, stored));
    },
    /** Ends the editing, as soon as everything is saved. */
    finish: () => {
      if (isEmpty(latest.current)) setIsEditing(false);
      else saving.run(latest.current);
    },
    discard: () => {
      saving.dismiss();
      keep(emptyDraft);
      setIsEditing(false);
    },
    keepMine: () => settle("mine"),
    takeTheirs: () => settle("theirs"),
  };
}

function refusedFields(error: unknown): Record<string, string> {
  const fields = error instanceof CallRefused ? (error.refusal.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, why]) => [path.replace(/^(?:extras|data)\./, ""), why]),
  );
}
