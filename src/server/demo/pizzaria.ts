import type { DeliveryArea } from "../../domain/area.ts";
import { serviceDefaults, type ServiceSettings } from "../../domain/service.ts";
import { usualMethods, type DemoAccount } from "./demo-account.ts";
import { onDays } from "./demo-hours.ts";
import menu from "./pizzaria.json" with { type: "json" };

const hours = onDays([0, 2, 3, 4, 5, 6], { start: "18:00", minutes: 330 });
/** Closed on Mondays, as `about` says. Guests who visit in the afternoon order ahead. */
const evenings: ServiceSettings = {
  ...serviceDefaults.delivery,
  hours,
  slots: { minutes: 30, limit: 6, leadMinutes: 60, daysAhead: 2 },
};

function newArea(name: string, changes: Partial<DeliveryArea>): Omit<DeliveryArea, "id"> {
  return {
    name,
    kind: "district",
    ranges: [],
    city: "São Paulo",
    districts: [],
    feeCents: 0,
    minimumCents: 0,
    freeAboveCents: null,
    minutes: 0,
    ...changes,
  };
}

export const pizzaria: DemoAccount = {
  label: "pizzaria",
  name: "Forno da Vila",
  source: "cardapio",
  features: {
    delivery: true,
    localOrder: true,
    attendantOrder: true,
  },
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
    checkout_note: "Em prédio, o entregador espera na portaria.",
    locations: 12,
    paymentMethods: { ...usualMethods, "meal-card": true, "restaurent-ticker": true },
    document_number: "98.310.428/0001-35",
  },
  services: {
    delivery: { ...evenings, enabled: true, prepMinutes: 35, minimumCents: 2500 },
    takeout: { ...evenings, enabled: true, prepMinutes: 25 },
  },
  areas: [
    newArea("Vila Madalena e Pinheiros", {
      districts: ["Vila Madalena", "Pinheiros", "Sumarezinho"],
      feeCents: 600,
      freeAboveCents: 12_000,
      minutes: 15,
    }),
    newArea("Perdizes e Pompeia", {
      districts: ["Perdizes", "Vila Pompeia", "Sumaré", "Alto de Pinheiros"],
      feeCents: 1000,
      minimumCents: 4000,
      minutes: 25,
    }),
  ],
  menu,
  trade: {
    ordersPerDay: 34,
    closedOn: [1],
    peaks: [
      { hour: 20, weight: 7 },
      { hour: 21.5, weight: 3 },
      { hour: 18.7, weight: 2 },
    ],
    ways: { delivery: 5, takeout: 2, table: 4 },
    mains: ["Pizzas tradicionais", "Pizzas especiais"],
  },
  users: {
    admin: { name: "Célia Bertolini", user: "dona@pizzaria.example", pass: "demo-pizzaria" },
    attendant: { name: "Jonas", user: "salao@pizzaria.example", pass: "demo-atendente" },
  },
};
