import type { text } from "../dictionary.ts";
import { es } from "../entry-field-words.ts?es";
import type { Translated } from "../spoken-language.ts";

export const menu: Translated<typeof text> = {
  common: {
    attention: "¡Atención!",
    loading: "Cargando...",
    wait: "Espere...",
    yes: "Sí",
    no: "No",
    cancel: "Cancelar",
    close: "Cerrar",
    retry: "Reintentar",
    optional: "(opcional)",
    poweredBy: "powered by",
  },

  a11y: {
    skipToContent: "Ir al contenido",
    skipToCart: "Ir al pedido",
    closeMessage: "Cerrar aviso",
    increase: (what) => `Aumentar ${what}`,
    decrease: (what) => `Reducir ${what}`,
    mainNavigation: "Páginas",
    categoryNavigation: "Categorías del menú",
    cartRegion: "Su pedido",
    logoOf: (business) => `Logo de ${business}`,
    photoOf: (title) => `Foto de ${title}`,
    opensInNewTab: "se abre en otra pestaña",
  },

  header: {
    openMenu: "Abrir navegación",
    closeMenu: "Cerrar navegación",
    fontSize: "Tamaño de letra",
    fontSizeValue: (sizePx) => `Letra de ${sizePx} puntos`,
    smallerFont: "Reducir la letra",
    largerFont: "Aumentar la letra",
    language: "Idioma",
    chooseLanguage: "Elegir idioma",
    search: "Buscar en el menú",
    searchPlaceholder: "¿Qué busca?",
    openSearch: "Abrir búsqueda",
    clearSearch: "Borrar búsqueda",
    admin: "Admin",
    signIn: "Ingresar",
    signOut: "Salir",
  },

  pages: {
    home: "Inicio",
    delivery: "A domicilio",
    "easy-order": "Pedido a la habitación",
    cardapio: "Menú",
    book: "Book",
    site: "Sitio",
    menu: "Menú",
    orders: "Pedidos",
    newOrder: "Nuevo pedido",
    tables: "Mesas",
    kitchen: "Cocina",
    board: "Tablero",
    priceTable: "Tabla de precios",
    translations: "Traducciones",
    day: "Cierre del día",
    reports: "Informes",
    privacy: "Privacidad",
  },

  figures: es,

  menu: {
    heading: "Menú",
    emptyTitle: "El menú se está preparando",
    empty: "Todavía no hay nada que mostrar aquí. Vuelva en un rato.",
    emptyCategory: "Sin productos por ahora",
    itemCount: (count) => (count === 1 ? "1 producto" : `${count} productos`),
    enlargePhoto: (title) => `Ampliar la foto de ${title}`,
    soldOut: "Agotado",
    inCart: (quantity) => `${quantity} en el pedido`,
    about: "Sobre nosotros",
    address: "Dirección",
    showMap: "Ver el mapa",
    hideMap: "Cerrar el mapa",
    mapOf: (business) => `Mapa de ${business}`,
    contact: "Contacto",
    table: (number) => `Mesa ${number}`,
    whatsapp: "WhatsApp",
    closedTitle: "Menú no disponible",
    closed: "Este local no atiende por el sitio en este momento.",
  },

  search: {
    tooShort: (letters) => `Escriba al menos ${letters} letras.`,
    resultCount: (count) =>
      count === 1 ? "1 producto encontrado" : `${count} productos encontrados`,
    none: (query) => `No se encontró nada para “${query}”.`,
    showAll: "Ver todo el menú",
  },

  item: {
    addOne: (title) => `Agregar ${title}`,
    unavailable: "Este producto no está disponible en este momento.",
    added: (title) => `${title} está en el pedido.`,
    from: "desde",
  },

  cart: {
    heading: "Su pedido",
    emptyTitle: "Su pedido está vacío",
    empty: "Elija un producto del menú para empezar.",
    finish: "Finalizar pedido",
  },

  rating: {
    rate: "Calificar",
    heading: "¿Cómo estuvo?",
  },

  states: {
    errorTitle: "Algo salió mal",
    loadFailed: "No se pudo cargar esta página.",
    offlineTitle: "Sin internet",
    offline: "Está viendo la última versión guardada en este dispositivo.",
    offlineOrder: "Para enviar el pedido se necesita internet. Sigue guardado aquí.",
    backOnline: "Volvió la conexión.",
    sessionExpired: "Su sesión terminó. Ingrese de nuevo para continuar.",
    noNetwork: "No tiene internet. Revise la conexión e intente de nuevo.",
    unknownError: "Ocurrió un error",
    tooManyTries: (time) => `Demasiados intentos seguidos. Espere ${time} e intente de nuevo.`,
    notFoundTitle: "Página no encontrada",
    notFound: "Es posible que la dirección haya cambiado.",
    goToMenu: "Ir al menú",
    needsJavaScript: "Para hacer un pedido, active JavaScript en el navegador.",
  },
};
