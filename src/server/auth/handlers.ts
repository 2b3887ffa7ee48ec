import type { authContract, Identity } from "../../contract/auth.ts";
import type { staffContract } from "../../contract/staff.ts";
import type { Tx } from "../db/with-account.ts";
import type { CallContext, DetachedContext } from "../http/calls/context.ts";
import type { Handlers } from "../http/calls/mount.ts";
import { Refused } from "../http/refused.ts";
import { groupLabels, isStaff } from "../sessions/principal.ts";
import { endSession, startSession } from "../sessions/sessions.ts";
import { redeemAccessCode } from "./access-codes.ts";
import { changePassword, requireOwnPassword } from "./change-password.ts";
import type { CheckCredentials } from "./check-credentials.ts";
import type { Guesses } from "./guesses.ts";
import { rememberDevice } from "./known-devices.ts";
import { hasPin, setPin } from "./owner-pin.ts";
import { addUser, removeUser, saveUser } from "./manage-users.ts";
import { listUsers } from "./staff-queries.ts";
import { getUser, lockUserIfUnchanged, type CredentialRow } from "./credential-queries.ts";

export function authHandlers(checkCredentials: CheckCredentials): Handlers<typeof authContract> {
  return {
    login: ({ body }, context) =>
      checkCredentials(body, context, (user) =>
        context.inTransaction(async (tx) => {
          const identity = await signIn(tx, { user, context });
          const { device, now } = context;
          const mark = await rememberDevice(tx, { userId: user.userId, mark: device, now });
          if (mark !== undefined) context.giveDevice(mark);
          return identity;
        }),
      ),

    async check(_, { tx, principal }) {
      if (!isStaff(principal)) return { authenticated: false };
      const user = await getUser(tx, principal.userId);
      return { authenticated: true, ...identityOf(user), name: user.name };
    },

    async logout(_, { tx, principal, setAuthenticated }) {
      if (principal.kind !== "nobody") await endSession(tx, principal.sessionId);
      setAuthenticated(false);
      return undefined;
    },

    async accessToken({ body }, context) {
      const userId = await redeemAccessCode(context.tx, {
        code: body.accessToken,
        now: context.now,
      });
      const user = userId === undefined ? undefined : await getUser(context.tx, userId);
      if (!user) throw new Refused("Invalid Credentials");
      return signIn(context.tx, { user, context });
    },
  };
}

export function staffHandlers(guesses: Guesses): Handlers<typeof staffContract> {
  async function checkOwnPassword(password: string, context: DetachedContext) {
    const { principal, account, remoteAddress: address } = context;
    if (!isStaff(principal)) throw new Refused("access_denied");
    const { userId } = principal;
    // Only staff themselves can use up their guesses, as with every password that they are asked for.
    const guess = { accountId: account.accountId, login: userId, address, device: userId };
    const own = { ...context, principal };
    return { own, user: await guesses(guess, () => requireOwnPassword(password, own)) };
  }
  return {
    users: async (_, { tx }) => ({ users: await listUsers(tx) }),

    addUser: async ({ body }, context) => ({ user: await addUser(body.data, context) }),

    saveUser: async ({ params, body }, context) => ({
      user: await saveUser({ ...body.data, id: params.id }, context),
    }),

    async removeUser({ params }, context) {
      await removeUser(params.id, context);
      return undefined;
    },

    async pin(_, { tx, principal }) {
      if (!isStaff(principal)) throw new Refused("access_denied");
      return { has_pin: await hasPin(tx, principal.userId) };
    },

    async setPin({ body: { password, pin } }, context) {
      const { own, user } = await checkOwnPassword(password, context);
      await setPin(pin, { userId: own.principal.userId, user, context });
      return { has_pin: pin !== null };
    },

    async changePassword({ body: { formData } }, context) {
      const { own, user } = await checkOwnPassword(formData.current, context);
      return changePassword(formData, { user, context: own });
    },
  };
}

/** Starts a session, unless the user has been blocked or given another password since they were read. */
async function signIn(
  tx: Tx,
  { user, context }: { user: CredentialRow; context: CallContext },
): Promise<Identity> {
  if (!(await lockUserIfUnchanged(tx, user))) throw new Refused("Invalid Credentials");
  const { token } = await startSession(tx, { owner: { userId: user.userId }, now: context.now });
  context.giveToken(token);
  context.setAuthenticated(true);
  return identityOf(user);
}

function identityOf(user: CredentialRow): Identity {
  return {
    auth_group_level: user.level,
    auth_group_label: groupLabels[user.level],
    _auth_id: user.userId,
  };
}
