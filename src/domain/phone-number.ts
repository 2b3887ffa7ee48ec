/**
 * A number that can be dialled. `digits` are the national ones with the area code for Brazil, all of them with the zero
 * for a service such as 0800 or 4004, and those with the country's code for a number abroad.
 */
export type PhoneNumber = { kind: "brazil" | "service" | "abroad"; digits: string };

// Brazil's numbering plan as libphonenumber has it (region BR): an area code, then eight digits of a landline or nine of
// a mobile.
const areaCode = "(?:[14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])";
const national = new RegExp(`^${areaCode}(?:[2-57]\\d{7}|9\\d{8})$`);
const service = /^(?:0(?:800|30[03]|[59]00)\d{6,7}|(?:300\d|400\d|4020|4370)\d{4})$/;

/** Brazil's code, and the ways to begin with it: from abroad, from within, and as it stands on cards. */
const brazil = /^(?:00|0)?55(?=\d{10,11}$)/;

/** E.164 allows fifteen digits. */
const abroad = /^[1-9]\d{7,14}$/;

/**
 * The number that a text means, however it is written; undefined where nobody could dial it. 55, 055 and 0055 before a
 * whole number of Brazil are its country, and a zero before one is the trunk's.
 */
export function parsePhone(text: string): PhoneNumber | undefined {
  const signs = phoneSigns(text);
  const digits = digitsOf(signs);
  if (signs.startsWith("+55") || signs.startsWith("0055")) {
    const rest = digits.replace(/^(?:00)?55/, "");
    if (service.test(`0${rest}`)) return { kind: "service", digits: `0${rest}` };
    return inBrazil(rest);
  }
  if (signs.startsWith("+") || signs.startsWith("00")) {
    const number = digits.replace(/^00/, "");
    return abroad.test(number) ? { kind: "abroad", digits: number } : undefined;
  }
  if (service.test(digits)) return { kind: "service", digits };
  const withoutCountry = digits.replace(brazil, "");
  return inBrazil(withoutCountry === digits ? digits.replace(/^0/, "") : withoutCountry);
}

function inBrazil(digits: string): PhoneNumber | undefined {
  return national.test(digits) ? { kind: "brazil", digits } : undefined;
}

/** The digits of a text, and a plus where it begins with one. */
export function phoneSigns(text: string): string {
  return `${/^\W*\+/.test(text) ? "+" : ""}${digitsOf(text)}`;
}

/** Those that other alphabets have too, as ours. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/[^0-9]/g, "");
}

/** Digits with the country's code, as networks know the number; undefined for a service that only Brazil can dial. */
export function internationalDigits({ kind, digits }: PhoneNumber): string | undefined {
  if (kind === "abroad") return digits;
  if (kind === "brazil") return `55${digits}`;
  return digits.startsWith("0") ? `55${digits.slice(1)}` : undefined;
}

/** What a telephone dials; undefined where nobody could. A text that is no whole number is dialled as it was stored. */
export function dialledNumber(text: string): string | undefined {
  const number = parsePhone(text);
  if (number?.kind === "service") return number.digits;
  if (number) return `+${internationalDigits(number)}`;
  const digits = digitsOf(text);
  return digits.length < 8 ? undefined : digits;
}

/** The `tel:` address of a number, where there is one. */
export function telAddress(text: string): string | undefined {
  const number = dialledNumber(text);
  return number && `tel:${number}`;
}

/** A number of before mobiles had nine digits: chats know it still. */
const oldMobile = /^[1-9]{2}[689]\d{7}$/;

/** The address of a chat with a number, as its owner wrote it; undefined where no network knows the number. */
export function chatAddress(text: string): string | undefined {
  const number = parsePhone(text);
  const digits = digitsOf(text);
  const known = number ? internationalDigits(number) : oldMobile.test(digits) && `55${digits}`;
  return known ? `https://wa.me/${known}` : undefined;
}
