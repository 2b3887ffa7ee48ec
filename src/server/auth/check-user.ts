import type { GivenUser, User } from "../../contract/staff.ts";
import { givenText, isBlank } from "../../domain/text-rules.ts";
import { Refused } from "../http/refused.ts";
import { newPasswordFault, type PasswordOwner } from "./new-password.ts";
import { readLogin } from "./read-login.ts";

/** Refuses with `mandatory_fields`, naming those of the fields that were not given. */
export function requireFields(fields: Record<string, unknown>): void {
  const missing = Object.keys(fields).filter((field) => fields[field] === undefined);
  if (missing.length === 0) return;
  throw new Refused("mandatory_fields", {
    fields: Object.fromEntries(missing.map((field) => [`data.${field}`, "obrigatório"])),
  });
}

/** What is given of a user, as it is stored; a text that shows nothing is not given at all. */
export function checkUser({ name, user, pass, level, active }: GivenUser): GivenUser {
  const isGiven = !isBlank(user ?? "");
  const login = isGiven ? readLogin(user ?? "") : undefined;
  if (isGiven && login === undefined) {
    throw new Refused("invalid_email", { fields: { "data.user": "e-mail inválido" } });
  }
  return {
    name: givenText(name) ?? undefined,
    user: login,
    pass: pass === "" ? undefined : pass,
    level,
    active,
  };
}

/**
 * Logins are whoever's had them first, blocked or not. The refusal names them: an admin who adds somebody once more,
 * because the answer was lost, reads that it is done.
 */
export function requireFreeLogin(
  users: readonly User[],
  { login, ownId }: { login: string; ownId?: string },
): void {
  const holder = users.find((user) => user.user === login && user.id !== ownId);
  if (!holder) return;
  throw new Refused(holder.active ? "user_exists_email" : "existing_user", {
    fields: {
      "data.user": holder.active
        ? `e-mail já usado por ${holder.name}`
        : `e-mail do usuário bloqueado ${holder.name}`,
    },
  });
}

/** Refuses a password that others would guess of whoever is to have it. */
export async function requireGoodPassword(pass: string, owner: PasswordOwner): Promise<void> {
  const fault = await newPasswordFault(pass, owner);
  if (fault !== undefined)
    throw new Refused("unprocessable_entity", { fields: { "data.pass": fault } });
}
