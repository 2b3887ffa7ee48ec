import type { OpenApiDocument, Parameter } from "./document.ts";

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "A UUID of the caller's own; the same key and body get the first answer again",
  schema: { type: "string", format: "uuid" },
} satisfies Parameter;

/** Parameters that routes do not declare, by the names under which operations refer to them. */
export const parameters = {
  Domain: {
    name: "Domain",
    in: "header",
    required: false,
    description:
      "The full host of the account that the call is about; absent: the host that the call came to",
    schema: { type: "string" },
  },
  IdempotencyKey: idempotencyKey,
  OptionalIdempotencyKey: { ...idempotencyKey, required: false },
  Device: {
    name: "Device",
    in: "header",
    required: false,
    description:
      "The mark that a sign-in on this device was once given: wrong passwords of others do not count against it",
    schema: { type: "string" },
  },
  LastEventId: {
    name: "Last-Event-ID",
    in: "header",
    required: false,
    description: "The `id` of the last event that was heard: the stream begins with `reset`",
    schema: { type: "string" },
  },
} satisfies Record<string, Parameter>;

export const headers: OpenApiDocument["components"]["headers"] = {
  Token: {
    description: "A token to keep instead of the one that was sent",
    schema: { type: "string" },
  },
  Device: {
    description: "A mark for the device to keep, and to send when somebody signs in on it again",
    schema: { type: "string" },
  },
  Authenticated: {
    description:
      "Whether the server takes the caller for an attendant or admin; absent from a refusal for which nobody looked",
    schema: { type: "string", enum: ["true", "false"] },
  },
  RetryAfter: {
    description: "Seconds after which to try again",
    schema: { type: "integer", minimum: 0 },
  },
};
