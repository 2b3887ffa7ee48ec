import type { Language } from "../../domain/languages.ts";

export type NoticeFacts = {
  /** The business's name. */
  business: string;
  /** After so many days an order no longer says whose it was. */
  orderDays: number;
  /** Days for which a device is recognised, and keeps what it was asked to keep. */
  deviceDays: number;
  /** Hours for which a picture of an order can be opened. */
  pictureHours: number;
};

type Part = { heading: string; paragraphs: string[] };

export type Notice = {
  heading: string;
  parts: (facts: NoticeFacts) => Part[];
  mine: {
    heading: string;
    explain: string;
    download: string;
    fileName: string;
    erase: string;
    eraseQuestion: string;
    eraseExplain: string;
    erased: (orders: number) => string;
    failed: string;
    /** `why` names the order that is still under way. */
    refused: (why: string) => string;
  };
};

const br: Notice = {
  heading: "Privacidade",
  parts: ({ business, orderDays, deviceDays, pictureHours }) => [
    {
      heading: "Quem cuida dos seus dados",
      paragraphs: [
        `${business} decide o que é feito com os dados que você informa neste site e responde por eles (Lei nº 13.709/2018, a LGPD). Quem os vê é a equipe de ${business} e quem mantém o site funcionando para ela.`,
      ],
    },
    {
      heading: "O que fica guardado, por que e por quanto tempo",
      paragraphs: [
        `Pedidos: nome, e-mail, telefone, CPF/CNPJ se você quis na nota, endereço ou quarto, observações e o que foi pedido. Sem isso não há como preparar, entregar e cobrar. Depois de ${orderDays} dias sai do pedido tudo o que diz quem você é; ficam os itens e os valores, para as contas da casa.`,
        `Seu aparelho: um código sorteado, para que só você veja os seus pedidos. Ele é esquecido depois de ${deviceDays} dias sem visitas. Não há cookies, propaganda nem rastreamento.`,
        `Neste aparelho: o seu pedido em andamento e, se você pediu para lembrar, os seus dados, por ${deviceDays} dias.`,
        `Avaliações: as estrelas e o comentário, sem o seu nome. Depois de ${orderDays} dias não se sabe mais de que aparelho vieram.`,
        `Imagens de pedidos: ${pictureHours} horas.`,
      ],
    },
    {
      heading: "O que sai do site",
      paragraphs: [
        "O CEP que você digita é consultado num serviço de endereços, sem nada que diga quem perguntou. O mapa e o WhatsApp só são abertos quando você toca neles, e daí em diante valem as regras deles.",
      ],
    },
    {
      heading: "O que você pode pedir",
      paragraphs: [
        `Ver, corrigir, levar ou apagar os seus dados. Neste aparelho, use os botões abaixo. Para pedidos feitos em outro, fale com ${business}, dizendo o telefone ou o e-mail do pedido. Se não for atendido, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).`,
      ],
    },
  ],
  mine: {
    heading: "Meus dados",
    explain: "O que este site sabe de quem usa este aparelho.",
    download: "Baixar meus dados",
    fileName: "meus-dados.json",
    erase: "Apagar meus dados",
    eraseQuestion: "Apagar os seus dados?",
    eraseExplain:
      "O seu nome, os contatos, o endereço e as observações saem dos pedidos e deste aparelho, e você não verá mais os seus pedidos. Não dá para desfazer.",
    erased: (orders) =>
      orders === 0
        ? "Não havia pedidos seus. Este aparelho esqueceu os seus dados."
        : "Os seus dados foram apagados.",
    failed: "Não deu certo. Tente de novo daqui a pouco.",
    refused: (why) => `Não deu certo: ${why}.`,
  },
};

const us: Notice = {
  heading: "Privacy",
  parts: ({ business, orderDays, deviceDays, pictureHours }) => [
    {
      heading: "Who looks after your data",
      paragraphs: [
        `${business} decides what is done with the data you give on this site and answers for it (Brazil's Law 13.709/2018, the LGPD). It is seen by the staff of ${business} and by those who keep the site running for them.`,
      ],
    },
    {
      heading: "What is kept, why and for how long",
      paragraphs: [
        `Orders: name, e-mail, phone, CPF/CNPJ if you wanted it on the receipt, address or room, notes, and what was ordered. Nothing could be prepared, delivered and charged without it. After ${orderDays} days everything that says who you are leaves the order; the items and amounts stay, for the books.`,
        `Your device: a random code, so that only you see your orders. It is forgotten after ${deviceDays} days without a visit. There are no cookies, no advertising and no tracking.`,
        `On this device: the order you are making and, if you asked for it, your details, for ${deviceDays} days.`,
        `Ratings: stars and comment, without your name. After ${orderDays} days nobody knows which device they came from.`,
        `Pictures of orders: ${pictureHours} hours.`,
      ],
    },
    {
      heading: "What leaves the site",
      paragraphs: [
        "The postal code you type is looked up in an address service, with nothing that says who asked. The map and WhatsApp are opened only when you tap them; from there on their own rules apply.",
      ],
    },
    {
      heading: "What you can ask for",
      paragraphs: [
        `To see, correct, take along or erase your data. On this device, use the buttons below. For orders made on another one, talk to ${business} and give the phone or e-mail of the order. If that does not help, you can turn to the Brazilian data protection authority (ANPD).`,
      ],
    },
  ],
  mine: {
    heading: "My data",
    explain: "What this site knows of whoever uses this device.",
    download: "Download my data",
    fileName: "my-data.json",
    erase: "Erase my data",
    eraseQuestion: "Erase your data?",
    eraseExplain:
      "Your name, contacts, address and notes leave the orders and this device, and you will not see your orders any more. This cannot be undone.",
    erased: (orders) =>
      orders === 0
        ? "There were no orders of yours. This device has forgotten your details."
        : "Your data has been erased.",
    failed: "That did not work. Try again in a moment.",
    refused: (why) => `That did not work: ${why}.`,
  },
};

/** Read by everybody in one of two languages, and which one that is. */
export function noticeIn(language: Language): { notice: Notice; language: "br" | "us" } {
  return language === "br" ? { notice: br, language } : { notice: us, language: "us" };
}
