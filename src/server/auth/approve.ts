import type { Approval } from "../../contract/fields.ts";
import type { Tx } from "../db/with-account.ts";
import type { DetachedContext } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import type { CheckCredentials } from "./check-credentials.ts";
import { getUser, lockUserIfUnchanged, type CredentialRow } from "./credential-queries.ts";
import { findOwnerByPin } from "./owner-pin.ts";

/**
 * Runs in one transaction what may need an owner's approval. `run` decides whether it needs one, and gets the id of the
 * owner who has approved. The approval is verified before the transaction begins: a refused one has done nothing.
 */
export type WithApproval = <Result>(
  approval: Approval | undefined,
  context: DetachedContext,
  run: (tx: Tx, approvedBy: string | undefined) => Promise<Result>,
) => Promise<Result>;

export function createWithApproval(checkCredentials: CheckCredentials): WithApproval {
  return (approval, context, run) => {
    if (!approval) return context.once((tx) => run(tx, undefined));
    const runFor = (owner: CredentialRow) =>
      context.once(async (tx) => {
        // An owner who was blocked, demoted or given another password since cannot approve.
        const isHeld = await lockUserIfUnchanged(tx, owner);
        if (!isHeld || (await getUser(tx, owner.userId)).level !== 1)
          throw new Refused("Invalid Credentials");
        return run(tx, owner.userId);
      });
    const { pin, user = "", pass = "" } = approval;
    if (pin !== undefined) return findOwnerByPin(pin, context, runFor);
    return checkCredentials({ user, pass }, context, (found) => {
      if (found.level !== 1) throw notAnOwner();
      return runFor(found);
    });
  };
}

function notAnOwner(): Refused {
  return badFields({ "approval.user": { code: "not_an_admin" } }, "approval_required");
}
