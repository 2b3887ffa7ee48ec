import { randomBytes } from "node:crypto";
import { ownerOf } from "../../auth/new-password.ts";
import { hashPassword } from "../../auth/passwords.ts";
import { setPasswordHash } from "../../auth/credential-queries.ts";
import { endSessionsOfUser } from "../../sessions/sessions.ts";
import { findAccountHead } from "../../tenancy/account-head.ts";
import {
  noSuchAccount,
  readArguments,
  requirePassword,
  requireUser,
  withLabelledAccount,
  type Command,
} from "../command.ts";

export const passwordCommand: Command = {
  usage: "password <label> <user> [--pass <password>]",
  about: [
    "Gives somebody another password, made up unless given, and ends their sessions and sign-in codes.",
  ],
  read(args) {
    const { label, user, options } = readArguments(args, ["label", "user"], {
      pass: { type: "string" },
    });
    const chosen = options.pass;
    const pass = chosen ?? randomBytes(12).toString("base64url");
    return async ({ database, write }) => {
      if (chosen !== undefined) {
        const owner = await withLabelledAccount(database, { label, mode: "read" }, async (tx) => {
          const account = await findAccountHead(tx);
          if (!account) throw noSuchAccount(label);
          return ownerOf(await requireUser(tx, user), account);
        });
        await requirePassword(chosen, owner);
      }
      const hash = await hashPassword(pass);
      await withLabelledAccount(database, { label, mode: "write" }, async (tx) => {
        const { userId } = await requireUser(tx, user);
        await setPasswordHash(tx, { userId, passwordHash: hash });
        await endSessionsOfUser(tx, { userId });
      });
      write(
        chosen === undefined
          ? `The new password of ${user}: ${pass}`
          : `${user} has the new password.`,
      );
    };
  },
};
