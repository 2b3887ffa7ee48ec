import { expect, test } from "vitest";
import { newAccount } from "../content/testing-menu.ts";
import { emptyDraft, withChanges } from "../forms/draft.ts";
import { accountByPath, saveBody } from "./account-call.ts";

const stored = accountByPath(newAccount());
const logo = { id: "1", file: "f", width: 1, height: 1, colour: "" };

test("a change goes out with what was seen: no picture, and an empty text where none was written", () => {
  const draft = withChanges(
    emptyDraft,
    { "extras.home_text_us": "<p>Hi</p>", "data.logo": logo },
    stored,
  );
  expect(saveBody(draft)).toEqual({
    data: { logo },
    extras: { home_text_us: "<p>Hi</p>" },
    base: { data: { logo: null }, extras: { home_text_us: "" } },
  });
});

test("a picture that is taken away goes out as none", () => {
  const shown = accountByPath(newAccount({ logo }));
  const draft = withChanges(emptyDraft, { "data.logo": null }, shown);
  expect(saveBody(draft)).toEqual({ data: { logo: null }, base: { data: { logo } } });
});
