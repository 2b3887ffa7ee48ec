import { afterEach, expect, test, vi } from "vitest";
import { errorTexts } from "../../contract/error-texts.ts";
import type { RefusalBody } from "../../contract/errors.ts";
import { refusal } from "../text/fr/refusal.ts";
import { onWordChange, provideTranslations, speak, textsReady } from "../text/spoken-language.ts";
import { translations } from "../text/translations.ts";
import { wordRefusal } from "./word-refusal.ts";

afterEach(() => speak("br"));

async function speakFrench() {
  provideTranslations(translations);
  await textsReady("fr");
  speak("fr");
  return refusal;
}

/** An answer of a server that is newer than the page. */
const fromNewer = {
  error: "of_tomorrow",
  message: "Só amanhã.",
  fields: { "data.x": "amanhã" },
  problems: { "data.x": { code: "of_tomorrow" } },
} as unknown as RefusalBody;

/** The refusal as pages read it. */
function worded(body: RefusalBody): RefusalBody {
  const told = structuredClone(body);
  wordRefusal(told, false);
  return told;
}

test("a code that the page does not know is worded by the server, in Portuguese", () => {
  expect(worded(fromNewer)).toMatchObject({
    message: "Só amanhã.",
    fields: { "data.x": "amanhã" },
  });
});

test("and for those who read another language by a general sentence of theirs", async () => {
  const { errors, problems } = await speakFrench();
  expect(worded(fromNewer)).toMatchObject({
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
  expect(worded(body)).toMatchObject({
    message: errors.mandatory_fields,
    fields: { "data.x": problems.too_long({ max: "80" }) },
  });
});

test("a number above a thousand is written as the reader writes it", async () => {
  const tooLong: RefusalBody = {
    error: "mandatory_fields",
    message: "Required fields",
    fields: { about: "" },
    problems: { about: { code: "too_long", max: 10_000 } },
  };
  expect(worded(tooLong).fields).toEqual({ about: "no máximo 10.000 caracteres" });
  await speakFrench();
  expect(worded(tooLong).fields).toEqual({ about: "10\u202f000 caractères au maximum" });
});

test("words that come after it are those that are read, and what stands on the page is drawn with them", async () => {
  provideTranslations(translations);
  const told = worded({
    error: "conflict",
    message: "of the server",
    fields: { name: "of the server" },
    problems: { name: { code: "required" } },
  });
  expect(told.message).toBe(errorTexts.conflict);
  const { errors, problems } = await speakFrench();
  expect(told.message).toBe(errors.conflict);
  expect({ ...told.fields }).toEqual({ name: problems.required });
  const drawn = vi.fn<() => void>();
  const stop = onWordChange(drawn);
  wordRefusal({ error: "conflict", message: errors.conflict }, true);
  // Its words were awaited.
  wordRefusal({ error: "conflict", message: "of the server" }, false);
  expect(drawn).toHaveBeenCalledTimes(0);
  wordRefusal({ error: "conflict", message: "of the server" }, true);
  expect(drawn).toHaveBeenCalledTimes(1);
  stop();
});
