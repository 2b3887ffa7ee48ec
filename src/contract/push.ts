import * as z from "zod/mini";
import { languages } from "../domain/languages.ts";
import { limits } from "../domain/text-rules.ts";
import { plainText } from "./fields.ts";
import { orderHash } from "./orders.ts";
import { defineContract } from "./route.ts";
import { pushWire as wire } from "./push-wire.ts";

const base64url = /^[\w-]+$/;

/** A browser's `PushSubscription`. Its keys have 65 and 16 bytes. */
const subscription = {
  endpoint: plainText(limits.pushEndpoint),
  p256dh: z.string().check(z.length(87), z.regex(base64url)),
  auth: z.string().check(z.length(22), z.regex(base64url)),
};

/** Whether messages about this order go to the guest's device from now on. */
const state = z.strictObject({ subscribed: z.boolean() });

export const pushContract = defineContract({
  subscribe: {
    ...wire.subscribe,
    summary: "Tell a guest's device, by its push service, whenever this order of theirs changes",
    access: "guest",
    params: orderHash,
    body: z.strictObject({ ...subscription, language: z.enum(languages) }),
    response: state,
    refusals: ["deal_closed"],
  },
  unsubscribe: {
    ...wire.unsubscribe,
    summary: "Tell it no more",
    access: "guest",
    params: orderHash,
    response: state,
  },
});
