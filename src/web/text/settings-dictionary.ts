import { minPasswordLength } from "../../domain/text-rules.ts";
import { settingWords } from "./setting-words.ts";
import { dictionary } from "./spoken-language.ts";

/** The texts of the account's settings, in Portuguese; see dictionary.ts. */
export const settingsText = dictionary("settings", {
  sectionNavigation: "Seções",

  groups: {
    business: "Negócio",
    selling: "Vendas",
    site: "Site",
    people: "Pessoas",
  },

  inactive: {
    title: "Conta desativada",
    explanation:
      "Os clientes veem só o nome, o logo e os contatos. As configurações voltam com o site, como você as deixou.",
  },

  fields: settingWords("br"),
  atMost: (max: number) => `Digite um número de 0 a ${max}.`,

  business: {
    title: "Estabelecimento",
    help: "Como o seu negócio aparece no site e nos comprovantes.",
    name: "Nome",
    nameHint: "Aparece no topo do site e na aba do navegador.",
    source: "Página principal",
    sourceHint: "A página do cardápio: é para ela que o menu e o Admin levam.",
    timeZone: "Fuso horário",
    timeZoneHint: "Os horários dos pedidos seguem este fuso.",
    dayEnd: "Fim do dia do restaurante",
    dayEndHint:
      "O que se vende depois da meia-noite e até esta hora é do dia anterior. Vale a partir do fim do dia de hoje; dias passados ficam como foram fechados.",
    currency: "Moeda",
    currencyHint: (price: string) => `Fica antes de cada valor: ${price}`,
    otherTimeZones: "Outros países",
    otherTimeZone: (name: string) => `Outro (${name})`,
  },

  contacts: {
    title: "Contatos",
    help: "Por onde os clientes falam com você. O que ficar em branco não aparece.",
  },

  address: {
    title: "Endereço",
    help: "Aparece no fim do site quando há um CEP.",
    complementPlaceholder: "Loja, andar, referência",
    mapRecognised: "Mapa reconhecido.",
    showMap: "Ver o mapa",
    hideMap: "Fechar o mapa",
    mapPreview: "Prévia do mapa",
  },

  about: {
    title: "Sobre",
    help: "A história da casa, horários, avisos. Em branco, a seção não aparece.",
    label: "Texto da seção Sobre",
  },

  services: {
    title: "Horários e serviços",
    help: "Quando e como os clientes podem pedir. Fora do horário o cardápio continua no ar e diz quando abre.",
  },

  areas: {
    title: "Áreas e taxas",
    help: "Onde você entrega, e quanto custa. A retirada não tem taxa nem área.",
  },

  payment: {
    title: "Pagamento",
    help: "Como a casa recebe: o que o cliente escolhe ao finalizar um pedido e o que a equipe registra.",
    keyWithoutPix:
      "PIX não está marcado: o cliente vê esta chave ao finalizar o pedido, mas não pode escolher pagar com PIX. Se você aceita PIX, marque PIX acima.",
    pixWithoutKey:
      "PIX está marcado, mas não há chave: o cliente escolhe PIX e não vê para onde pagar.",
    wrongPixKey:
      "Esta chave não é válida: confira se os dígitos são os que o seu banco mostra. Com ela não há código PIX com o valor do pedido.",
    longPixName: (name: string, count: number, most: number) =>
      `O nome neste código, "${name}", tem ${count} letras, e o padrão do PIX vai até ${most}: alguns bancos recusam o pagamento. Gere o código de novo com um nome mais curto, ou use só a chave.`,
    longPixCity: (city: string, count: number, most: number) =>
      `A cidade neste código, "${city}", tem ${count} letras, e o padrão do PIX vai até ${most}: alguns bancos recusam o pagamento. Gere o código de novo com uma forma mais curta, ou use só a chave.`,
    fixedPixAmount: (amount: string) =>
      `Este código cobra sempre ${amount}, seja qual for o pedido. Use um código sem valor, ou só a chave.`,
    singlePixCode:
      "Este código é de uma cobrança só, e pode vencer. Use um código que sirva sempre, ou só a chave.",
    methodsHint: "O cliente e a equipe escolhem entre as marcadas.",
  },

  tables: {
    title: "Mesas e serviço",
    help: "Para os pedidos feitos na mesa.",
  },

  rooms: {
    title: "Quartos",
    help: "Para os códigos QR, um por quarto.",
    count: "Número de quartos",
    countHint:
      "Os códigos são numerados a partir de 1. O hóspede pode digitar outro quarto no pedido.",
  },

  printing: {
    title: "Impressão",
    help: "Cada pedido aceito sai no papel, na impressora de cada estação.",
  },

  languages: {
    title: "Idiomas",
    help: "Os idiomas que o visitante pode escolher. O que não estiver traduzido aparece em português.",
    on: "Ativo",
    off: "Inativo",
    always: "Sempre ativo",
    inactive: "Idiomas inativos",
    translate: "Traduzir o cardápio",
  },

  colours: {
    title: "Cores",
    help: "As cores do seu site. Em branco, valem as nossas.",
    keys: {
      paper: "Fundo",
      surface: "Cartões",
      ink: "Texto",
      accent: "Destaque",
    },
    hints: {
      paper: "Atrás de tudo.",
      surface: "Atrás de janelas, campos e botões claros.",
      ink: "As letras.",
      accent: "Botões e links.",
    },
    pick: (name: string) => `Escolher: ${name}`,
    placeholder: "Padrão",
    toDefault: "Usar o padrão",
    toDefaultFor: (name: string) => `Usar o padrão em ${name}`,
    preview: "Prévia do site com estas cores",
    previewNav: ["Pizzas", "Bebidas", "Sobremesas"],
    previewItem: "Pizza Margherita",
    previewText: "Molho de tomate, muçarela e manjericão",
    previewPrice: "R$ 42,90",
    previewLink: "Exibir no Mapa",
    previewButton: "Finalizar pedido",
    warnings: {
      ink: (contrast: string, instead: string) =>
        `Difícil de ler sobre o fundo: contraste ${contrast}, e o mínimo é 4,5. O site usa ${instead} no lugar.`,
      surface: (contrast: string, instead: string) =>
        `O texto fica difícil de ler sobre esta cor: contraste ${contrast}, e o mínimo é 4,5. O site usa ${instead} no lugar.`,
      accent: (contrast: string, instead: string) =>
        `Os botões ficam com esta cor. Como texto ela é difícil de ler (contraste ${contrast}, e o mínimo é 4,5): links usam ${instead}.`,
    },
  },

  features: {
    title: "Recursos",
    help: "O que a sua casa oferece. O que está desligado some do site; o que já foi pedido continua em Pedidos.",
    notAllowed: "Não está liberado para a sua conta: fale com quem cuida do site.",
    names: {
      delivery: "Delivery",
      linktree: "Página de links",
      localOrder: "Pedido na mesa",
      easyOrder: "Pedido no quarto",
      attendantOrder: "Comandas do atendente",
    },
    explanations: {
      delivery:
        "O cliente pede pelo site e recebe em casa: a página Delivery tem carrinho e endereço.",
      linktree: "A página inicial tem textos e botões seus, e é por ela que o cliente entra.",
      localOrder: "Na mesa, o cliente lê o QR Code e chama o atendente.",
      easyOrder:
        "O cliente pede informando o quarto ou a mesa, sem endereço e sem pagamento pelo site.",
      attendantOrder: "A equipe abre comandas nas mesas, envia pedidos e recebe o pagamento.",
    },
  },

  qrCode: {
    title: "QR Code",
    help: "Um PDF pronto para imprimir e recortar: o código do site e, se houver, um para cada mesa.",
    newTab: "O PDF abre em outra aba.",
  },

  printedMenu: {
    title: "Cardápio impresso",
    help: "Um PDF do cardápio para imprimir, feito com o que está no site agora.",
  },

  staff: {
    title: "Equipe",
    help: "Quem pode entrar. Atendentes cuidam dos pedidos; administradores também mudam o cardápio e as configurações.",
    add: "Novo atendente",
    you: "você",
    edit: "Alterar",
    remove: "Remover",
    of: (action: string, name: string) => `${action}: ${name}`,
    addTitle: "Novo acesso",
    editTitle: (name: string) => `Alterar ${name}`,
    passwordTitle: (name: string) => `Nova senha de ${name}`,
    name: "Nome",
    user: "E-mail",
    userHint: "É com ele que a pessoa entra.",
    password: "Senha",
    newPassword: "Nova senha",
    passwordHint: `Pelo menos ${minPasswordLength} caracteres. Combine a senha com a pessoa.`,
    resetHint: `Pelo menos ${minPasswordLength} caracteres. A pessoa sai de onde estiver e entra com a nova.`,
    level: "Pode",
    levels: {
      1: "Administrar tudo",
      2: "Atender e cuidar dos pedidos",
    },
    create: "Criar acesso",
    removeQuestion: (name: string) => `Remover o acesso de ${name}?`,
    removeExplanation: "A pessoa sai na hora e não entra mais. Os pedidos dela continuam.",
    blockQuestion: (name: string) => `Bloquear ${name}?`,
    unblockQuestion: (name: string) => `Desbloquear ${name}?`,
    blockExplanation: "A pessoa sai na hora e só entra de novo quando você desbloquear.",
    unblockExplanation: "A pessoa volta a poder entrar, com a mesma senha.",
    created: (name: string) => `${name} já pode entrar.`,
    changed: (name: string) => `Os dados de ${name} foram alterados.`,
    passwordReset: (name: string) => `A senha de ${name} foi trocada.`,
    nowBlocked: (name: string) => `O acesso de ${name} foi bloqueado.`,
    nowUnblocked: (name: string) => `O acesso de ${name} foi desbloqueado.`,
    removed: (name: string) => `O acesso de ${name} foi removido.`,
    loadFailed: "Não foi possível carregar a equipe.",
    errors: {
      name: "Digite o nome.",
      user: "Digite o e-mail.",
      shortPassword: `A senha tem pelo menos ${minPasswordLength} caracteres.`,
    },
  },

  ratings: {
    title: "Avaliações",
    help: "O que os clientes disseram, das mais novas para as mais antigas.",
    average: (average: string) => `${average} de 5`,
    stars: (rate: number) => (rate === 1 ? "1 de 5 estrelas" : `${rate} de 5 estrelas`),
    count: (count: number) => (count === 1 ? "1 avaliação" : `${count} avaliações`),
    withoutOrder: "sem pedido",
    noAverage: "Sem média ainda: nenhuma é de quem já pediu.",
    averageHelp: "Quem ainda não pediu também pode avaliar; essas notas não entram na média.",
    more: "Ver mais avaliações",
    emptyTitle: "Nenhuma avaliação ainda",
    empty: "Quando um cliente avaliar, a nota e o comentário aparecem aqui.",
    loadFailed: "Não foi possível carregar as avaliações.",
  },

  access: {
    title: "Senha e acesso",
    help: "A senha da sua conta de administrador.",
    lengthHint: `Pelo menos ${minPasswordLength} caracteres. Os outros aparelhos em que você entrou saem.`,
  },

  history: {
    change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
    changed: (name: string) => `${name}: alterado`,
    nothing: "vazio",
    on: "sim",
    off: "não",
    none: "nenhum",
    /** Settings without a field of this name. */
    unnamed: {
      "data.logo": "Logo",
      "data.banner": "Banner",
      "data.active": "Site no ar",
      "extras.home_ctas": "Botões da home",
      other: "Página inicial",
    },
    title: "Histórico de alterações",
    help: "As últimas mudanças de preços, configurações e serviços: quem, quando e o que era.",
    loadFailed: "Não foi possível carregar o histórico.",
  },

  /** By the codes of the problems. */
  errors: {
    required: "Digite o nome do estabelecimento.",
    currency_digits: "Digite a moeda, como R$ ou US$, sem números.",
    invalid_contact: "Digite o telefone com DDD.",
    invalid_postal_code: "O CEP tem 8 números.",
    invalid_document: "Este CPF ou CNPJ não é válido.",
    unknown_map:
      "Este mapa não é conhecido. Use o código de incorporação do Google Maps ou do OpenStreetMap.",
    invalid_pix: "Esta chave PIX não é válida. Confira como ela está no seu banco.",
    invalid_colour: "Digite uma cor como #6e2247.",
  },

  activity: {
    title: "Site no ar",
    help: "Nas férias ou numa reforma, você pode tirar o site do ar. Nada do que está nele se perde.",
    isOpen: "No ar",
  },
});
