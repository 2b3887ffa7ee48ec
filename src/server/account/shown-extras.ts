import type { Extras } from "../../contract/account.ts";
import { isLinkAddress } from "../../domain/link-address.ts";
import { sanitiseMap } from "../../domain/map-address.ts";
import { sanitiseRichText } from "./rich-text.ts";

const isRichText = (field: string) => /^(about|home_(text|minibio)_\w+)$/.test(field);

/**
 * An account's texts as they may stand in a page. All of them were cleaned when they were saved; this is for what came into
 * the database by another way, such as a restored file, and changes nothing else.
 */
export function shownExtras(extras: Extras): Extras {
  const richTexts = Object.entries(extras).flatMap(([field, value]) =>
    isRichText(field) && typeof value === "string" ? [[field, sanitiseRichText(value)]] : [],
  );
  return {
    ...extras,
    // The same fields as texts again.
    ...(Object.fromEntries(richTexts) as Partial<Extras>),
    mapSanitized: sanitiseMap(extras.mapSanitized),
    home_ctas: extras.home_ctas.map((button) =>
      Object.fromEntries(
        Object.entries(button).map(([field, text]) => [
          field,
          field.startsWith("href_") && text !== undefined && !isLinkAddress(text) ? "" : text,
        ]),
      ),
    ),
  };
}
