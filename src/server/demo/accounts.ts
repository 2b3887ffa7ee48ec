import type { Extras } from "../../contract/account.ts";
import type { Features, ViewMode } from "../../domain/entry-path.ts";
import type { Language } from "../../domain/languages.ts";
import cafeMenu from "./cafe.json" with { type: "json" };
import hotelMenu from "./hotel.json" with { type: "json" };
import pizzariaMenu from "./pizzaria.json" with { type: "json" };

type Texts = { title_br: string } & {
  [L in Language as `title_${L}` | `subtitle_${L}`]?: string;
};

type DemoOption = Texts & { price: number };
type DemoGroup = Texts & { items: readonly DemoOption[] };

/**
 * A menu file's item (prices in reais) with what only the demo has: `picture` names a file of the
 * emoji package without its extension, or a pizza of our own, `icons` are keys of the icon set.
 */
export type DemoItem = Texts & {
  price: number;
  active?: boolean;
  nav_hide?: boolean;
  picture?: string;
  icons?: readonly string[];
  groups?: readonly DemoGroup[];
};

export type DemoCategory = Texts & {
  active?: boolean;
  nav_hide?: boolean;
  picture?: string;
  items: readonly DemoItem[];
};

export type DemoMenu = { categories: readonly DemoCategory[] };

type DemoUser = { name: string; user: string; pass: string };

export type DemoAccount = {
  /** The first label of the account's host. */
  label: string;
  name: string;
  source: ViewMode;
  features: Features;
  logoPicture: string;
  /** The banner's gradient, from left to right. */
  bannerColours: readonly [string, string];
  bannerPictures: readonly string[];
  extras: Partial<Extras>;
  timeZone: string;
  menu: DemoMenu;
  users: { admin: DemoUser; attendant?: DemoUser };
};

const pizzaria: DemoAccount = {
  label: "pizzaria",
  name: "Forno da Vila",
  source: "cardapio",
  features: {
    delivery: true,
    linktree: false,
    localOrder: true,
    easyOrder: false,
    attendantOrder: true,
  },
  logoPicture: "1f355",
  bannerColours: ["#7a1f12", "#d9662b"],
  bannerPictures: [
    "pizza queijo tomate folha",
    "1f345",
    "1f33f",
    "pizza queijo calabresa cebola azeitona",
    "pizza queijo cogumelo alho folha",
    "1f9c4",
    "1f9c0",
  ],
  extras: {
    styleguide: {
      colors: {
        paper: "#fbf4e9",
        surface: "#fffdf9",
        ink: "#2b1a12",
        "ink-soft": "#6b5346",
        line: "#e8d9c5",
        accent: "#b3301c",
      },
    },
    languages: ["br", "us", "es"],
    inactiveLanguages: [],
    currency: "R$ ",
    about:
      "<p>O <strong>Forno da Vila</strong> abriu em 2009, quando a Dona Célia e o Beto trocaram a oficina da família por um forno a lenha. A massa descansa 48 horas, o tomate vem pelado da lata italiana e o manjericão sai da horta dos fundos.</p><p>De terça a domingo, das 18h às 23h30. <em>Segunda é dia de sovar massa e descansar.</em></p>",
    postal_code: "05435-000",
    address_street: "Rua Harmonia",
    address_number: "1172",
    address_complement: "Esquina, casa amarela",
    address_district: "Vila Madalena",
    address_city: "São Paulo",
    address_state: "SP",
    map: "https://www.openstreetmap.org/export/embed.html?bbox=-46.6945%2C-23.5578%2C-46.6865%2C-23.5528&layer=mapnik&marker=-23.5553%2C-46.6905",
    whatsapp: "+55 11 95555-0101",
    phone: "+55 11 3555-0102",
    payment_instructions:
      "Pagou no PIX? Mande o comprovante no WhatsApp junto com o número do pedido, que a pizza já entra no forno. Cartão e vale: o entregador leva a maquininha. Em dinheiro, diga para quanto precisa de troco.",
    pix_code: "7d9f4c1e-2b6a-4f0d-9c35-1e8a0b5d2f47",
    locations: 12,
    paymentMethods: {
      cash: true,
      "credit-card": true,
      "debit-card": true,
      pix: true,
      "meal-card": true,
      "food-card": false,
      "restaurent-ticker": true,
    },
    service_percent: 10,
    document_number: "98.310.428/0001-35",
  },
  timeZone: "America/Sao_Paulo",
  menu: pizzariaMenu,
  users: {
    admin: { name: "Célia Bertolini", user: "dona@pizzaria.example", pass: "demo-pizzaria" },
    attendant: { name: "Jonas", user: "salao@pizzaria.example", pass: "demo-atendente" },
  },
};

const hotel: DemoAccount = {
  label: "hotel",
  name: "Pousada Mar de Dentro",
  source: "easy-order",
  features: {
    delivery: false,
    linktree: false,
    localOrder: false,
    easyOrder: true,
    attendantOrder: false,
  },
  logoPicture: "1f41a",
  bannerColours: ["#0b5563", "#6fbcb8"],
  bannerPictures: ["26f5", "1f334", "1f965", "1f420", "1f30a"],
  extras: {
    styleguide: {
      colors: {
        paper: "#f2f7f5",
        surface: "#ffffff",
        ink: "#12303a",
        "ink-soft": "#48636d",
        line: "#d2e0df",
        accent: "#0b6b7c",
      },
    },
    languages: ["br", "us", "es", "it", "fr", "cn"],
    inactiveLanguages: [],
    currency: "R$ ",
    about:
      "<p>A <strong>Pousada Mar de Dentro</strong> tem onze quartos num sobrado de 1780, a três ruas do cais de Paraty. Quando a maré sobe, o mar entra pela rua e a gente põe as cadeiras na calçada para ver.</p><p>O cardápio do quarto é o mesmo da cozinha da casa: peixe de quem pesca aqui, verdura da nossa horta e doce feito no dia.</p>",
    postal_code: "23970-000",
    address_street: "Rua Fresca",
    address_number: "88",
    address_district: "Centro Histórico",
    address_city: "Paraty",
    address_state: "RJ",
    map: "https://www.openstreetmap.org/export/embed.html?bbox=-44.7170%2C-23.2232%2C-44.7090%2C-23.2172&layer=mapnik&marker=-23.2203%2C-44.7126",
    whatsapp: "+55 24 95555-0123",
    phone: "+55 24 3555-0145",
    payment_instructions:
      "O que você pedir entra na conta do quarto. O acerto é no check-out, em dinheiro, cartão ou PIX.",
    paymentMethods: {
      cash: true,
      "credit-card": true,
      "debit-card": true,
      pix: true,
      "meal-card": false,
      "food-card": false,
      "restaurent-ticker": false,
    },
    document_number: "97.882.067/0001-39",
    home_text_br:
      "<p><strong>Bem-vindo à Mar de Dentro.</strong> Peça da rede, da piscina ou da cama: a gente leva até você, das 7h às 23h.</p>",
    home_text_us:
      "<p><strong>Welcome to Mar de Dentro.</strong> Order from the hammock, the pool or your bed and we will bring it to you, 7 am to 11 pm.</p>",
    home_text_es:
      "<p><strong>Bienvenidos a Mar de Dentro.</strong> Pide desde la hamaca, la piscina o la cama y te lo llevamos, de 7 a 23 h.</p>",
    home_text_it:
      "<p><strong>Benvenuti alla Mar de Dentro.</strong> Ordina dall'amaca, dalla piscina o dal letto e te lo portiamo noi, dalle 7 alle 23.</p>",
    home_text_fr:
      "<p><strong>Bienvenue à la Mar de Dentro.</strong> Commandez depuis le hamac, la piscine ou votre lit, nous vous l'apportons de 7 h à 23 h.</p>",
    home_text_cn:
      "<p><strong>欢迎来到“内海”旅舍。</strong>无论您在吊床上、泳池边还是床上，7:00至23:00均可点餐，我们为您送到身边。</p>",
    home_minibio_br:
      "<p>Onze quartos, uma horta, um barco e a Nice na cozinha. Em Paraty desde 1998.</p>",
    home_minibio_us:
      "<p>Eleven rooms, a garden, a boat and Nice in the kitchen. In Paraty since 1998.</p>",
    home_minibio_es:
      "<p>Once habitaciones, una huerta, un barco y Nice en la cocina. En Paraty desde 1998.</p>",
    home_minibio_it:
      "<p>Undici camere, un orto, una barca e Nice in cucina. A Paraty dal 1998.</p>",
    home_minibio_fr:
      "<p>Onze chambres, un potager, un bateau et Nice aux fourneaux. À Paraty depuis 1998.</p>",
    home_minibio_cn:
      "<p>十一间客房，一片菜园，一条小船，还有厨房里的妮丝。自1998年扎根帕拉蒂。</p>",
  },
  timeZone: "America/Sao_Paulo",
  menu: hotelMenu,
  users: {
    admin: { name: "Helena Prado", user: "gerencia@hotel.example", pass: "demo-hotel" },
  },
};

const cafe: DemoAccount = {
  label: "cafe",
  name: "Café Jacarandá",
  source: "cardapio",
  features: {
    delivery: false,
    linktree: true,
    localOrder: false,
    easyOrder: false,
    attendantOrder: false,
  },
  logoPicture: "1fabb",
  bannerColours: ["#3f2362", "#9b72cf"],
  bannerPictures: ["2615", "1f950", "1f330", "1f370", "1f967"],
  extras: {
    styleguide: {
      colors: {
        paper: "#f8f5fa",
        surface: "#ffffff",
        ink: "#271a33",
        "ink-soft": "#63546f",
        line: "#e2d8ea",
        accent: "#6b3fa0",
      },
    },
    languages: ["br", "us"],
    inactiveLanguages: [],
    currency: "R$ ",
    about:
      "<p>O <strong>Café Jacarandá</strong> nasceu embaixo da árvore que dá nome à casa. Compramos café direto de sete famílias do Sul de Minas, do Cerrado e da Mantiqueira, e torramos aqui mesmo, <em>toda segunda-feira, de porta aberta</em>.</p><p>De terça a sexta, das 7h30 às 20h. Sábado, domingo e feriado, das 8h às 18h. Cachorro é bem-vindo na calçada.</p>",
    postal_code: "30112-010",
    address_street: "Rua Antônio de Albuquerque",
    address_number: "640",
    address_complement: "Loja 2",
    address_district: "Savassi",
    address_city: "Belo Horizonte",
    address_state: "MG",
    map: "https://www.openstreetmap.org/export/embed.html?bbox=-43.9386%2C-19.9411%2C-43.9306%2C-19.9361&layer=mapnik&marker=-19.9386%2C-43.9346",
    whatsapp: "+55 31 95555-0177",
    phone: "+55 31 3555-0178",
    pix_code: "pix@cafejacaranda.example",
    paymentMethods: {
      cash: true,
      "credit-card": true,
      "debit-card": true,
      pix: true,
      "meal-card": true,
      "food-card": true,
      "restaurent-ticker": false,
    },
    document_number: "9M.CJR.4ND/0001-66",
    home_text_br:
      "<p><strong>Café mineiro, pão de queijo quente e sombra de jacarandá.</strong></p><p>Escolha um botão e fique à vontade.</p>",
    home_text_us:
      "<p><strong>Coffee from Minas, warm cheese bread and the shade of a jacaranda.</strong></p><p>Pick a button and make yourself at home.</p>",
    home_minibio_br:
      "<p>Torrefação e cafeteria na Savassi, em Belo Horizonte. Da Lívia e do Tomás, desde 2017.</p>",
    home_minibio_us:
      "<p>Roastery and coffee shop in Savassi, Belo Horizonte. By Lívia and Tomás, since 2017.</p>",
    home_ctas: [
      {
        cta_br: "Ver o cardápio",
        href_br: "/cardapio",
        cta_us: "See the menu",
        href_us: "/us/cardapio",
      },
      {
        cta_br: "Comprar café em grão",
        href_br: "https://example.com/cafejacaranda/graos",
        cta_us: "Buy our beans",
        href_us: "https://example.com/cafejacaranda/en/beans",
      },
      {
        cta_br: "Instagram: @cafejacaranda",
        href_br: "https://example.com/cafejacaranda/instagram",
        cta_us: "Instagram: @cafejacaranda",
      },
      {
        cta_br: "Encomendar bolo inteiro",
        href_br: "mailto:encomendas@cafejacaranda.example?subject=Encomenda%20de%20bolo",
        cta_us: "Order a whole cake",
      },
      {
        cta_br: "Reservar mesa por telefone",
        href_br: "tel:+553135550178",
        cta_us: "Book a table by phone",
      },
      {
        cta_br: "Oficina de café coado: inscrições",
        href_br: "https://example.com/cafejacaranda/oficinas",
        cta_us: "Filter coffee workshop",
      },
    ],
  },
  timeZone: "America/Sao_Paulo",
  menu: cafeMenu,
  users: {
    admin: { name: "Lívia Andrade", user: "dona@cafe.example", pass: "demo-jacaranda" },
  },
};

/** The accounts that an empty database starts with; between them they use every feature. */
export const demoAccounts: readonly DemoAccount[] = [pizzaria, hotel, cafe];
