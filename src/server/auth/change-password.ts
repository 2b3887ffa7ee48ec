import type { Tx } from "../db/with-account.ts";
import { Refused } from "../http/refused.ts";
import type { StaffPrincipal } from "../sessions/principal.ts";
import { endSessionsOfUser } from "../sessions/sessions.ts";
import { newPasswordFault } from "./new-password.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { getUser, holdUser, setPasswordHash } from "./user-queries.ts";

/** Changes the caller's own password and ends their sessions on other devices. */
export async function changePassword(
  form: { current: string; new: string; confirm: string },
  { tx, principal }: { tx: Tx; principal: StaffPrincipal },
): Promise<Record<string, never>> {
  const user = await getUser(tx, principal.userId);
  const matches = form.current !== "" && (await verifyPassword(user.passwordHash, form.current));
  if (!matches || !(await holdUser(tx, user))) {
    throw new Refused("invalid_security_key", { fields: { current: "Senha atual inválida" } });
  }
  if (form.new !== form.confirm) {
    throw new Refused("mismatch_security_key", {
      fields: { confirm: "Nova senha e confirma senha estão diferentes" },
    });
  }
  const fault = newPasswordFault(form.new);
  if (fault !== undefined) throw new Refused("unprocessable_entity", { fields: { new: fault } });
  await setPasswordHash(tx, { userId: user.userId, passwordHash: await hashPassword(form.new) });
  await endSessionsOfUser(tx, { userId: user.userId, exceptSessionId: principal.sessionId });
  return {};
}
