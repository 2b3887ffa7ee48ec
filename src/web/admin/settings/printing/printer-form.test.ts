import { expect, test } from "vitest";
import { printerFormText } from "../../../text/printer-form-dictionary.ts";
import { errorsOfPrinter, typedPrinter } from "./printer-form.ts";

test("a printer has a name that no other one has, however it is written", () => {
  const errorOf = (name: string) =>
    errorsOfPrinter({ ...typedPrinter(undefined), name }, ["Cozinha"]).name;
  const { nameRequired, nameTaken } = printerFormText;
  expect([" ", " cozinha ", "Bar"].map(errorOf)).toEqual([nameRequired, nameTaken, undefined]);
});
