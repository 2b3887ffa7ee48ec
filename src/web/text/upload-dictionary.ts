import { dictionary } from "./spoken-language.ts";

export const uploadText = dictionary("upload", {
  pictures: {
    send: "Enviar foto",
    replace: "Trocar",
    remove: "Remover",
    undo: "Desfazer",
    removed: "Foto removida.",
    none: "Sem foto",
    dropHere: "Solte uma foto aqui",
    dropNow: "Solte a foto",
    opening: "Abrindo a foto...",
    sending: (percent: number) => `Enviando a foto: ${percent}%`,
    preparing: "Preparando a foto...",
    progressOf: (label: string) => `Envio da foto: ${label}`,
    sent: "Foto enviada.",
    cancelled: "Envio cancelado.",
    unreadable: "Não foi possível abrir este arquivo como foto. Escolha um JPEG, PNG ou WebP.",
  },
});
