import * as z from "zod/mini";
import { defineContract } from "./route.ts";

const secret = z.string().check(z.maxLength(200));

export const staffContract = defineContract({
  changePassword: {
    method: "PUT",
    path: "accountUsers/change-password",
    summary: "Change one's own password; every other session of the user ends",
    access: "staff",
    mode: "write",
    body: z.strictObject({
      formData: z.strictObject({ current: secret, new: secret, confirm: secret }),
    }),
    response: z.strictObject({}),
  },
});
