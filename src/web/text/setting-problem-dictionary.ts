import { dictionary } from "./spoken-language.ts";

export const settingProblemText = dictionary("setting-problem", {
  settings: {
    required: "Digite o nome do estabelecimento.",
    currency_digits: "Digite a moeda, como R$ ou US$, sem números.",
    invalid_contact: "Digite o telefone com DDD.",
    invalid_postal_code: "O CEP tem 8 números.",
    invalid_document: "Este CPF ou CNPJ não é válido.",
    unknown_map:
      "Este mapa não é conhecido. Use o código de incorporação do Google Maps ou do OpenStreetMap.",
    invalid_pix: "Esta chave PIX não é válida. Confira como ela está no seu banco.",
    invalid_colour: "Digite uma cor como #6e2247.",
    atMost: (max: number) => `Digite um número de 0 a ${max}.`,
  },
  services: {
    date: "Digite a data.",
    dateTwice: "Esta data já está na lista.",
    number: (least: number, most: number) => `Digite um número de ${least} a ${most}.`,
    amount: "Este valor é alto demais.",
    tooMany: (most: number) => `Cabem no máximo ${most} horários.`,
  },
  areas: {
    name: "Digite o nome da área.",
    ranges: "Digite pelo menos um CEP.",
    range: (line: string) => `Não é um CEP: ${line}`,
    turned: (line: string) => `O último CEP vem antes do primeiro: ${line}`,
    city: "Digite a cidade.",
    districts: "Digite pelo menos um bairro.",
    both: "Digite CEPs, ou uma cidade e seus bairros.",
  },
  summary: {
    on: "ligado",
    off: "desligado",
    alwaysOpen: "aberto o tempo todo",
    dates: (count: number) => (count === 1 ? "1 data especial" : `${count} datas especiais`),
    prep: (minutes: number) => `preparo ${minutes} min`,
    minimum: (amount: string) => `mínimo ${amount}`,
    manual: "a equipe aceita",
    auto: "aceitos sozinhos",
    ages: (warn: number, late: number) => `atenção em ${warn} min, atrasado em ${late} min`,
    slots: (minutes: number, limit: number) => `agenda de ${minutes} min com ${limit} pedidos`,
    noSlots: "sem agenda",
  },
});
