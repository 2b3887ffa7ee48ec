import { dictionary } from "./spoken-language.ts";

/** The areas of delivery, for owners, in Portuguese; see dictionary.ts. */
export const areaText = dictionary("area", {
  help: "Onde você entrega, e quanto custa. A retirada não tem taxa nem área.",
  loadFailed: "Não foi possível carregar as áreas.",
  rows: "Áreas, na ordem em que valem",
  none: "Nenhuma área ainda: a entrega vai a qualquer lugar, sem taxa.",
  add: "Nova área",
  full: (most: number) => `Cabem no máximo ${most} áreas.`,
  order:
    "Vale a primeira que combinar: antes as que não atendem, depois as de CEP, depois as de bairro.",
  unnamed: (number: number) => `Área ${number}`,
  name: "Nome",
  nameHint: "O cliente lê este nome ao lado da taxa.",
  kind: "Como encontrar",
  kinds: { excluded: "Não atende", postal_code: "Por CEP", district: "Por bairro" },
  ranges: "CEPs",
  rangesHint: "Um por linha: um CEP só, ou do primeiro ao último, como 01000-000 a 01099-999.",
  city: "Cidade",
  districts: "Bairros",
  districtsHint: "Um por linha. Acentos e abreviações como Jd. não importam.",
  fee: "Taxa de entrega",
  minimum: "Pedido mínimo",
  freeAbove: "Grátis a partir de",
  minutes: "Tempo de entrega (min)",
  free: "sem taxa",
  hidden: (what: string, by: string) =>
    `${what} nunca vai valer aqui: já está em ${by}, que vem antes.`,
  tester: {
    heading: "Testar um endereço",
    help: "Usa as áreas como estão na tela, também sem salvar.",
    /** Stands before a code. */
    code: "CEP",
    labels: { postal_code: "Testar CEP", district: "Testar bairro", city: "Testar cidade" },
    looking: "Buscando o bairro...",
    notFound: "CEP não encontrado. Preencha cidade e bairro.",
    everywhere: "Sem áreas: entrega em qualquer lugar, sem taxa.",
    outside: "Fora da área de entrega.",
    needs: (fields: string) => `Falta preencher: ${fields}.`,
    found: (where: string, parts: string) => `${where} → ${parts}`,
    minimum: (amount: string) => `mínimo ${amount}`,
    freeAbove: (amount: string) => `grátis a partir de ${amount}`,
    minutes: (minutes: number | string) => `${minutes} min`,
    free: "sem taxa",
  },
});
