import { isSamePassword } from "../../domain/password-rules.ts";
import type { DetachedContext } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import type { StaffPrincipal } from "../sessions/principal.ts";
import { endSessionsOfUser } from "../sessions/sessions.ts";
import { newPasswordProblem, ownerOf } from "./new-password.ts";
import { hashPassword, verifyPassword, hashing } from "./passwords.ts";
import { findUser, holdUser, setPasswordHash } from "./credential-queries.ts";

/** Changes the caller's own password and ends their sessions on other devices. */
export async function changePassword(
  form: { current: string; new: string; confirm: string },
  {
    principal: { userId, sessionId },
    remoteAddress,
    inTransaction,
    account,
  }: DetachedContext & { principal: StaffPrincipal },
): Promise<Record<string, never>> {
  const user = await inTransaction((tx) => findUser(tx, userId));
  // The user was removed after the token was checked.
  if (!user) throw new Refused("session_expired");
  const matches =
    form.current !== "" &&
    (await hashing(remoteAddress, () => verifyPassword(user.passwordHash, form.current)));
  if (!matches) throw wrongPassword();
  if (!isSamePassword(form.new, form.confirm)) {
    throw new Refused("mismatch_security_key", {
      fields: { confirm: { code: "password_mismatch" } },
    });
  }
  const problem = await newPasswordProblem(form.new, ownerOf(user, account));
  if (problem !== undefined)
    throw new Refused("unprocessable_entity", { fields: { new: problem } });
  const passwordHash = await hashing(remoteAddress, () => hashPassword(form.new));
  await inTransaction(async (tx) => {
    if (!(await holdUser(tx, user))) throw wrongPassword();
    await setPasswordHash(tx, { userId, passwordHash });
    await endSessionsOfUser(tx, { userId, exceptSessionId: sessionId });
  });
  return {};
}

function wrongPassword(): Refused {
  return new Refused("invalid_security_key", { fields: { current: { code: "wrong_password" } } });
}
