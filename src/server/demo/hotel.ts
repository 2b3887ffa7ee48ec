import { usualMethods, type DemoAccount } from "./demo-account.ts";
import menu from "./hotel.json" with { type: "json" };

export const hotel: DemoAccount = {
  label: "hotel",
  name: "Pousada Mar de Dentro",
  source: "easy-order",
  features: {
    easyOrder: true,
  },
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
    guest_interface: "menu",
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
    paymentMethods: usualMethods,
    document_number: "97.882.067/0001-39",
    home_text_br:
      "<p><strong>Bem-vindo à Mar de Dentro.</strong> Peça da rede, da piscina ou da cama: a gente leva até você, das 7h às 23h.</p>",
    home_text_us:
      "<p><strong>Welcome to Mar de Dentro.</strong> Order from the hammock, the pool or your bed and we will bring it to you, 7 am to 11 pm.</p>",
    home_text_es:
      "<p><strong>Bienvenidos a Mar de Dentro.</strong> Pida desde la hamaca, la piscina o la cama y se lo llevamos, de 7 a 23 h.</p>",
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
  menu,
  trade: {
    ordersPerDay: 14,
    closedOn: [],
    peaks: [
      { hour: 8.5, weight: 3 },
      { hour: 13, weight: 5 },
      { hour: 20, weight: 5 },
    ],
    ways: { room: 1 },
    mains: ["Pratos", "Petiscos", "Café da manhã"],
  },
  users: {
    admin: { name: "Helena Prado", user: "gerencia@hotel.example", pass: "demo-hotel" },
  },
};
