import { dictionary } from "./spoken-language.ts";

/** Languages, colours and features of the site, in the settings, in Portuguese; see dictionary.ts. */
export const settingsSiteText = dictionary("settings-site", {
  languages: {
    help: "Os idiomas que o visitante pode escolher. O que não estiver traduzido aparece em português.",
    on: "Ativo",
    off: "Inativo",
    always: "Sempre ativo",
    translate: "Traduzir o cardápio",
  },
  colours: {
    help: "As cores do seu site. Em branco, valem as nossas.",
    keys: { paper: "Fundo", surface: "Cartões", ink: "Texto", accent: "Destaque" },
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
    help: "O que a sua casa oferece. O que está desligado some do site; o que já foi pedido continua em Pedidos.",
    notAllowed: "Não está liberado para a sua conta: fale com quem cuida do site.",
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
});
