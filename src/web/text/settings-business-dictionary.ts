import { dictionary } from "./spoken-language.ts";

export const settingsBusinessText = dictionary("settings-business", {
  business: {
    help: "Como o seu negócio aparece no site e nos comprovantes.",
    nameHint: "Aparece no topo do site e na aba do navegador.",
    sourceHint: "A página do cardápio: é para ela que o menu e o Admin levam.",
    timeZoneHint: "Os horários dos pedidos seguem este fuso.",
    dayEndHint:
      "O que se vende depois da meia-noite e até esta hora é do dia anterior. Vale a partir do fim do dia de hoje; dias passados ficam como foram fechados.",
    currencyHint: (price: string) => `Fica antes de cada valor: ${price}`,
    otherTimeZones: "Outros países",
    otherTimeZone: (name: string) => `Outro (${name})`,
  },
  contacts: { help: "Por onde os clientes falam com você. O que ficar em branco não aparece." },
  address: {
    help: "Aparece no fim do site quando há um CEP.",
    complementPlaceholder: "Loja, andar, referência",
    mapRecognised: "Mapa reconhecido.",
    showMap: "Ver o mapa",
    hideMap: "Fechar o mapa",
    mapPreview: "Prévia do mapa",
  },
  about: {
    help: "A história da casa, horários, avisos. Em branco, a seção não aparece.",
    label: "Texto da seção Sobre",
  },
});
