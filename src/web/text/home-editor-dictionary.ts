import { dictionary } from "./spoken-language.ts";

/** The texts of the owner's pictures, formatted texts and home page, in Portuguese; see dictionary.ts. */
export const homeEditorText = dictionary("home-editor", {
  home: {
    edit: "Editar textos e botões da home",
    finish: "Concluir a edição da home",
    region: "Textos e botões da home",
    aPicture: "Uma foto",
    text: "Texto da home",
    miniBio: "Mini-bio",
    buttons: "Botões",
    noButtons: "Nenhum botão ainda.",
    empty: "Sua home ainda não tem textos nem botões. Toque no lápis para escrever.",
    addButton: "Novo botão",
    fullList: (count: number) => `Cabem no máximo ${count} botões.`,
    buttonNumber: (number: number) => `Botão ${number}`,
    buttonLabel: "Texto do botão",
    buttonLink: "Link do botão",
    linkHint: "https://..., tel:..., mailto:... ou uma página do site, como /cardapio",
    fallback: (label: string) => `Em branco vale o português: ${label}`,
    labelRequired: "Digite o texto do botão.",
    linkRequired: "Digite o link do botão.",
    badLink: "Use um link que comece com http, https, tel ou mailto, ou uma página como /cardapio.",
  },

  banner: {
    edit: "Editar logo e banner",
    finish: "Concluir a edição de logo e banner",
    region: "Logo e banner",
    banner: "Banner",
    bannerHint: "Cada tela mostra o meio da foto: deixe o principal no centro.",
    logo: "Logo",
    logoScale: "Tamanho do logo",
    logoScaleValue: (percent: number) => `${percent}%`,
    logoOffset: "Posição vertical do logo",
    logoOffsetValue: (pixels: number) => `${pixels} px`,
    reset: "Voltar ao padrão",
    standard: "Padrão",
    pictureOnItsWay: "Espere a foto terminar de ser enviada.",
  },
});
