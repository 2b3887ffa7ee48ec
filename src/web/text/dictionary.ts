import { br } from "./entry-field-words.ts?br";
import { dictionary } from "./spoken-language.ts";

/**
 * The texts that come with the menu, in Portuguese, by the part of the site that shows them. Parts that are fetched
 * later have dictionaries of their own beside this one. Statuses and methods are in label-dictionary.ts, reasons in
 * reason-dictionary.ts, refusals in refusal-dictionary.ts. Amounts come in as already formatted money.
 */
export const text = dictionary("menu", {
  common: {
    attention: "Atenção!",
    loading: "Carregando...",
    wait: "Aguarde...",
    yes: "Sim",
    no: "Não",
    cancel: "Cancelar",
    close: "Fechar",
    retry: "Tentar de novo",
    optional: "(opcional)",
    poweredBy: "powered by",
  },

  a11y: {
    skipToContent: "Pular para o conteúdo",
    skipToCart: "Pular para o pedido",
    closeMessage: "Fechar aviso",
    increase: (what: string) => `Aumentar ${what}`,
    decrease: (what: string) => `Diminuir ${what}`,
    mainNavigation: "Páginas",
    categoryNavigation: "Categorias do cardápio",
    cartRegion: "Seu pedido",
    logoOf: (business: string) => `Logo de ${business}`,
    photoOf: (title: string) => `Foto de ${title}`,
    opensInNewTab: "abre em outra aba",
  },

  header: {
    openMenu: "Abrir menu",
    closeMenu: "Fechar menu",
    fontSize: "Tamanho da letra",
    fontSizeValue: (sizePx: number) => `Letra de ${sizePx} pontos`,
    smallerFont: "Diminuir a letra",
    largerFont: "Aumentar a letra",
    language: "Idioma",
    chooseLanguage: "Escolher idioma",
    search: "Buscar no cardápio",
    searchPlaceholder: "O que você procura?",
    openSearch: "Abrir busca",
    clearSearch: "Limpar busca",
    admin: "Admin",
    signIn: "Entrar",
    signOut: "Sair",
  },

  pages: {
    home: "Home",
    delivery: "Delivery",
    "easy-order": "Pedido no quarto",
    cardapio: "Cardápio",
    book: "Book",
    site: "Site",
    menu: "Menu",
    orders: "Pedidos",
    newOrder: "Novo pedido",
    tables: "Mesas",
    kitchen: "Cozinha",
    board: "Painel",
    priceTable: "Tabela de preços",
    translations: "Traduções",
    day: "Fechamento",
    reports: "Relatórios",
    privacy: "Privacidade",
  },

  figures: br,

  menu: {
    heading: "Cardápio",
    emptyTitle: "O cardápio está sendo preparado",
    empty: "Ainda não há nada para mostrar aqui. Volte daqui a pouco.",
    emptyCategory: "Sem itens no momento",
    itemCount: (count: number) => (count === 1 ? "1 item" : `${count} itens`),
    enlargePhoto: (title: string) => `Ampliar a foto de ${title}`,
    soldOut: "Esgotado",
    inCart: (quantity: number) => `${quantity} no pedido`,
    about: "Sobre",
    address: "Endereço",
    showMap: "Exibir no Mapa",
    hideMap: "Fechar Mapa",
    mapOf: (business: string) => `Mapa de ${business}`,
    contact: "Contato",
    table: (number: number) => `Mesa ${number}`,
    whatsapp: "WhatsApp",
    closedTitle: "Cardápio fora do ar",
    closed: "Este estabelecimento não está atendendo pelo site no momento.",
  },

  search: {
    tooShort: (letters: number) => `Digite ao menos ${letters} letras.`,
    resultCount: (count: number) =>
      count === 1 ? "1 item encontrado" : `${count} itens encontrados`,
    none: (query: string) => `Nada encontrado para “${query}”.`,
    showAll: "Ver o cardápio inteiro",
  },

  item: {
    addOne: (title: string) => `Adicionar ${title}`,
    unavailable: "Este item não está disponível no momento.",
    added: (title: string) => `${title} está no pedido.`,
    from: "a partir de",
  },

  cart: {
    heading: "Seu pedido",
    emptyTitle: "Seu pedido está vazio",
    empty: "Escolha um item do cardápio para começar.",
    finish: "Finalizar pedido",
  },

  rating: {
    rate: "Avaliar",
    heading: "Como foi?",
  },

  states: {
    errorTitle: "Algo deu errado",
    loadFailed: "Não foi possível carregar esta página.",
    offlineTitle: "Sem internet",
    offline: "Você está vendo a última versão guardada neste aparelho.",
    offlineOrder: "Para enviar o pedido é preciso internet. Ele continua guardado aqui.",
    backOnline: "A conexão voltou.",
    sessionExpired: "Sua sessão terminou. Entre de novo para continuar.",
    noNetwork: "Você está sem internet. Confira a conexão e tente de novo.",
    unknownError: "An error occurred",
    tooManyTries: (time: string) => `Muitas tentativas seguidas. Espere ${time} e tente de novo.`,
    notFoundTitle: "Página não encontrada",
    notFound: "O endereço pode ter mudado.",
    goToMenu: "Ir para o cardápio",
    needsJavaScript: "Para fazer um pedido, ative o JavaScript do navegador.",
  },
});
