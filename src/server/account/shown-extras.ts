import type { Extras } from "../../contract/account.ts";
import { extrasDefaults } from "../../contract/account-defaults.ts";
import { isLinkAddress } from "../../domain/link-address.ts";
import { sanitiseMap } from "../../domain/map-address.ts";
import { sanitiseRichText } from "./rich-text.ts";

const isRichText = (field: string) => /^(about|home_(text|minibio)_\w+)$/.test(field);

/** The settings in which an account differs from a new one; most differ in few. */
export function ownExtras(extras: Extras): Partial<Extras> {
  const defaults: Record<string, unknown> = extrasDefaults;
  return Object.fromEntries(
    Object.entries(extras).filter(([field, value]) => value !== defaults[field]),
  );
}

/**
 * Cleans an account's texts for pages. They were all cleaned when they were saved; this is for texts that came into the
 * database by another way, such as a restored file, and changes nothing else.
 */
export function shownExtras(extras: Partial<Extras>): Partial<Extras> {
  const richTexts = Object.entries(extras).flatMap(([field, value]) =>
    isRichText(field) && typeof value === "string" ? [[field, sanitiseRichText(value)]] : [],
  );
  const { mapSanitized: map, home_ctas: buttons } = extras;
  return {
    ...extras,
    // fromEntries forgets which fields these are.
    ...(Object.fromEntries(richTexts) as Partial<Extras>),
    ...(map === undefined ? {} : { mapSanitized: sanitiseMap(map) }),
    ...(buttons === undefined ? {} : { home_ctas: buttons.map(shownButton) }),
  };
}

/** Empties bad links. */
function shownButton(button: Extras["home_ctas"][number]): Extras["home_ctas"][number] {
  return Object.fromEntries(
    Object.entries(button).map(([field, text]) => [
      field,
      field.startsWith("href_") && text !== undefined && !isLinkAddress(text) ? "" : text,
    ]),
  );
}
