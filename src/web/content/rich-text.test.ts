import { expect, test } from "vitest";
import { hasWords } from "./rich-text.ts";

test.each(["", "  ", "<p></p>", "<p>&nbsp;</p><br>", "<p><strong> </strong></p>"])(
  "what an editor leaves behind when all is deleted has no words: %j",
  (html) => expect(hasWords(html)).toBe(false),
);

test.each(["Oi", "<p>Oi</p>", "<p></p><ul><li>1</li></ul>"])("there are words in %j", (html) =>
  expect(hasWords(html)).toBe(true),
);
