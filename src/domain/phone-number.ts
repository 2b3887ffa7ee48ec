// Brazil's numbering plan as libphonenumber has it (region BR): an area code, then eight digits of a landline or nine
// of a mobile; and services such as 0800 and 4004, which have no area code.
const national = /^(?:[14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])(?:[2-57]\d{7}|9\d{8})$/;
const service = /^(?:0(?:800|30[03]|[59]00)\d{6,7}|(?:[34]00\d|4020|4370)\d{4})$/;

/** A mobile number from before mobiles had nine digits, with or without its country: chats still know it. */
const oldMobile = /^(?:(?:00)?55)?([1-9]{2}[689]\d{7})$/;

/** Countries where a zero is dialled only within the country, and begins no number: "+44 (0)20" is 20. */
const trunkZero = /^(3[123]|4[1349]|61|81)0/;

/**
 * Reads a telephone number as it is dialled: with a plus and its country, or unchanged if it is a service's. Undefined
 * for an incomplete number. 55, 055 and 0055 before a whole Brazilian number are its country, and a zero before one is
 * the trunk prefix. E.164 allows fifteen digits.
 */
export function parsePhone(text: string): string | undefined {
  const [, prefix, digits = ""] = /^(\+|00)?(\d*)$/.exec(phoneSigns(text)) ?? [];
  if (prefix && !digits.startsWith("55")) {
    const abroad = digits.replace(trunkZero, "$1");
    return /^[1-9]\d{7,14}$/.test(abroad) ? `+${abroad}` : undefined;
  }
  const inBrazil = prefix
    ? digits.slice(2).replace(/^0(?=\d{10,11}$)/, "")
    : digits.replace(/^0?(?:55)?(?=\d{10,11}$)/, "");
  const asService = prefix ? `0${inBrazil}` : digits;
  if (service.test(asService)) return asService;
  return national.test(inBrazil) ? `+55${inBrazil}` : undefined;
}

/** The digits of a text, and a plus where it begins with one. "(0)" after a country is not dialled from abroad. */
export function phoneSigns(text: string): string {
  const isWithCountry = /^\W*(?:\+|00)/.test(text);
  const dialled = isWithCountry ? text.replace("(0)", "") : text;
  return (/^\W*\+/.test(text) ? "+" : "") + digitsOf(dialled);
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/**
 * The number that a telephone dials. A text that is no whole number is dialled by its digits; undefined if these are
 * fewer than eight.
 */
export function dialledNumber(text: string): string | undefined {
  const digits = digitsOf(text);
  return parsePhone(text) ?? (digits.length < 8 ? undefined : digits);
}

export function telAddress(text: string): string | undefined {
  const number = dialledNumber(text);
  return number && `tel:${number}`;
}

/** The address of a chat with a number as its owner wrote it. Undefined if it cannot be dialled from abroad. */
export function chatAddress(text: string): string | undefined {
  const digits = digitsOf(text);
  const [, old] = oldMobile.exec(digits) ?? [];
  const number = parsePhone(text) ?? (old ? `+55${old}` : "");
  const [, known] = /^\+(\d+)/.exec(number.replace(/^0/, "+55")) ?? [];
  return known && `https://wa.me/${known}`;
}
