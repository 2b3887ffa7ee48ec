import { expect, test } from "vitest";
import { refusals } from "../src/contract/errors.ts";
import { openApiDocument } from "../src/server/http/openapi/openapi.ts";

test("the list of refusals has only those that some call answers with", () => {
  const answers = new Set(
    Object.values(openApiDocument().paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ description }) => description.split(", ")),
  );
  expect(Object.keys(refusals).filter((code) => !answers.has(code))).toEqual([]);
});
