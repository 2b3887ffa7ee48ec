import { dictionary } from "./spoken-language.ts";

/** What stands around the sections of the account's settings, in Portuguese; see dictionary.ts. */
export const settingsText = dictionary("settings", {
  sectionNavigation: "Seções",
  groups: { business: "Negócio", selling: "Vendas", site: "Site", people: "Pessoas" },
  titles: {
    business: "Estabelecimento",
    contacts: "Contatos",
    address: "Endereço",
    about: "Sobre",
    services: "Horários e serviços",
    areas: "Áreas e taxas",
    payment: "Pagamento",
    tables: "Mesas e serviço",
    rooms: "Quartos",
    printing: "Impressão",
    languages: "Idiomas",
    colours: "Cores",
    features: "Recursos",
    qrCode: "QR Code",
    printedMenu: "Cardápio impresso",
    activity: "Site no ar",
    staff: "Equipe",
    ratings: "Avaliações",
    access: "Senha e acesso",
    history: "Histórico de alterações",
  },
});
