import { portugueseLabels } from "../../domain/labels.ts";
import type { Service } from "../../domain/service.ts";
import { dictionary } from "./spoken-language.ts";

/** Names of services, as an owner and as staff read them. */
const names: Record<Service, string> = {
  delivery: "Entrega",
  takeout: portugueseLabels.takeout,
  indoor: "Quarto e mesa",
};

/** The texts of services, areas and pauses for owners and staff, in Portuguese; see dictionary.ts. */
export const serviceText = dictionary("service", {
  names,
  /** From Sunday on. */
  weekdays: ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado"],

  services: {
    loadFailed: "Não foi possível carregar os horários.",
    takes: "Recebe pedidos",
    explanations: {
      delivery: "O cliente pede pelo site e recebe em casa.",
      takeout: "O cliente pede pelo site e busca no balcão, sem endereço e sem taxa.",
      indoor: "O cliente pede do quarto ou da mesa. As comandas da equipe não seguem horário.",
    },
    hours: "Horários",
    alwaysOpen:
      "Sem horários: aberto o tempo todo. Coloque o primeiro para abrir e fechar sozinho.",
    closed: "Fechado",
    opens: "Abre",
    closes: "Fecha",
    ofDay: (what: string, day: string) => `${what}, ${day}`,
    addInterval: (day: string) => `Novo horário: ${day}`,
    removeInterval: (day: string, which: string) => `Remover horário: ${day}, ${which}`,
    copyDay: (day: string) => `Copiar ${day} para outros dias`,
    copyTitle: (day: string) => `Copiar ${day}`,
    copyTo: "Para quais dias? O que estiver neles é trocado.",
    allDays: "Todos os dias",
    copy: "Copiar",
    copyNone: "Escolha pelo menos um dia.",
    copied: (day: string, count: number) =>
      count === 1 ? `${day} foi copiado para 1 dia.` : `${day} foi copiado para ${count} dias.`,
    copyService: (name: string) => `Usar os horários e datas de ${name}`,
    untilNextDay: (time: string) => `até ${time} do dia seguinte`,
    untilMidnight: "até meia-noite",
    wholeDay: "o dia todo",

    exceptions: "Datas especiais",
    exceptionsHelp: "Feriados, férias, eventos: nesta data vale só o que estiver aqui.",
    noExceptions: "Nenhuma data ainda.",
    date: "Data",
    dateName: "Nome",
    closedThatDay: "Fechado o dia todo",
    addDate: "Nova data",
    removeDate: (name: string) => `Remover ${name}`,
    someDate: (number: number) => `Data ${number}`,
    suggestHolidays: "Sugerir feriados",
    holidays: "Próximos feriados",
    holidaysHelp: "Escolha em quais você fecha. Depois dá para trocar por outro horário.",
    noHolidays: "Os próximos feriados já estão na lista.",
    closeOn: "Fechar",
    addHoliday: (name: string) => `Fechar: ${name}`,
    addAllHolidays: "Fechar em todos",
    hideHolidays: "Esconder feriados",

    order: "Pedido",
    prep: "Tempo de preparo (min)",
    prepHint: "Em branco, nenhum tempo é prometido.",
    prepDeliveryHint: "O tempo de entrega da área soma a ele. Em branco, nenhum tempo é prometido.",
    minimum: "Pedido mínimo",
    minimumHint: "Só os itens contam, sem taxa nem serviço.",
    accepts: "Pedidos novos",
    acceptsManual: "A equipe aceita cada um",
    acceptsAuto: "São aceitos sozinhos",

    warnAfter: "Atenção depois de (min)",
    lateAfter: "Atrasado depois de (min)",
    agesHint:
      "Para a equipe, em Pedidos e na Cozinha. Com horário prometido, avisa 5 minutos antes dele.",

    slots: "Pedidos agendados",
    slotsHint: "O cliente escolhe um horário mais tarde, ou em outro dia.",
    slotMinutes: "Duração de cada horário",
    slotMinutesOf: (minutes: number) => `${minutes} min`,
    slotLimit: "Pedidos por horário",
    slotLead: "Antecedência (min)",
    slotLeadHint: "Quanto antes o cliente tem de pedir.",
    slotDays: "Dias à frente",
    slotDaysHint: "0 é só hoje.",

    errors: {
      time: "Digite o horário.",
      overlaps: "Este horário cruza com outro.",
      date: "Digite a data.",
      dateTwice: "Esta data já está na lista.",
      number: (least: number, most: number) => `Digite um número de ${least} a ${most}.`,
      amount: "Este valor é alto demais.",
      tooMany: (most: number) => `Cabem no máximo ${most} horários.`,
    },
  },

  /** A service in one line. */
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

  areas: {
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
    kinds: {
      excluded: "Não atende",
      postal_code: "Por CEP",
      district: "Por bairro",
    },
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
      /** Before a code. */
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
    errors: {
      name: "Digite o nome da área.",
      ranges: "Digite pelo menos um CEP.",
      range: (line: string) => `Não é um CEP: ${line}`,
      turned: (line: string) => `O último CEP vem antes do primeiro: ${line}`,
      city: "Digite a cidade.",
      districts: "Digite pelo menos um bairro.",
      both: "Digite CEPs, ou uma cidade e seus bairros.",
    },
  },
});
