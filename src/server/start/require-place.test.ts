import { describe, expect, it } from "vitest";
import { requireFreePort } from "./require-place.ts";
import { StartRefused } from "../operator-refused.ts";

describe("a place to listen at", () => {
  it.each(["192.0.2.1", "256.1.1.1", "[::1]", "not a host", "fe80::1"])(
    "that is none of this machine's is refused in one sentence: %s",
    async (host) => {
      const refusal: unknown = await requireFreePort({ host, port: 0 }).catch((error) => error);
      expect(refusal).toBeInstanceOf(StartRefused);
      expect(refusal).toHaveProperty(
        "message",
        `The setting HOST cannot be used: ${host} is no address of this machine.`,
      );
    },
  );
});
