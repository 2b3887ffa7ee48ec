import type { CheckCredentials } from "../auth/check-credentials.ts";
import { holdUser, type CredentialRow } from "../auth/credential-queries.ts";
import type { Tx } from "../db/with-account.ts";
import type { DetachedContext } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";

type Approval = { user: string; pass: string };

/**
 * Does what somebody may not do alone with an owner's approval, where one is given: `run` gets the owner's id. It is
 * done once for the call's key.
 */
export async function approved<Result>(
  {
    approval,
    checkCredentials,
  }: { approval: Approval | undefined; checkCredentials: CheckCredentials },
  context: DetachedContext,
  run: (tx: Tx, approvedBy: string | undefined) => Promise<Result>,
): Promise<Result> {
  const once = (approver?: CredentialRow) =>
    context.once(async (tx) => {
      if (approver && !(await holdUser(tx, approver))) throw new Refused("Invalid Credentials");
      return run(tx, approver?.userId);
    });
  if (!approval) return once();
  return checkCredentials(approval, context, (user) => {
    if (user.level !== 1)
      throw new Refused("approval_required", {
        fields: { "approval.user": { code: "not_an_admin" } },
      });
    return once(user);
  });
}
