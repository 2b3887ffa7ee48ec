import { dictionary } from "./spoken-language.ts";

export const translationText = dictionary("translation", {
  explanation:
    "O original fica de um lado e a tradução do outro. Enter vai ao próximo campo, Escape desfaz. O que ficar em branco aparece em português.",
  none: "O seu site só está em português. Escolha outros idiomas nas configurações, e eles aparecem aqui.",
  toSettings: "Escolher idiomas",
  empty: "Ainda não há textos para traduzir.",
  home: "Página inicial",
  onlyOpen: "Mostrar só o que falta conferir",
  allDone: "Tudo traduzido",
  states: {
    missing: (count: number) => (count === 1 ? "1 falta" : `${count} faltam`),
    outdated: (count: number) => (count === 1 ? "1 desatualizada" : `${count} desatualizadas`),
    same: (count: number) => (count === 1 ? "1 igual ao original" : `${count} iguais ao original`),
  },
  marks: {
    missing: "Falta",
    outdated: "Desatualizada",
    same: "Igual ao original",
    done: "Traduzida",
  },
  fields: {
    title: "Título",
    subtitle: "Descrição",
    text: "Texto da página",
    minibio: "Mini-bio",
    button: "Botão",
  },
  /** A text's place: "Mussarela › Sabores". */
  within: " › ",
  label: (where: string, field: string) => (where === "" ? field : `${where}: ${field}`),
  original: "Original",
  originalWas: (was: string) => `Antes era: ${was}`,
  originalChanged: "O original mudou depois que você começou a traduzir.",
  stillRight: "Continua certa",
  meantSame: "É assim mesmo",
  confirmed: "Tradução conferida.",
  notConfirmed: (reason: string) => `A tradução não pôde ser conferida. ${reason}`,
  repeat: (count: number) =>
    count === 1 ? "Repetir 1 tradução já feita" : `Repetir ${count} traduções já feitas`,
  repeated: (count: number) =>
    count === 1
      ? "1 texto igual a outro foi preenchido. Confira e salve."
      : `${count} textos iguais a outros foram preenchidos. Confira e salve.`,

  suggestions: {
    ask: (count: number) => (count === 1 ? "Sugerir 1 tradução" : `Sugerir ${count} traduções`),
    explanation:
      "Uma máquina sugere, você confere. Nada é salvo antes disso, e só os textos do cardápio são enviados a ela.",
    mark: "Sugestão automática",
    accept: "Aceitar",
    drop: "Descartar",
    waiting: (count: number) =>
      count === 1
        ? "1 sugestão ainda não foi conferida e não é salva."
        : `${count} sugestões ainda não foram conferidas e não são salvas.`,
    came: (count: number) => (count === 1 ? "1 sugestão chegou." : `${count} sugestões chegaram.`),
    cutShort: (count: number, reason: string) =>
      count === 1
        ? `Só 1 sugestão chegou; as outras não vieram. ${reason}`
        : `Só ${count} sugestões chegaram; as outras não vieram. ${reason}`,
    failed: (reason: string) => `As sugestões não vieram. ${reason}`,
  },

  file: {
    heading: "Para um tradutor",
    explanation:
      "Baixe uma planilha com o original e a tradução, envie a quem traduz e traga de volta. Antes de salvar você vê o que muda.",
    save: (language: string) => `Baixar planilha (${language})`,
    bring: "Trazer planilha",
    name: (language: string) => `traducoes-${language}.csv`,
    columns: ["chave", "onde", "original", "tradução", "situação", "versão"],
    tooLarge: (megabytes: number) => `O arquivo passa de ${megabytes} MB.`,
    noRows: "Este arquivo não tem textos: use a planilha que você baixou daqui.",
    unreadable: "O arquivo não pôde ser lido. Salve a planilha como CSV.",
    review: "O que muda",
    changes: (count: number) =>
      count === 0 ? "Nada muda." : count === 1 ? "1 tradução muda." : `${count} traduções mudam.`,
    outdated: (count: number) =>
      count === 1
        ? "Em 1 delas o original mudou depois da planilha: ela fica marcada como desatualizada."
        : `Em ${count} delas o original mudou depois da planilha: elas ficam marcadas como desatualizadas.`,
    changedSince: "O original mudou depois da planilha",
    unknown: (count: number) =>
      count === 1
        ? "1 linha ficou de fora: a chave não existe aqui."
        : `${count} linhas ficaram de fora: as chaves não existem aqui.`,
    tooLong: (count: number) =>
      count === 1
        ? "1 linha ficou de fora: a tradução é longa demais."
        : `${count} linhas ficaram de fora: as traduções são longas demais.`,
    twice: (count: number) =>
      count === 1
        ? "1 linha ficou de fora: a chave se repete."
        : `${count} linhas ficaram de fora: as chaves se repetem.`,
    newer: (count: number) =>
      count === 1
        ? "1 linha ficou de fora: a tradução mudou aqui depois da planilha."
        : `${count} linhas ficaram de fora: as traduções mudaram aqui depois da planilha.`,
    garbled: (count: number) =>
      count === 1
        ? "1 linha ficou de fora: as letras se perderam. Salve a planilha como CSV UTF-8."
        : `${count} linhas ficaram de fora: as letras se perderam. Salve a planilha como CSV UTF-8.`,
    line: (line: number, key: string) => `Linha ${line}: ${key}`,
    before: "Antes",
    after: "Depois",
    blank: "vazio",
    more: (count: number) => (count === 1 ? "e mais 1" : `e mais ${count}`),
    apply: (count: number) => (count === 1 ? "Salvar 1 tradução" : `Salvar ${count} traduções`),
    applied: (count: number) => (count === 1 ? "1 tradução salva." : `${count} traduções salvas.`),
    changedMeanwhile: "Outra pessoa mudou estas traduções agora. Veja de novo o que muda.",
  },

  saving: {
    region: "Salvar as traduções",
    unsaved: (count: number) =>
      count === 1
        ? "1 tradução mudou e não está salva."
        : `${count} traduções mudaram e não estão salvas.`,
    gone: (count: number) =>
      count === 1
        ? "Outra pessoa excluiu 1 texto que você traduziu."
        : `Outra pessoa excluiu ${count} textos que você traduziu.`,
  },
});
