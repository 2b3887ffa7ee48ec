/** Longest accepted texts by field, in UTF-16 code units, as `String.length` counts them. */
export const limits = {
  title: 120,
  subtitle: 500,
  name: 100,
  email: 254,
  login: 200,
  phone: 20,
  document: 18,
  obs: 500,
  changeTo: 40,
  cancelText: 300,
  postalCode: 9,
  street: 200,
  number: 20,
  complement: 100,
  district: 100,
  areaName: 60,
  exceptionName: 60,
  pauseReason: 100,
  stationName: 40,
  printerName: 40,
  printerFault: 200,
  city: 100,
  state: 2,
  room: 20,
  tableKey: 64,
  pushEndpoint: 1000,
  tabName: 60,
  ratingDescription: 1000,
  query: 100,
  password: 128,
  pin: 6,
  accountName: 120,
  timeZone: 64,
  currency: 8,
  pixCode: 512,
  paymentInstructions: 1000,
  about: 20_000,
  homeText: 5000,
  miniBio: 1000,
  buttonLabel: 80,
  href: 2048,
  map: 4000,
  colour: 64,
} as const;

export const maxStations = 20;

/** Counted in UTF-16 code units as well. */
export const minPasswordLength = 8;

/** Shorter queries do not filter, unless they have two Chinese characters. In characters. */
export const minQueryLength = 3;

const forbidden = /(?![\n\t])[\p{Cc}\p{Surrogate}]/u;
// Pairs count as the one character that they write.
const loneSurrogate = /\p{Surrogate}/gu;
const bidiControls = /\p{Bidi_Control}/gu;
// Default-ignorable code points (zero-width space, joiners, fillers) draw nothing either.
const onlyInvisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * True when the text cannot be stored or shown: U+0000 (PostgreSQL refuses it), other C0 and C1
 * controls except line feed and tab, or half of a surrogate pair (it cannot be written as UTF-8).
 */
export function hasForbiddenCharacters(text: string): boolean {
  return forbidden.test(text);
}

/** The text with U+FFFD for every half of a surrogate pair, so that it can be written as UTF-8. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogate, "\uFFFD");
}

/** The text without the characters that reorder what follows them, which can disguise a name. */
export function stripBidi(text: string): string {
  return text.replace(bidiControls, "");
}

/** True when the text shows nothing. */
export function isBlank(text: string): boolean {
  return onlyInvisible.test(text);
}

/**
 * The stored form of what somebody wrote: trimmed, and without characters that reverse the text around them and so can
 * disguise it on a ticket. "" when nothing of it shows.
 */
export function writtenText(text: string): string {
  return isBlank(text) ? "" : stripBidi(text).trim();
}

/** The same for a text that may be left out; null when nothing of it shows. */
export function givenText(text: string | undefined): string | null {
  return writtenText(text ?? "") || null;
}
