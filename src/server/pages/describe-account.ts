import type { Account } from "../../contract/account.ts";
import { plainTextOf, shortened } from "./plain-text.ts";

/** More than this no search engine shows. */
const maxLength = 160;

/** A sentence about the business for who has not opened the page yet: its own words, or where it is. */
export function describeAccount({ name, extras }: Account): string {
  const about = plainTextOf(extras.about);
  if (about !== "") return shortened(about, maxLength);
  const { address_district: district, address_city: city, address_state: state } = extras;
  const place = [district, [city, state].filter((part) => part !== "").join(" - ")]
    .filter((part) => part !== "")
    .join(", ");
  return shortened(`Cardápio de ${name}${place === "" ? "" : ` · ${place}`}`, maxLength);
}
