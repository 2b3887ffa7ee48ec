import * as z from "zod";
import type { GivenUser, User } from "../../contract/staff.ts";
import { Refused } from "../http/refused.ts";
import { givenText } from "../orders/given-text.ts";
import { commonPasswordFault, isCommonPassword } from "./common-passwords.ts";
import { passwordLength } from "./passwords.ts";

/** As long as the column. */
const maxLogin = 200;

/** The fields that must be there and show something, each with its path. */
export function requireFields(fields: Record<string, unknown>): void {
  const missing = Object.keys(fields).filter((field) => fields[field] === undefined);
  if (missing.length === 0) return;
  throw new Refused("mandatory_fields", {
    fields: Object.fromEntries(missing.map((field) => [`data.${field}`, "obrigatório"])),
  });
}

/** What is given of a user, as it is stored; a text that shows nothing is not given at all. */
export function checkUser({ name, user, pass, level, active }: GivenUser): GivenUser {
  const login = givenText(user)?.toLowerCase();
  if (login !== undefined && (login.length > maxLogin || !z.email().safeParse(login).success)) {
    throw new Refused("invalid_email", { fields: { "data.user": "e-mail inválido" } });
  }
  const isShort = pass !== undefined && pass.length < passwordLength.min;
  if (pass !== undefined && pass !== "" && isShort) {
    throw new Refused("unprocessable_entity", {
      fields: {
        "data.pass": `A senha deve ter de ${passwordLength.min} a ${passwordLength.max} caracteres`,
      },
    });
  }
  if (pass !== undefined && isCommonPassword(pass)) {
    throw new Refused("unprocessable_entity", { fields: { "data.pass": commonPasswordFault } });
  }
  return {
    name: givenText(name) ?? undefined,
    user: login,
    pass: pass === "" ? undefined : pass,
    level,
    active,
  };
}

/** Logins are whoever's had them first, blocked or not. */
export function requireFreeLogin(users: readonly User[], login: string, ownId?: string): void {
  const holder = users.find((user) => user.user === login && user.id !== ownId);
  if (!holder) return;
  throw new Refused(holder.active ? "user_exists_email" : "existing_user", {
    fields: {
      "data.user": holder.active ? "e-mail já usado" : "e-mail de um usuário bloqueado",
    },
  });
}
