import { sql } from "kysely";
import { digitsOf } from "../../domain/phone-number.ts";

/** The last digits of an order's telephone number, word for word as in the index: all but the area code. */
export const phoneTail = sql<string>`right(regexp_replace(customer_phone, '[^0-9]', '', 'g'), 8)`;

/** The same digits of a number that is looked up. */
export const phoneTailOf = (phone: string) => digitsOf(phone).slice(-8);
