import * as z from "zod/mini";
import { limits } from "../domain/text-rules.ts";
import { id, password, plainText, staffLevel } from "./fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

const identity = z.strictObject({
  auth_group_level: staffLevel,
  auth_group_label: z.string(),
  _auth_id: id,
});
export type Identity = z.infer<typeof identity>;

export const authContract = defineContract({
  login: {
    ...wires.auth.login,
    summary: "Sign in as admin or attendant; the session's token comes in the header `Token`",
    access: "public",
    body: z.strictObject({ user: plainText(limits.email), pass: password }),
    response: identity,
    detached: true,
    marksDevice: true,
    refusals: ["Invalid Credentials"],
  },
  check: {
    ...wires.auth.check,
    summary: "Who the server thinks is asking",
    access: "public",
    response: z.strictObject({
      authenticated: z.boolean(),
      auth_group_level: z.optional(staffLevel),
      auth_group_label: z.optional(z.string()),
      _auth_id: z.optional(id),
      name: z.optional(z.string()),
    }),
  },
  logout: {
    ...wires.auth.logout,
    summary: "End the session",
    access: "public",
  },
  accessToken: {
    ...wires.auth.accessToken,
    summary: "Exchange a single-use code for a session",
    access: "public",
    body: z.strictObject({ accessToken: plainText(200) }),
    response: identity,
    refusals: ["Invalid Credentials"],
  },
});
