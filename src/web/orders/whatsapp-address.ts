/** Brazil's, for numbers that were written without one. */
const countryCode = "55";

/** The longest message; the address ends up in histories and has to be short. */
const maxMessageLength = 500;

/**
 * The address that opens a chat with a number as its owner wrote it, with a message ready to be
 * sent; undefined when the number cannot be one.
 */
export function whatsappAddress(phone: string, message = ""): string | undefined {
  const digits = phone.replaceAll(/\D/g, "");
  const national = digits.replace(/^0+/, "");
  const isAbroad = phone.trim().startsWith("+") || national.length > 11;
  if (digits.length < 10 || digits.length > 15) return undefined;
  const number = isAbroad ? digits : countryCode + national;
  const words = message.slice(0, maxMessageLength).toWellFormed();
  return `https://wa.me/${number}${words === "" ? "" : `?text=${encodeURIComponent(words)}`}`;
}
