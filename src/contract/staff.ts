import * as z from "zod/mini";
import { limits } from "../domain/text-rules.ts";
import { id, instant, ownerPin, password, plainText, staffLevel } from "./fields.ts";
import { ignoring } from "./ignoring.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** Somebody who works here, as an admin sees them. */
export const user = z.strictObject({
  id,
  name: z.string(),
  /** The login. */
  user: z.string(),
  level: staffLevel,
  /** A blocked user cannot sign in, and their sessions have ended. */
  active: z.boolean(),
  created: instant,
});
export type User = z.infer<typeof user>;

const given = ignoring(
  z.partial(
    z.strictObject({
      name: plainText(limits.name),
      user: plainText(limits.email),
      pass: password,
      level: staffLevel,
      active: z.boolean(),
    }),
  ),
  Object.keys(user.shape),
);
export type GivenUser = z.infer<typeof given>;

const params = z.strictObject({ id });

/** An admin gives somebody's data, and is answered the user as they are then. */
const givingUser = {
  access: "admin",
  unseen: true,
  body: z.strictObject({ data: given }),
  response: z.strictObject({ user }),
  // A password takes time to hash.
  detached: true,
  refusals: ["mandatory_fields", "invalid_email", "user_exists_email", "existing_user"],
} as const;

const hasPin = z.strictObject({ has_pin: z.boolean() });

export const staffContract = defineContract({
  users: {
    ...wires.staff.users,
    summary: "Who works here: admins first, then by name",
    access: "admin",
    response: z.strictObject({ users: z.array(user) }),
  },
  addUser: {
    ...wires.staff.addUser,
    ...givingUser,
    summary: "Let somebody work here: name, login, password and level are needed",
  },
  saveUser: {
    ...wires.staff.saveUser,
    ...givingUser,
    summary:
      "Rename, change the login or the level, block or unblock, or give a new password; the last two end their sessions",
    params,
  },
  removeUser: {
    ...wires.staff.removeUser,
    summary: "Remove somebody; what they did stays, without their name",
    access: "admin",
    unseen: true,
    params,
  },
  pin: {
    ...wires.staff.pin,
    summary: "Whether one has a PIN for approvals",
    access: "admin",
    response: hasPin,
  },
  setPin: {
    ...wires.staff.setPin,
    summary:
      "Set one's own PIN for approvals on attendants' screens, or remove it with null; no two owners have the same",
    access: "admin",
    unseen: true,
    body: z.strictObject({ password, pin: z.nullable(ownerPin) }),
    response: hasPin,
    detached: true,
    refusals: ["invalid_security_key", "conflict"],
  },
  changePassword: {
    ...wires.staff.changePassword,
    summary: "Change one's own password; every other session of the user ends",
    access: "staff",
    body: z.strictObject({
      formData: z.strictObject({ current: password, new: password, confirm: password }),
    }),
    response: z.strictObject({}),
    detached: true,
    refusals: ["invalid_security_key", "mismatch_security_key"],
  },
});
