import { isSamePassword } from "../../domain/password-rules.ts";
import type { DetachedContext } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import type { StaffPrincipal } from "../sessions/principal.ts";
import { endSessionsOfUser } from "../sessions/sessions.ts";
import { newPasswordProblem, ownerOf } from "./new-password.ts";
import { hashPassword, verifyPassword, hashing } from "./passwords.ts";
import {
  findUser,
  lockUserIfUnchanged,
  setPasswordHash,
  type CredentialRow,
} from "./credential-queries.ts";

type OwnContext = DetachedContext & { principal: StaffPrincipal };

/** Changes the caller's own password and ends their sessions on other devices. */
export async function changePassword(
  form: { new: string; confirm: string },
  { user, context }: { user: CredentialRow; context: OwnContext },
): Promise<Record<string, never>> {
  const {
    principal: { userId, sessionId },
    remoteAddress,
    inTransaction,
    account,
  } = context;
  if (!isSamePassword(form.new, form.confirm)) {
    throw badFields({ confirm: { code: "password_mismatch" } }, "mismatch_security_key");
  }
  const problem = await newPasswordProblem(form.new, ownerOf(user, account));
  if (problem !== undefined) throw badFields({ new: problem });
  const passwordHash = await hashing(remoteAddress, () => hashPassword(form.new));
  await inTransaction(async (tx) => {
    if (!(await lockUserIfUnchanged(tx, user))) throw wrongPassword();
    await setPasswordHash(tx, { userId, passwordHash });
    await endSessionsOfUser(tx, { userId, exceptSessionId: sessionId });
  });
  return {};
}

/** Answers the caller when the typed password is theirs, and refuses otherwise. */
export async function requireOwnPassword(
  typed: string,
  { principal: { userId }, remoteAddress, inTransaction }: OwnContext,
): Promise<CredentialRow> {
  const user = await inTransaction((tx) => findUser(tx, userId));
  // The user was removed after the token was checked.
  if (!user) throw new Refused("session_expired");
  const matches =
    typed !== "" && (await hashing(remoteAddress, () => verifyPassword(user.passwordHash, typed)));
  if (!matches) throw wrongPassword();
  return user;
}

function wrongPassword(): Refused {
  return badFields({ current: { code: "wrong_password" } }, "invalid_security_key");
}
