import { serviceDefaults } from "../../domain/service.ts";
import { usualMethods, type DemoAccount } from "./demo-account.ts";
import { onDays } from "./demo-hours.ts";
import menu from "./cafe.json" with { type: "json" };

export const cafe: DemoAccount = {
  label: "cafe",
  name: "Café Jacarandá",
  source: "cardapio",
  features: {
    linktree: true,
  },
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
    paymentMethods: { ...usualMethods, "meal-card": true, "food-card": true },
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
  services: {
    indoor: {
      ...serviceDefaults.indoor,
      // Closed on Mondays, as `about` says.
      hours: [
        ...onDays([0], { start: "08:00", minutes: 600 }),
        ...onDays([2, 3, 4, 5], { start: "07:30", minutes: 750 }),
        ...onDays([6], { start: "08:00", minutes: 600 }),
      ],
    },
  },
  menu,
  users: {
    admin: { name: "Lívia Andrade", user: "dona@cafe.example", pass: "demo-jacaranda" },
  },
};
