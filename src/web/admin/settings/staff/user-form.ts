import type { GivenUser, User } from "../../../../contract/staff.ts";
import { isLongEnough } from "../../../../domain/password-rules.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { signInText } from "../../../text/sign-in-dictionary.ts";
import { settingsPeopleText } from "../../../text/settings-people-dictionary.ts";
import type { StaffChange } from "./use-staff-change.ts";

const words = settingsPeopleText.staff;

/** The purpose of the dialog: to let somebody in, to change who they are, to give a new password. */
export type UserFormKind = "add" | "edit" | "password";

export type UserTexts = { name: string; user: string; pass: string; level: string };
type UserField = keyof UserTexts;

const fieldsByKind: Record<UserFormKind, readonly UserField[]> = {
  add: ["name", "user", "pass", "level"],
  edit: ["name", "user", "level"],
  password: ["pass"],
};

/** Whether a form has a field. An admin's own form (`isOwn`) lacks the level: nobody takes their own rights away. */
export function hasField(kind: UserFormKind, field: UserField, isOwn = false): boolean {
  return fieldsByKind[kind].includes(field) && !(isOwn && field === "level");
}

export function userTextsOf(user: User | undefined): UserTexts {
  return {
    name: user?.name ?? "",
    user: user?.user ?? "",
    pass: "",
    level: String(user?.level ?? 2),
  };
}

/** Visible problems, before the server is asked. */
export function errorsOfUser(kind: UserFormKind, { name, user, pass }: UserTexts): Errors {
  const { errors } = words;
  return {
    ...(hasField(kind, "name") && isBlank(name) ? { name: errors.name } : {}),
    ...(hasField(kind, "user") && isBlank(user) ? { user: errors.user } : {}),
    ...(hasField(kind, "pass") && !isLongEnough(pass) ? { pass: signInText.shortPassword } : {}),
  };
}

/**
 * The call, and the message of its success. Sends only texts that changed since the form opened: another owner may have
 * changed the rest.
 */
export function changeOf(
  kind: UserFormKind,
  { before, texts, user }: { before: UserTexts; texts: UserTexts; user: User | undefined },
): StaffChange {
  const name = texts.name.trim();
  const level = texts.level === "1" ? 1 : 2;
  if (!user) {
    const data: GivenUser = { name, user: texts.user.trim(), pass: texts.pass, level };
    return { run: (api) => api.staff.addUser({ body: { data } }), said: words.created(name) };
  }
  const data: GivenUser =
    kind === "password"
      ? { pass: texts.pass }
      : {
          ...(name === before.name ? {} : { name }),
          ...(texts.user.trim() === before.user ? {} : { user: texts.user.trim() }),
          ...(texts.level === before.level ? {} : { level }),
        };
  return {
    run: (api) => api.staff.saveUser({ params: { id: user.id }, body: { data } }),
    said: kind === "password" ? words.passwordReset(user.name) : words.changed(name),
  };
}
