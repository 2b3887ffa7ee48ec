import { expect, test } from "vitest";
import type { CancelReason } from "./cancel-reasons.ts";
import { cancelReasonText, portugueseLabels } from "./labels.ts";

const why = (reason: string | null, text?: string) =>
  // A newer server may answer so.
  cancelReasonText({ reason: reason as CancelReason | null, text }, portugueseLabels);

test("a reason of a later version reads as another one, and what was typed to it stays", () => {
  expect(why("unavailable_item", "massa")).toBe("Item em falta: massa");
  expect(why("drone_lost")).toBe("Outro motivo");
  expect(why("drone_lost", "caiu na praça")).toBe("caiu na praça");
  expect(why("toString")).toBe("Outro motivo");
  expect(why(null)).toBeUndefined();
});
