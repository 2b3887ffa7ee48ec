import type { GivenUser, User } from "../../../../contract/staff.ts";
import { isBlank, minPasswordLength } from "../../../../domain/text-rules.ts";
import { settingsText } from "../../../text/settings-dictionary.ts";
import type { StaffChange } from "./use-staff-change.ts";

const words = settingsText.staff;

/** What an admin does with the dialog: lets somebody in, changes who they are, gives a new password. */
export type UserFormKind = "add" | "edit" | "password";

export type UserTexts = { name: string; user: string; pass: string; level: string };
export type UserField = keyof UserTexts;
export type UserErrors = { [Field in UserField]?: string };

const fieldsByKind: Record<UserFormKind, readonly UserField[]> = {
  add: ["name", "user", "pass", "level"],
  edit: ["name", "user", "level"],
  password: ["pass"],
};

/** What may be given of somebody; `isOwn` is true for whoever gives it: nobody takes their own rights away. */
export function hasField(kind: UserFormKind, field: UserField, isOwn = false): boolean {
  return fieldsByKind[kind].includes(field) && !(isOwn && field === "level");
}

export function textsOf(user: User | undefined): UserTexts {
  return {
    name: user?.name ?? "",
    user: user?.user ?? "",
    pass: "",
    level: String(user?.level ?? 2),
  };
}

/** What can be seen to be wrong before the server is asked. */
export function errorsOfUser(kind: UserFormKind, texts: UserTexts): UserErrors {
  const errors: UserErrors = {};
  if (hasField(kind, "name") && isBlank(texts.name)) errors.name = words.errors.name;
  if (hasField(kind, "user") && isBlank(texts.user)) errors.user = words.errors.user;
  if (hasField(kind, "pass") && texts.pass.length < minPasswordLength) {
    errors.pass = words.errors.shortPassword;
  }
  return errors;
}

/** The errors of a refusal, which names its fields as the body has them. */
export function errorsOfFields(fields: Readonly<Record<string, string>>): UserErrors {
  const named = Object.entries(fields).map(([path, error]) => [path.replace("data.", ""), error]);
  return Object.fromEntries(named);
}

/** The call, and what is said when it has gone well. */
export function changeOf(
  kind: UserFormKind,
  texts: UserTexts,
  user: User | undefined,
): StaffChange {
  const name = texts.name.trim();
  const level = texts.level === "1" ? 1 : 2;
  if (!user) {
    const data: GivenUser = { name, user: texts.user.trim(), pass: texts.pass, level };
    return { run: (api) => api.staff.addUser({ body: { data } }), said: words.created(name) };
  }
  const data: GivenUser =
    kind === "password" ? { pass: texts.pass } : { name, user: texts.user.trim(), level };
  return {
    run: (api) => api.staff.saveUser({ params: { id: user.id }, body: { data } }),
    said: kind === "password" ? words.passwordReset(user.name) : words.changed(name),
  };
}
