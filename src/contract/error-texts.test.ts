import { expect, test } from "vitest";
import { errorText } from "./error-texts.ts";

/** The catalogue of the specification, to the letter. */
const specified: readonly (readonly [code: string, text: string])[] = [
  ["Invalid Credentials", "Invalid login and/or password!"],
  ["existing_user", "User already exist"],
  ["invalid_security_key", "invalid password"],
  ["password_mismatch", "passwords do not match"],
  ["mismatch_security_key", "passwords do not match"],
  ["invalid_email", "Invalid email"],
  ["mandatory_fields", "Required fields"],
  ["user_exists_email", "Existing email"],
  ["email_exists", "Existing email"],
  ["user_exists_document_number", "CPF/CNPJ already used"],
  ["registry_code", "Invalid CPF/CNPJ"],
  ["deal_closed", "This budget is already closed"],
  ["auth_required", "Login required"],
  ["unique_voucher", "Code already used"],
  ["invalid_voucher", "Invalid code"],
  ["out_of_voucher", "Code ended :("],
  ["payment_company_code", "Invalid card data"],
  ["address.state", "Invalid UF (must be the acronym)"],
  ["unprocessable_entity", "We were not able to proccess your request at this time."],
  ["access_denied", "Access denied"],
  ["default", "An error occurred"],
];

/** Codes that the specification names without a text. */
const unworded = [
  "register_error",
  "save_error",
  "delete_error",
  "share_error",
  "default_error",
  "item_already_in_cart",
  "invalid_product",
  "product_code_exists",
  "product_code_required",
  "invalid_id",
  "session_expired",
  "favorite_error",
  "card_expiration",
  "card_number",
  "card_cvv",
  "address.country",
  "card_number_first_six",
  "card_number_last_four",
  "product_subscription_already_exists",
  "duplicated_registry",
];

test.each(specified)("the code %s reads as specified", (code, text) => {
  expect(errorText(code)).toBe(text);
});

test.each(unworded)("the code %s has a text of its own, in Portuguese", (code) => {
  expect(errorText(code)).not.toBe(errorText("default"));
  expect(errorText(code)).toMatch(/^\p{Lu}.*\.$/u);
});
