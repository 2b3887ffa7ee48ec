import { expect, test } from "vitest";
import type { Api } from "../../../api/api.ts";
import { changeOf, userTextsOf } from "./user-form.ts";

test("a rename sends the name alone, since another owner may have changed the rest meanwhile", async () => {
  const created = "2026-11-27T12:00:00.000Z";
  const user = { id: "1", name: "Rui", user: "rui@example.com", level: 1, active: true, created };
  const before = userTextsOf({ ...user, level: 1 });
  const sent: unknown[] = [];
  const saveUser = async ({ body }: { body: { data: unknown } }) => sent.push(body.data);
  const texts = { ...before, name: "Rui Prado " };
  // The list has the other owner's change by now.
  const change = changeOf("edit", { before, texts, user: { ...user, level: 2 } });
  await change.run({ staff: { saveUser } } as unknown as Api);
  expect(sent).toEqual([{ name: "Rui Prado" }]);
});
