import * as z from "zod/mini";
import { password } from "./fields.ts";
import { defineContract } from "./route.ts";
import { staffWire as wire } from "./wire.ts";

export const staffContract = defineContract({
  changePassword: {
    ...wire.changePassword,
    summary: "Change one's own password; every other session of the user ends",
    access: "staff",
    mode: "write",
    body: z.strictObject({
      formData: z.strictObject({ current: password, new: password, confirm: password }),
    }),
    response: z.strictObject({}),
    refusals: ["invalid_security_key", "mismatch_security_key", "too_many_requests"],
  },
});
