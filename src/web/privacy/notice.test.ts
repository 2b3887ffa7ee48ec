import { expect, test } from "vitest";
import { languages } from "../../domain/languages.ts";
import { notices } from "./notice.ts";

const facts = { business: "Casa Azul", orderDays: 181, deviceDays: 92, pictureHours: 23 };

const said = (language: (typeof languages)[number]) =>
  notices[language].parts(facts).map(({ paragraphs }) => paragraphs.join("\n"));

test.each(languages)("in %s the notice says the same facts in the same parts", (language) => {
  const factsOf = (part: string) => Object.values(facts).filter((fact) => part.includes(`${fact}`));
  expect(said(language).map(factsOf)).toEqual(said("br").map(factsOf));
  expect(notices[language].mine.fileName).toMatch(/^[a-z-]+\.json$/);
  expect(notices[language].mine.refused("#003")).toContain("#003");
});

test("no language leaves a part as another has it", () => {
  const parts = languages.flatMap((language) => said(language));
  expect(new Set(parts).size).toBe(parts.length);
});
