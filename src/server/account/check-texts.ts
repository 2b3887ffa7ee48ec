import type { Extras } from "../../contract/account.ts";
import { maxHomeButtons } from "../../domain/account-limits.ts";
import { parseColour } from "../../domain/contrast.ts";
import { isLinkAddress, withSlash } from "../../domain/link-address.ts";
import { hasForbiddenCharacters, limits, writtenText } from "../../domain/text-rules.ts";
import { badField } from "./check-each.ts";
import { sanitiseRichText } from "./rich-text.ts";

/** Sanitising may make a text longer, and write out a character that was hidden as an entity. */
export function checkRichText(max: number): (html: string) => string {
  return (html) => {
    const clean = sanitiseRichText(html);
    if (clean.length > max) throw badField(`no máximo ${max} caracteres`);
    if (hasForbiddenCharacters(clean)) throw badField("contém caracteres inválidos");
    return clean;
  };
}

const maxColours = 30;
const colourName = /^[a-z][a-z0-9-]{0,30}$/;

/** Every colour read and written again, so that nothing else reaches a style sheet. */
export function checkColours(given: Record<string, string>): Record<string, string> {
  if (Object.keys(given).length > maxColours) throw badField(`no máximo ${maxColours} cores`);
  const colours = Object.entries(given).map(([name, value]) => {
    const below = `.colors.${name}`;
    if (!colourName.test(name)) throw badField("nome de cor inválido", { below });
    const colour = value.length > limits.colour ? undefined : parseColour(value);
    if (colour === undefined) throw badField("cor inválida", { below });
    return [name, colour];
  });
  return Object.fromEntries(colours);
}

type Button = Extras["home_ctas"][number];

/** Labels and links trimmed; a link leads outward or to the site's own pages. A blank one is still to be written. */
export function checkButtons(buttons: Button[]): Button[] {
  if (buttons.length > maxHomeButtons) throw badField(`no máximo ${maxHomeButtons} botões`);
  return buttons.map((button, index) => {
    const texts = Object.entries(button).map(([field, value]) => {
      const written = writtenText(value ?? "");
      const text = field.startsWith("href_") ? withSlash(written) : written;
      if (field.startsWith("href_") && text !== "" && !isLinkAddress(text)) {
        throw badField("link inválido", { below: `.${index}.${field}` });
      }
      return [field, text];
    });
    return Object.fromEntries(texts);
  });
}
