import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { useApi } from "../../api/api.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { storedSignIn } from "../../api/session.ts";
import { homeQuery, menuQuery } from "../../content/queries.ts";
import {
  emptyDraft,
  isEmpty,
  keepingMine,
  takingTheirs,
  withChanges,
  withoutSaved,
  type Draft,
} from "../saving/draft.ts";
import { readDraft, storeDraft } from "../saving/stored-draft.ts";
import { useSaving } from "../saving/use-saving.ts";
import { showAccount } from "../show-account.ts";
import { accountFields, fieldOfPath, saveBody, type AccountFields } from "./account-fields.ts";

/** The parts of the page that are edited on their own. */
type PartName = "home" | "banner";
type AccountDraft = Draft<AccountFields>;

const draftKey = (name: PartName) => `accountDraft ${name} ${storedSignIn()?._auth_id ?? ""}`;

export type AccountEditor = ReturnType<typeof useAccountEditor>;

/**
 * Editing a part of the account in place: what is changed stays a draft in this tab until the check saves it as a whole.
 * A draft that is found when the page opens is gone on with.
 */
export function useAccountEditor(name: PartName, account: Account) {
  const api = useApi();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft<AccountDraft>(draftKey(name), emptyDraft));
  const [isEditing, setIsEditing] = useState(() => !isEmpty(draft));
  const latest = useRef(draft);
  const stored = accountFields(account);

  const keep = (next: AccountDraft) => {
    latest.current = next;
    setDraft(next);
    storeDraft(draftKey(name), next);
  };
  const saving = useSaving<void>(async () => {
    const sent = latest.current;
    // Asked for once more while it was under way.
    if (isEmpty(sent)) return;
    const { account: saved } = await api.account.save({ body: saveBody(sent) });
    await showAccount(queries, api, saved);
    keep(withoutSaved(latest.current, sent, accountFields(saved)));
    if (isEmpty(latest.current)) setIsEditing(false);
  });

  const settle = (choose: typeof keepingMine<AccountFields>) => {
    const theirs = Object.entries(saving.conflicts).map(([path, both]) => [
      fieldOfPath(path),
      both.theirs,
    ]);
    saving.dismiss();
    // The server's own values, under the names that the account has them by.
    const fields: Partial<AccountFields> = Object.fromEntries(theirs);
    keep(choose(latest.current, fields));
    if (!isEmpty(latest.current)) {
      // Its answer tells what the others have changed besides.
      saving.run();
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
    fields: { ...stored, ...draft.values },
    /** The words of the server's refusal by the names of the fields, which may go deeper: "home_ctas.0.href_br". */
    refused: refusedNames(saving.error),
    begin: () => setIsEditing(true),
    change: (changes: Partial<AccountFields>) => {
      if (saving.state === "failed") saving.dismiss();
      keep(withChanges(latest.current, changes, stored));
    },
    /** Ends the editing, as soon as everything is saved. */
    finish: () => {
      if (isEmpty(latest.current) && saving.state !== "saving") setIsEditing(false);
      else saving.run();
    },
    discard: () => {
      saving.dismiss();
      keep(emptyDraft);
      setIsEditing(false);
    },
    keepMine: () => settle(keepingMine),
    takeTheirs: () => settle(takingTheirs),
  };
}

function refusedNames(error: unknown): Record<string, string> {
  const named = Object.entries(refusedFields(error)).map(([path, why]) => [
    path.replace(/^(?:extras|data)\./, ""),
    why,
  ]);
  return Object.fromEntries(named);
}
