import type { RefusalCode } from "./errors.ts";

/**
 * The text that a person reads for each code. Texts that the specification shows are kept to the letter, English and
 * Portuguese; the other codes have texts of our own.
 */
export const errorTexts = {
  "Invalid Credentials": "Invalid login and/or password!",
  existing_user: "User already exist",
  invalid_security_key: "invalid password",
  password_mismatch: "passwords do not match",
  mismatch_security_key: "passwords do not match",
  invalid_email: "Invalid email",
  mandatory_fields: "Required fields",
  user_exists_email: "Existing email",
  email_exists: "Existing email",
  user_exists_document_number: "CPF/CNPJ already used",
  registry_code: "Invalid CPF/CNPJ",
  deal_closed: "This budget is already closed",
  auth_required: "Login required",
  unique_voucher: "Code already used",
  invalid_voucher: "Invalid code",
  out_of_voucher: "Code ended :(",
  payment_company_code: "Invalid card data",
  "address.state": "Invalid UF (must be the acronym)",
  unprocessable_entity: "We were not able to proccess your request at this time.",
  access_denied: "Access denied",
  default: "An error occurred",

  register_error: "Não foi possível concluir o cadastro. Tente de novo.",
  save_error: "Não foi possível salvar. Tente de novo.",
  delete_error: "Não foi possível excluir. Tente de novo.",
  share_error: "Não foi possível compartilhar. Tente de novo.",
  default_error: "Algo deu errado. Tente de novo.",
  item_already_in_cart: "Este item já está no pedido.",
  invalid_product: "Este item não existe mais no cardápio.",
  product_code_exists: "Já existe um item com este código.",
  product_code_required: "Digite o código do item.",
  invalid_id: "O registro indicado não existe.",
  session_expired: "Sua sessão terminou. Entre de novo para continuar.",
  favorite_error: "Não foi possível guardar o favorito. Tente de novo.",
  card_expiration: "Validade do cartão inválida.",
  card_number: "Número do cartão inválido.",
  card_cvv: "Código de segurança do cartão inválido.",
  "address.country": "País inválido.",
  card_number_first_six: "Os seis primeiros números do cartão são inválidos.",
  card_number_last_four: "Os quatro últimos números do cartão são inválidos.",
  product_subscription_already_exists: "Este item já está assinado.",
  duplicated_registry: "Este registro já existe.",

  approval_required: "Só com a aprovação de um administrador.",
  invalid_key:
    "O código desta mesa não vale mais. Leia de novo o código da mesa ou chame um atendente.",
  not_found: "Não encontramos o que você procura.",
  conflict: "Outra pessoa mudou isto ao mesmo tempo. Veja como ficou e tente de novo.",
  already_answered: "Alguém da equipe já cuidou deste pedido.",
  closed: "Estamos fechados no momento. Veja quando abrimos.",
  out_of_area: "Não entregamos neste endereço.",
  below_minimum: "O pedido não chega ao valor mínimo.",
  slot_full: "Este horário não está mais disponível. Escolha outro.",
  sold_out: "Alguns itens do pedido esgotaram. Confira antes de enviar.",
  quote_changed: "O valor do pedido mudou. Confira antes de enviar.",
  price_changed: "Alguns preços mudaram. Confira o pedido antes de enviar.",
  unavailable_items: "Alguns itens do pedido não estão mais disponíveis.",
  invalid_options: "As opções de alguns itens precisam de ajuste.",
  idempotency_mismatch: "Este pedido mudou depois de enviado. Confira e envie de novo.",
  too_large: "O arquivo é grande demais.",
  unsupported_media: "Este tipo de arquivo não é aceito.",
  too_many_requests: "Muitas tentativas seguidas. Espere um pouco e tente de novo.",
  unavailable: "O serviço está fora do ar no momento. Tente de novo em instantes.",
} as const satisfies Record<RefusalCode, string> & Record<string, string>;

type ErrorTextCode = keyof typeof errorTexts;

/** Finds the text of a code, or that of `default` for an unknown code. */
export function errorText(code: string): string {
  return isErrorTextCode(code) ? errorTexts[code] : errorTexts.default;
}

function isErrorTextCode(code: string): code is ErrorTextCode {
  return Object.hasOwn(errorTexts, code);
}
