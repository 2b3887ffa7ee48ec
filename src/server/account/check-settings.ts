import type { Settings } from "../../contract/account-settings.ts";
import type { Extras } from "../../contract/account.ts";
import type { Problem } from "../../contract/problems.ts";
import {
  settingFields,
  type AccountSetting,
  type SettingName,
} from "../../contract/setting-fields.ts";
import { maxHomeButtons } from "../../domain/account-limits.ts";
import { accountRules, storedForms } from "../../domain/account-rules.ts";
import { parseColour } from "../../domain/contrast.ts";
import { languages } from "../../domain/languages.ts";
import { isLinkAddress, withSlash } from "../../domain/link-address.ts";
import { isPaymentMethod } from "../../domain/payment-methods.ts";
import { limits, stripBidi, writtenText, hasForbiddenCharacters } from "../../domain/text-rules.ts";
import { badField, checkEach, type Checks } from "./check-each.ts";
import { inEachLanguage } from "./in-each-language.ts";
import { sanitiseRichText } from "./rich-text.ts";

const checks: Checks<Settings> = {
  // fromEntries forgets which check is whose.
  ...(Object.fromEntries(settingFields.map((field) => [field.name, checkOf(field)])) as Checks<
    Pick<Settings, SettingName>
  >),
  // Sliders add up tenths with rounding errors.
  logoScale: (value) => Math.round(value * 100) / 100,
  logoTransitionTop: (value) => value,
  styleguide: ({ colors }) => ({ colors: checkColours(colors) }),
  languages(value) {
    if (!value.includes("br")) throw badField({ code: "portuguese_missing" });
    return languages.filter((language) => value.includes(language));
  },
  inactiveLanguages(value) {
    if (value.includes("br")) throw badField({ code: "portuguese_inactive" });
    return languages.filter((language) => value.includes(language));
  },
  currency(value) {
    refuseIfAny(accountRules.currency(value));
    // A blank at the end belongs to the currency.
    return stripBidi(value);
  },
  paymentMethods(value) {
    const unknown = Object.keys(value).find((method) => !isPaymentMethod(method));
    if (unknown !== undefined) throw badField({ code: "unknown_payment_method" });
    return value;
  },
  ...inEachLanguage("home_text", checkRichText(limits.homeText)),
  ...inEachLanguage("home_minibio", checkRichText(limits.miniBio)),
  home_ctas: checkButtons,
};

/** Returns the stored form of the given settings. A refusal names every invalid field. */
export function checkSettings(given: Settings): Settings {
  return checkEach(checks, { given, prefix: "extras" });
}

/** Numbers and switches need no check: the contract has proved them. */
function checkOf(field: AccountSetting): (value: never) => unknown {
  if (field.type !== "text") return (value: unknown) => value;
  if (field.isRich) return checkRichText(field.max);
  const { rule } = field;
  if (rule === undefined) return writtenText;
  return (value: string) => {
    const text = writtenText(value);
    refuseIfAny(accountRules[rule](text));
    return storedForms[rule]?.(text) ?? text;
  };
}

function refuseIfAny(problem: Problem | undefined): void {
  if (problem) throw badField(problem);
}

/** Sanitising may make a text longer, and decode an entity into a forbidden character. */
function checkRichText(max: number): (html: string) => string {
  return (html) => {
    const clean = sanitiseRichText(html);
    if (clean.length > max) throw badField({ code: "too_long", max });
    if (hasForbiddenCharacters(clean)) throw badField({ code: "forbidden_characters" });
    return clean;
  };
}

const maxColours = 30;
const colourName = /^[a-z][a-z0-9-]{0,30}$/;

/** Rewrites every colour, so that nothing else reaches a style sheet. */
function checkColours(given: Record<string, string>): Record<string, string> {
  if (Object.keys(given).length > maxColours)
    throw badField({ code: "too_many_colours", max: maxColours });
  const colours = Object.entries(given).map(([name, value]) => {
    const below = `.colors.${name}`;
    if (!colourName.test(name)) throw badField({ code: "invalid_colour_name" }, below);
    const colour = value.length > limits.colour ? undefined : parseColour(value);
    if (colour === undefined) throw badField({ code: "invalid_colour" }, below);
    return [name, colour];
  });
  return Object.fromEntries(colours);
}

type Button = Extras["home_ctas"][number];

/** Trims labels and links. A link leads outward or to the site's own pages; a blank one has yet to be written. */
function checkButtons(buttons: Button[]): Button[] {
  if (buttons.length > maxHomeButtons)
    throw badField({ code: "too_many_buttons", max: maxHomeButtons });
  return buttons.map((button, index) => {
    const texts = Object.entries(button).map(([field, value]) => {
      const written = writtenText(value ?? "");
      const text = field.startsWith("href_") ? withSlash(written) : written;
      if (field.startsWith("href_") && text !== "" && !isLinkAddress(text)) {
        throw badField({ code: "invalid_link" }, `.${index}.${field}`);
      }
      return [field, text];
    });
    return Object.fromEntries(texts);
  });
}
