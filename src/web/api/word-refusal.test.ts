import { afterEach, expect, test } from "vitest";
import type { RefusalBody } from "../../contract/errors.ts";
import { refusal } from "../text/fr/refusal.ts";
import { provideTranslations, speak, textsReady } from "../text/spoken-language.ts";
import { translations } from "../text/translations.ts";
import { wordRefusal } from "./word-refusal.ts";

afterEach(() => speak("br"));

async function speakFrench() {
  provideTranslations(translations);
  await textsReady("fr");
  speak("fr");
  return refusal;
}

/** As a server answers that is newer than the page. */
const fromNewer = {
  error: "of_tomorrow",
  message: "Só amanhã.",
  fields: { "data.x": "amanhã" },
  problems: { "data.x": { code: "of_tomorrow" } },
} as unknown as RefusalBody;

test("a code that the page does not know is worded by the server, in Portuguese", () => {
  expect(wordRefusal(fromNewer)).toMatchObject({
    message: "Só amanhã.",
    fields: { "data.x": "amanhã" },
  });
});

test("and for those who read another language by a general sentence of theirs", async () => {
  const { errors, problems } = await speakFrench();
  expect(wordRefusal(fromNewer)).toMatchObject({
    message: errors.default,
    fields: { "data.x": problems.invalid },
  });
});

test("a code that it knows has the reader's words, with what the server counted", async () => {
  const { errors, problems } = await speakFrench();
  const body: RefusalBody = {
    error: "mandatory_fields",
    message: "Required fields",
    fields: { "data.x": "no máximo 80 caracteres" },
    problems: { "data.x": { code: "too_long", max: 80 } },
  };
  expect(wordRefusal(body)).toMatchObject({
    message: errors.mandatory_fields,
    fields: { "data.x": problems.too_long({ max: 80 }) },
  });
});
