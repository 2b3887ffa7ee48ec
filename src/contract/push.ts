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

const state = z.strictObject({
  /** The public key with which a browser subscribes; null if the operator has not set up messages. */
  public_key: z.nullable(z.string()),
  /** Messages about this order go to the guest's device. */
  subscribed: z.boolean(),
});

export const pushContract = defineContract({
  get: {
    ...wire.get,
    summary: "Whether a guest's device is told when their order changes, and how it would be",
    access: "guest",
    params: orderHash,
    response: state,
  },
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
