import { randomBytes } from "node:crypto";
import { requirePassword } from "../../account/create-account.ts";
import { hashPassword } from "../../auth/passwords.ts";
import { setPasswordHash } from "../../auth/credential-queries.ts";
import { endSessionsOfUser } from "../../sessions/sessions.ts";
import { readArguments, requireUser, withLabelledAccount, type Command } from "../command.ts";

export const password: Command = {
  usage: "password <label> <user> [--pass <password>]",
  read(args) {
    const { label, user, options } = readArguments(args, ["label", "user"], {
      pass: { type: "string" },
    });
    const chosen = options.pass;
    if (chosen !== undefined) requirePassword(chosen);
    const pass = chosen ?? randomBytes(12).toString("base64url");
    return async ({ database, write }) => {
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
