import { dictionary } from "./spoken-language.ts";

/** The checkout, in Portuguese; see dictionary.ts. */
export const checkoutText = dictionary("checkout", {
  checkout: {
    heading: "Finalizar pedido",
    orderInShort: (items: number, total: string) =>
      items === 1 ? `1 item\u00a0· ${total}` : `${items} itens\u00a0· ${total}`,
    who: "Quem",
    contacts: "Fale com a gente",
    remember: "Lembrar meus dados neste aparelho",
    privacy: "Como cuidamos dos seus dados",
    rememberHint: "Ficam só neste aparelho, por 90 dias.",
    forget: "Esquecer meus dados",
    forgotten: "Seus dados foram apagados deste aparelho.",
    willBeCharged: "Total a pagar:",
    noDelivery: "Não há entrega agora: o pedido é para retirar.",
    takeoutInstead: "Retirar no local",
    send: "Enviar pedido",
    sending: "Enviando o pedido...",
    missing: {
      name: "Falta o nome",
      email: "Falta o e-mail",
      phone: "Falta o telefone",
      postalCode: "Falta o CEP",
      address: "Falta o endereço",
      number: "Falta o número",
      district: "Falta o bairro",
      city: "Falta a cidade",
      room: "Falta o quarto ou a mesa",
      time: "Falta o horário",
      paymentMethod: "Falta a forma de pagamento",
    },
    deliveryRequired: "Os dados pessoais e endereço são obrigatórios!",
    takeoutRequired: "Os dados pessoais são obrigatórios!",
    roomRequired: "Os dados pessoais e quarto são obrigatórios!",
    notSentTitle: "O pedido não foi enviado",
    arrivedBefore: "Seu pedido já tinha chegado, como estava antes das últimas mudanças.",
    rest: "O que faltou ainda não foi pedido.",
    orderRest: "Pedir o que faltou",
  },
});
