import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { settingsText } from "../settings-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Secciones",
  groups: { business: "Negocio", selling: "Ventas", site: "Sitio", people: "Personas" },

  inactive: {
    title: "Cuenta desactivada",
    explanation:
      "Los clientes solo ven el nombre, el logo y los datos de contacto. La configuración vuelve con el sitio, como la dejó.",
  },

  fields: settingWords("es"),
  atMost: (max) => `Escriba un número de 0 a ${max}.`,

  business: {
    title: "Establecimiento",
    help: "Cómo aparece su negocio en el sitio y en los comprobantes.",
    name: "Nombre",
    nameHint: "Aparece en la parte superior del sitio y en la pestaña del navegador.",
    source: "Página principal",
    sourceHint: "La página del menú: a ella llevan la navegación y Admin.",
    timeZone: "Zona horaria",
    timeZoneHint: "Los horarios de los pedidos siguen esta zona.",
    dayEnd: "Fin del día del restaurante",
    dayEndHint:
      "Lo que se vende después de medianoche y hasta esta hora es del día anterior. Vale desde el fin del día de hoy; los días pasados quedan como se cerraron.",
    currency: "Moneda",
    currencyHint: (price) => `Va antes de cada monto: ${price}`,
    otherTimeZones: "Otros países",
    otherTimeZone: (name) => `Otra (${name})`,
  },

  contacts: {
    title: "Contactos",
    help: "Cómo se comunican los clientes con usted. Lo que quede en blanco no aparece.",
  },

  address: {
    title: "Dirección",
    help: "Aparece al final del sitio cuando hay un CEP (código postal).",
    complementPlaceholder: "Local, piso, referencia",
    mapRecognised: "Mapa reconocido.",
    showMap: "Ver el mapa",
    hideMap: "Cerrar el mapa",
    mapPreview: "Vista previa del mapa",
  },

  about: {
    title: "Sobre nosotros",
    help: "La historia del local, horarios, avisos. En blanco, la sección no aparece.",
    label: "Texto de la sección Sobre nosotros",
  },

  services: {
    title: "Horarios y servicios",
    help: "Cuándo y cómo pueden pedir los clientes. Fuera de horario el menú sigue en línea y dice cuándo abre.",
  },

  areas: {
    title: "Zonas y costos",
    help: "Dónde entrega, y cuánto cuesta. Los pedidos para llevar no tienen costo ni zona.",
  },

  payment: {
    title: "Pago",
    help: "Cómo cobra el local: lo que el cliente elige al finalizar un pedido y lo que registra el equipo.",
    keyWithoutPix:
      "PIX no está marcado: el cliente ve esta clave al finalizar el pedido, pero no puede elegir pagar con PIX. Si acepta PIX, márquelo arriba.",
    pixWithoutKey: "PIX está marcado, pero no hay clave: el cliente elige PIX y no ve dónde pagar.",
    wrongPixKey:
      "Esta clave no es válida: compruebe que los dígitos sean los que muestra su banco. Con ella no hay código PIX con el monto del pedido.",
    longPixName: (name, count, most) =>
      `El nombre en este código, “${name}”, tiene ${count} letras, y el estándar de PIX admite ${most}: algunos bancos rechazan el pago. Genere el código de nuevo con un nombre más corto, o use solo la clave.`,
    longPixCity: (city, count, most) =>
      `La ciudad en este código, “${city}”, tiene ${count} letras, y el estándar de PIX admite ${most}: algunos bancos rechazan el pago. Genere el código de nuevo con una forma más corta, o use solo la clave.`,
    fixedPixAmount: (amount) =>
      `Este código cobra siempre ${amount}, sea cual sea el pedido. Use un código sin monto, o solo la clave.`,
    singlePixCode:
      "Este código es para un solo cobro, y puede vencer. Use un código que sirva siempre, o solo la clave.",
    methodsHint: "El cliente y el equipo eligen entre las marcadas.",
  },

  tables: {
    title: "Mesas y servicio",
    help: "Para los pedidos hechos en la mesa.",
  },

  rooms: {
    title: "Habitaciones",
    help: "Para los códigos QR, uno por habitación.",
    count: "Número de habitaciones",
    countHint:
      "Los códigos se numeran desde el 1. El huésped puede escribir otra habitación en el pedido.",
  },

  printing: {
    title: "Impresión",
    help: "Cada pedido aceptado sale en papel, en la impresora de cada estación.",
  },

  languages: {
    title: "Idiomas",
    help: "Los idiomas que el visitante puede elegir. Lo que no esté traducido aparece en portugués.",
    on: "Activo",
    off: "Inactivo",
    always: "Siempre activo",
    inactive: "Idiomas inactivos",
    translate: "Traducir el menú",
  },

  colours: {
    title: "Colores",
    help: "Los colores de su sitio. En blanco, se usan los nuestros.",
    keys: { paper: "Fondo", surface: "Tarjetas", ink: "Texto", accent: "Acento" },
    hints: {
      paper: "Detrás de todo.",
      surface: "Detrás de ventanas, campos y botones claros.",
      ink: "El texto.",
      accent: "Botones y enlaces.",
    },
    pick: (name) => `Elegir: ${name}`,
    placeholder: "Predeterminado",
    toDefault: "Usar el predeterminado",
    toDefaultFor: (name) => `Usar el predeterminado en ${name}`,
    preview: "Vista previa del sitio con estos colores",
    previewNav: ["Pizzas", "Bebidas", "Postres"],
    previewItem: "Pizza Margarita",
    previewText: "Salsa de tomate, mozzarella y albahaca",
    previewPrice: "R$ 42,90",
    previewLink: "Ver el mapa",
    previewButton: "Finalizar pedido",
    warnings: {
      ink: (contrast, instead) =>
        `Difícil de leer sobre el fondo: contraste ${contrast}, y el mínimo es 4,5. El sitio usa ${instead} en su lugar.`,
      surface: (contrast, instead) =>
        `El texto es difícil de leer sobre este color: contraste ${contrast}, y el mínimo es 4,5. El sitio usa ${instead} en su lugar.`,
      accent: (contrast, instead) =>
        `Los botones quedan con este color. Como texto es difícil de leer (contraste ${contrast}, y el mínimo es 4,5): los enlaces usan ${instead}.`,
    },
  },

  features: {
    title: "Funciones",
    help: "Lo que ofrece su local. Lo desactivado desaparece del sitio; lo ya pedido sigue en Pedidos.",
    notAllowed: "No está habilitado para su cuenta: hable con quien administra el sitio.",
    names: {
      delivery: "A domicilio",
      linktree: "Página de enlaces",
      localOrder: "Pedido en la mesa",
      easyOrder: "Pedido a la habitación",
      attendantOrder: "Cuentas del mesero",
    },
    explanations: {
      delivery:
        "El cliente pide por el sitio y lo recibe en casa: la página A domicilio tiene carrito y dirección.",
      linktree: "La página de inicio tiene textos y botones suyos, y por ella entra el cliente.",
      localOrder: "En la mesa, el cliente escanea el código QR y llama al mesero.",
      easyOrder:
        "El cliente pide indicando la habitación o la mesa, sin dirección y sin pagar por el sitio.",
      attendantOrder: "El equipo abre cuentas en las mesas, envía pedidos y cobra.",
    },
  },

  qrCode: {
    title: "Código QR",
    help: "Un PDF listo para imprimir y recortar: el código del sitio y, si hay mesas, uno para cada una.",
    newTab: "El PDF se abre en otra pestaña.",
  },

  printedMenu: {
    title: "Menú impreso",
    help: "Un PDF del menú para imprimir, hecho con lo que está ahora en el sitio.",
  },

  staff: {
    title: "Equipo",
    help: "Quién puede ingresar. Los meseros se ocupan de los pedidos; los administradores también cambian el menú y la configuración.",
    add: "Nuevo mesero",
    you: "usted",
    edit: "Cambiar",
    remove: "Quitar",
    of: (action, name) => `${action}: ${name}`,
    addTitle: "Nuevo acceso",
    editTitle: (name) => `Cambiar ${name}`,
    passwordTitle: (name) => `Nueva contraseña de ${name}`,
    name: "Nombre",
    user: "Correo",
    userHint: "Con él ingresa la persona.",
    password: "Contraseña",
    newPassword: "Nueva contraseña",
    passwordHint: `Al menos ${minPasswordLength} caracteres. Acuerde la contraseña con la persona.`,
    resetHint: `Al menos ${minPasswordLength} caracteres. La persona sale de donde esté e ingresa con la nueva.`,
    level: "Puede",
    levels: { 1: "Administrar todo", 2: "Atender y ocuparse de los pedidos" },
    create: "Crear acceso",
    removeQuestion: (name) => `¿Quitar el acceso de ${name}?`,
    removeExplanation: "La persona sale al instante y ya no puede ingresar. Sus pedidos continúan.",
    blockQuestion: (name) => `¿Bloquear a ${name}?`,
    unblockQuestion: (name) => `¿Desbloquear a ${name}?`,
    blockExplanation:
      "La persona sale al instante y solo ingresa de nuevo cuando usted la desbloquee.",
    unblockExplanation: "La persona puede volver a ingresar, con la misma contraseña.",
    created: (name) => `${name} ya puede ingresar.`,
    changed: (name) => `Los datos de ${name} se cambiaron.`,
    passwordReset: (name) => `La contraseña de ${name} se cambió.`,
    nowBlocked: (name) => `El acceso de ${name} se bloqueó.`,
    nowUnblocked: (name) => `El acceso de ${name} se desbloqueó.`,
    removed: (name) => `El acceso de ${name} se quitó.`,
    loadFailed: "No se pudo cargar el equipo.",
    errors: {
      name: "Escriba el nombre.",
      user: "Escriba el correo.",
      shortPassword: `La contraseña debe tener al menos ${minPasswordLength} caracteres.`,
    },
  },

  ratings: {
    title: "Calificaciones",
    help: "Lo que dijeron los clientes, de las más nuevas a las más antiguas.",
    average: (average) => `${average} de 5`,
    stars: (rate) => (rate === 1 ? "1 de 5 estrellas" : `${rate} de 5 estrellas`),
    count: (count) => (count === 1 ? "1 calificación" : `${count} calificaciones`),
    withoutOrder: "sin pedido",
    noAverage: "Sin promedio todavía: ninguna es de quien ya pidió.",
    averageHelp:
      "Quien todavía no pidió también puede calificar; esas notas no entran en el promedio.",
    more: "Ver más calificaciones",
    emptyTitle: "Ninguna calificación todavía",
    empty: "Cuando un cliente califique, la nota y el comentario aparecen aquí.",
    loadFailed: "No se pudieron cargar las calificaciones.",
  },

  access: {
    title: "Contraseña y acceso",
    help: "La contraseña de su cuenta de administrador.",
    lengthHint: `Al menos ${minPasswordLength} caracteres. Se cierra la sesión en sus otros dispositivos.`,
  },

  history: {
    title: "Historial de cambios",
    help: "Los últimos cambios de precios, configuración y servicios: quién, cuándo y qué era.",
    change: (name, from, to) => `${name}: ${from} → ${to}`,
    changed: (name) => `${name}: modificado`,
    nothing: "vacío",
    on: "sí",
    off: "no",
    none: "ninguno",
    unnamed: {
      "data.logo": "Logo",
      "data.banner": "Banner",
      "data.active": "Sitio en línea",
      "extras.home_ctas": "Botones del inicio",
      other: "Página de inicio",
    },
    loadFailed: "No se pudo cargar el historial.",
  },

  errors: {
    required: "Escriba el nombre del establecimiento.",
    currency_digits: "Escriba la moneda, como R$ o US$, sin dígitos.",
    invalid_contact: "Escriba el teléfono con código de área, o con + y el país.",
    invalid_postal_code: "El CEP tiene 8 dígitos.",
    invalid_document: "Este CPF o CNPJ no es válido.",
    unknown_map:
      "Este mapa no se reconoce. Use el código de inserción de Google Maps o de OpenStreetMap.",
    invalid_pix: "Esta clave PIX no es válida. Revise cómo está en su banco.",
    invalid_colour: "Escriba un color como #6e2247.",
  },

  activity: {
    title: "Sitio en línea",
    help: "En vacaciones o por una reforma, puede poner el sitio fuera de línea. No se pierde nada de lo que tiene.",
    isOpen: "En línea",
  },
};
