import type { GivenUser, User } from "../../contract/staff.ts";
import { givenText, isBlank } from "../../domain/text-rules.ts";
import { violates, type Tx } from "../db/with-account.ts";
import type { CallContext, Context, DetachedContext } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { endSessionsOfUser } from "../sessions/sessions.ts";
import { ownerOf, newPasswordProblem, type PasswordOwner } from "./new-password.ts";
import { hashPassword, hashing } from "./passwords.ts";
import { deleteUser, insertUser, listUsers, lockUsers, updateUser } from "./staff-queries.ts";
import { readLogin } from "./credential-queries.ts";

/** More than any restaurant employs; reading and locking all of them stays cheap. */
const maxUsers = 200;

/** Refuses with `mandatory_fields`, `invalid_email`, `user_exists_email` or `existing_user`. */
export async function addUser(given: GivenUser, context: DetachedContext): Promise<User> {
  const { name, user: login, pass, level, active = true } = checkUser(given);
  requireFields({ name, user: login, pass, level });
  if (!name || !login || !pass || !level) throw new Refused("mandatory_fields");
  await requireGoodPassword(pass, ownerOf({ login, name }, context.account));
  const passwordHash = await hashing(context.remoteAddress, () => hashPassword(pass));
  return context.inTransaction(async (tx) => {
    const { users } = await lockStaff(tx, context);
    requireFreeLogin(users, { login });
    if (users.length >= maxUsers) {
      throw new Refused("unprocessable_entity", {
        problem: { code: "too_many_users", max: maxUsers },
      });
    }
    const { now } = context;
    return takingLogin(insertUser(tx, { name, user: login, level, active, passwordHash, now }));
  });
}

/**
 * Changes the given fields of a user. Nobody blocks or demotes themselves, so an account keeps an admin. Nobody sets
 * their own password without the current one: `access_denied`.
 */
export async function saveUser(
  { id, ...given }: GivenUser & { id: string },
  context: DetachedContext,
): Promise<User> {
  const change = checkUser(given);
  // A blank value would leave somebody without a name or a login.
  for (const field of ["name", "user", "pass"] as const) {
    if (given[field] !== undefined) requireFields({ [field]: change[field] });
  }
  const { pass } = change;
  if (pass !== undefined) {
    const staff = await context.inTransaction(listUsers);
    const known = requireFound(staff.find((user) => user.id === id));
    const { name = known.name, user = known.user } = change;
    await requireGoodPassword(pass, ownerOf({ login: user, name }, context.account));
  }
  const passwordHash =
    pass === undefined ? undefined : await hashing(context.remoteAddress, () => hashPassword(pass));
  return context.inTransaction(async (tx) => {
    const { users, self, user } = await lockUser(tx, { id, context });
    const next = {
      name: change.name ?? user.name,
      user: change.user ?? user.user,
      level: change.level ?? user.level,
      active: change.active ?? user.active,
    };
    if (id === self.id && (!next.active || next.level !== 1 || pass !== undefined)) {
      throw new Refused("access_denied");
    }
    requireFreeLogin(users, { login: next.user, ownId: id });
    const saved = await takingLogin(updateUser(tx, { ...next, id, passwordHash }));
    if (!saved.active || passwordHash !== undefined) await endSessionsOfUser(tx, { userId: id });
    return saved;
  });
}

/** Removes a user; what they did stays, without their name. Nobody removes themselves: `access_denied`. */
export async function removeUser(id: string, context: Context): Promise<void> {
  const { tx } = context;
  const { self } = await lockUser(tx, { id, context });
  if (id === self.id) throw new Refused("access_denied");
  await deleteUser(tx, id);
}

/** Locks all staff, and refuses an admin who was blocked or demoted a moment ago. */
async function lockStaff(
  tx: Tx,
  { principal }: Pick<CallContext, "principal">,
): Promise<{ users: User[]; self: User }> {
  const users = await lockUsers(tx);
  const self = isStaff(principal) && users.find((user) => user.id === principal.userId);
  if (!self || !self.active || self.level !== 1) throw new Refused("session_expired");
  return { users, self };
}

async function lockUser(tx: Tx, { id, context }: { id: string; context: CallContext }) {
  const staff = await lockStaff(tx, context);
  return { ...staff, user: requireFound(staff.users.find((one) => one.id === id)) };
}

/** Somebody else may have taken the login after the users were read. */
async function takingLogin(saving: Promise<User>): Promise<User> {
  return saving.catch((error: unknown) => {
    if (violates(error, "users_account_id_login_key")) throw new Refused("user_exists_email");
    throw error;
  });
}

/** Refuses with `mandatory_fields`, naming the missing fields. */
function requireFields(fields: Record<string, unknown>): void {
  const missing = Object.keys(fields).filter((field) => fields[field] === undefined);
  if (missing.length === 0) return;
  throw badFields(
    Object.fromEntries(missing.map((field) => [`data.${field}`, { code: "required" }])),
  );
}

/** Checks the given fields of a user, and answers them as they are stored. A blank text counts as not given. */
function checkUser({ name, user, pass, level, active }: GivenUser): GivenUser {
  const isGiven = !isBlank(user ?? "");
  const login = isGiven ? readLogin(user ?? "") : undefined;
  if (isGiven && login === undefined) {
    throw badFields({ "data.user": { code: "invalid_email" } });
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
 * Refuses a login that somebody has, blocked or not. The refusal names them: an admin who adds somebody again, because
 * the answer was lost, reads that it is done.
 */
function requireFreeLogin(
  users: readonly User[],
  { login, ownId }: { login: string; ownId?: string },
): void {
  const holder = users.find((user) => user.user === login && user.id !== ownId);
  if (!holder) return;
  throw new Refused(holder.active ? "user_exists_email" : "existing_user", {
    fields: {
      "data.user": { code: holder.active ? "login_taken" : "login_blocked", name: holder.name },
    },
  });
}

/** Refuses a password that others would guess for its future owner. */
async function requireGoodPassword(pass: string, owner: PasswordOwner): Promise<void> {
  const problem = await newPasswordProblem(pass, owner);
  if (problem !== undefined) throw badFields({ "data.pass": problem });
}
