import type { Notice } from "../notice-words.ts";

export const br: Notice = {
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
