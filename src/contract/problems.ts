import { centsFromReais, moneyInPortuguese, wholeInPortuguese } from "../domain/money.ts";
import { printedNumber } from "../domain/print-layout.ts";

/** Numbers come in as readers write them. */
type Most = { max: string };
type Least = { min: string };
type Amount = { amount: number; currency: string };

/**
 * Everything that may be wrong with a call or one of its fields: a code, the parameters that its words need, and the
 * words in Portuguese, for callers that have none of their own. An amount is in reais.
 */
export const problemTexts = {
  // Any field.
  required: "obrigatório",
  invalid: "inválido",
  unknown: "desconhecido",
  unknown_field: "campo desconhecido",
  does_not_exist: "não existe",
  repeated: "repetido",
  not_a_uuid: "deve ser um UUID",
  too_long: ({ max }: Most) => `no máximo ${max} caracteres`,
  too_short: ({ min }: Least) => `no mínimo ${min} caracteres`,
  above_maximum: ({ max }: Most) => `no máximo ${max}`,
  below_minimum: ({ min }: Least) => `no mínimo ${min}`,
  forbidden_characters: "contém caracteres inválidos",
  too_precise: "no máximo dois decimais",
  invalid_percentage: "uma porcentagem com no máximo dois decimais",
  invalid_date: "data inválida",

  // People.
  invalid_email: "e-mail inválido",
  invalid_phone: "telefone inválido: escreva com o DDD",
  invalid_document: "CPF/CNPJ inválido",
  invalid_state: "UF inválida",
  invalid_postal_code: "use o formato 00000-000",
  login_taken: ({ name }: { name: string }) => `e-mail já usado por ${name}`,
  login_blocked: ({ name }: { name: string }) => `e-mail do usuário bloqueado ${name}`,
  too_many_users: ({ max }: Most) => `Esta conta já tem ${max} usuários, que é o limite.`,
  not_an_admin: "não é de um administrador",
  wrong_password: "Senha atual inválida",
  password_mismatch: "Nova senha e confirma senha estão diferentes",
  password_length: ({ min, max }: Least & Most) => `A senha deve ter de ${min} a ${max} caracteres`,
  password_common:
    "Esta senha é das primeiras que alguém tentaria: escolha outra, de preferência uma frase",
  password_personal:
    "A senha não pode ser o e-mail, o nome de quem usa ou o da casa: escolha outra, de preferência uma frase",

  pin_form: "use de 4 a 6 números",
  pin_obvious: "este PIN é dos primeiros que alguém tentaria: escolha outro",
  pin_taken: "outro administrador já usa este PIN: escolha outro",
  wrong_pin: "PIN incorreto",
  no_pin: "nenhum administrador tem PIN: use e-mail e senha",

  // Orders.
  empty_order: "o pedido está vazio",
  too_many_items: ({ max }: Most) => `no máximo ${max} itens`,
  too_many_lines: ({ max }: Most) => `no máximo ${max} linhas, com as opções`,
  total_too_large: "o total é grande demais",
  no_push_service: "não é o endereço de um serviço de avisos",
  payment_method_off: "esta forma de pagamento não é aceita aqui",
  change_below_total: "o troco é para menos que o total",
  reason_without_cancelling: "só para cancelar",
  reason_required: "escolha o motivo",
  reason_text_required: "diga o motivo",
  more_than_ordered: ({ max }: Most) => `no máximo ${max}: é o que resta desta linha`,
  nothing_to_change: "nada foi mudado",
  cancels_all: "nada restaria do pedido: cancele o pedido",
  whole_line_only: "esta linha só pode ser cancelada inteira",
  order_under_way: ({ number }: { number: number }) =>
    `o pedido ${printedNumber(number)} ainda está em andamento`,

  // Reports.
  days_reversed: "a data final vem antes da inicial",
  too_many_days: ({ max }: Most) => `no máximo ${max} dias`,
  day_not_begun: "este dia ainda não começou",
  float_recorded: "o fundo de troco deste dia já foi lançado: lance um suprimento",
  more_than_counted: "no máximo o dinheiro contado",
  expected_changed: "O esperado mudou depois que você conferiu: veja a diferença de novo.",

  // Tabs.
  unknown_table: "mesa desconhecida",
  tab_of_another: "outra pessoa já abriu esta comanda",
  table_has_tab: "a mesa já tem outra comanda aberta: mova ou encerre aquela antes",
  order_to_answer: ({ number }: { number: number }) =>
    `o pedido ${printedNumber(number)} espera: aceite ou recuse antes`,
  merge_changes_total:
    "o total mudaria, porque o serviço não é cobrado igual nas duas: encerre cada uma à parte",
  same_tab: "é a mesma comanda",
  paid_for: "já foi pago: estorne antes",
  key_without_table: "só com o número da mesa",
  nothing_left: "nada falta pagar",
  not_above_zero: "deve ser maior que zero",
  more_than_left: ({ amount, currency }: Amount) =>
    `no máximo o que falta pagar: ${money(amount, currency)}`,
  paid_more_already: ({ amount, currency }: Amount) =>
    `já foi pago mais que o total sem o serviço: ${money(amount, currency)}`,
  tendered_below_amount: "é menos que o valor a pagar",
  only_cash_has_change: "só para dinheiro",
  share_changed: ({ amount, currency }: Amount) => `mudou: agora é ${money(amount, currency)}`,
  lines_or_share: "escolha os itens ou uma parte, não os dois",
  more_than_unpaid: ({ max }: Most) => `no máximo ${max}: os outros já foram pagos`,
  more_than_paid: ({ amount, currency }: Amount) =>
    `no máximo o que resta do pagamento: ${money(amount, currency)}`,
  nothing_to_give_back: "já foi devolvido inteiro",
  is_a_refund: "é um estorno",
  overpaid: ({ amount, currency }: Amount) =>
    `foi pago a mais: estorne antes ${money(amount, currency)}`,
  paid_on_tab: "este pedido é pago na comanda",
  left_to_pay: ({ amount, currency }: Amount) => `falta pagar ${money(amount, currency)}`,

  // The account's settings.
  unknown_time_zone: "fuso horário desconhecido",
  unknown_picture: "imagem desconhecida",
  feature_withheld: "não está liberado para esta conta: fale com quem cuida do site",
  portuguese_missing: "o português não pode faltar",
  portuguese_inactive: "o português não pode ser desativado",
  currency_digits: "sem números, que seriam lidos com os valores",
  unknown_map: "use o código de incorporação do Google Maps ou do OpenStreetMap",
  invalid_contact: "número inválido: escreva com o DDD",
  unknown_payment_method: "forma de pagamento desconhecida",
  invalid_pix: "chave PIX inválida",
  too_many_colours: ({ max }: Most) => `no máximo ${max} cores`,
  invalid_colour_name: "nome de cor inválido",
  invalid_colour: "cor inválida",
  too_many_buttons: ({ max }: Most) => `no máximo ${max} botões`,
  empty_button: "botão sem texto e link",
  invalid_link: "link inválido",

  // Times and places of orders.
  invalid_time: "use o formato HH:MM",
  overlapping: "dois horários se sobrepõem",
  in_the_past: "esta data já passou",
  date_repeated: "esta data já tem uma exceção",
  range_reversed: "o CEP final vem antes do inicial",
  ranges_or_districts: "diga as faixas de CEP ou os bairros",
  district_repeated: ({ area }: { area: string }) => `este bairro já está em ${area}`,
  too_many_ranges: ({ max }: Most) => `no máximo ${max} faixas de CEP`,
  too_many_districts: ({ max }: Most) => `no máximo ${max} bairros`,

  fallback_circle: "esta impressora já depende desta para imprimir",
  too_many_printers: ({ max }: Most) => `Esta conta já tem ${max} impressoras, que é o limite.`,
  no_printer: "nenhuma impressora imprime isto",
  prints_by_itself: "esta impressora é de um navegador: imprima por ele",
  printer_without_station: ({ printer }: { printer: string }) =>
    `${printer} ficaria sem estação e imprimiria os pedidos inteiros: mude antes as estações dela`,
  order_of_no_test: "um teste não tem pedido",
  bill_of_a_tab: "uma conta é de uma comanda, e não de um pedido",
  tab_of_a_bill: "de uma comanda se imprime a conta",
  day_alone: "o fechamento é de um dia, e não de um pedido ou de uma comanda",

  // The menu.
  title_required: "Digite ao menos o título!",
  place_required: "Escolha onde fica o item!",
  none_exists: "nenhum destes registros existe",
  does_not_fit: "não pode ficar aqui",
  no_category_above: "não há categoria acima",
  no_category_below: "não há categoria abaixo",
  menu_full: ({ max }: Most) => `O cardápio está cheio: no máximo ${max} registros.`,
  too_many_entries: ({ max }: Most) => `o cardápio está cheio: no máximo ${max} registros`,
  min_above_max: "o mínimo passa do máximo",
  free_above_max: "são mais grátis do que se pode escolher",
  min_above_options: "não há tantas opções para escolher",
  icon_picture_required: "Escolha a imagem do ícone!",
  icon_title_taken: "já existe um ícone com este título",
  too_many_icons: ({ max }: Most) => `no máximo ${max} ícones`,

  // Pictures.
  not_a_form: "Envie a imagem em um formulário.",
  other_form_field: "envie a imagem no campo file",
  more_than_one_file: "envie uma imagem por vez",
  incomplete_upload: "o envio chegou incompleto",
  picture_too_heavy: ({ max }: Most) => `A imagem tem mais de ${max} MB.`,
  picture_too_large: ({ max }: Most) => `A imagem tem mais de ${max} megapixels.`,
  picture_too_tall: "A imagem é alta demais para a sua largura.",
  picture_unreadable: "A imagem está danificada ou incompleta.",
  not_a_picture: "Envie uma imagem JPEG, PNG ou WebP.",
  picture_format_refused: ({ format }: { format: string }) =>
    `Arquivos ${format} não são aceitos. Envie uma imagem JPEG, PNG ou WebP.`,
  too_many_pictures: ({ max }: Most) => `Esta conta já tem ${max} imagens, que é o limite.`,
  picture_limit_reached: "limite de imagens da conta",
} as const;

/** How problems are worded: a text, or one that takes the parameters. */
export type ProblemTexts = {
  [Code in ProblemCode]: (typeof problemTexts)[Code] extends string
    ? string
    : (typeof problemTexts)[Code];
};

export type ProblemCode = keyof typeof problemTexts;

type Parameters<Text> = Text extends (parameters: infer Given) => string
  ? { [Name in keyof Given]: Name extends "min" | "max" ? number : Given[Name] }
  : unknown;

/** A problem for a program to word: `{ code: "too_long", max: 80 }`. */
export type Problem = {
  [Code in ProblemCode]: { code: Code } & Parameters<(typeof problemTexts)[Code]>;
}[ProblemCode];

/** Words a problem in Portuguese, or in the language of these texts, whose numbers are written by `number`. */
export function problemText(
  problem: Problem,
  texts: ProblemTexts = problemTexts,
  number = wholeInPortuguese,
): string {
  const text = texts[problem.code];
  if (typeof text === "string") return text;
  const { min = 0, max = 0 } = problem as Partial<Record<"min" | "max", number>>;
  // The type of a problem ties the parameters to the code; an indexed text loses that tie.
  return text({ ...problem, min: number(min), max: number(max) } as never);
}

function money(amount: number, currency: string): string {
  return moneyInPortuguese(centsFromReais(amount), currency);
}
