import { dictionary } from "./spoken-language.ts";

/**
 * The texts of the screens that owners and attendants see, in Portuguese; see dictionary.ts. Orders' numbers come in as they
 * are printed.
 */
export const staffText = dictionary("staff", {
  settings: {
    heading: "Admin",
    whatsapp: "WhatsApp",
    phone: "Telefone",
    postalCode: "CEP",
    street: "Rua",
    number: "Número",
    complement: "Complemento",
    district: "Bairro",
    city: "Cidade",
    state: "UF",
    map: "Mapa",
    mapHint: "Cole aqui o código de incorporação ou o endereço do mapa.",
    about: "Sobre",
    paymentInstructions: "Instruções de pagamento",
    pixKey: "Chave PIX",
    paymentMethods: "Formas de pagamento",
    languages: "Idiomas",
    tableCount: "Número de mesas",
    servicePercent: "Serviço (%)",
    printQrCode: "Imprimir QR Code",
    save: "Salvar",
    signOut: "Sair",
  },

  live: {
    live: "Ao vivo",
    polled: "Atualiza a cada 15 s",
    connecting: "Conectando...",
  },

  days: {
    choose: "Outros dias",
    clear: "Voltar a hoje",
    from: "De",
    to: "Até",
    show: "Ver",
    range: (from: string, to: string) => `${from} a ${to}`,
    invalid: "Digite um dia que existe, como 21/11/2026.",
    turned: "O último dia vem antes do primeiro.",
  },

  orders: {
    newOrders: "Pedidos novos",
    enterOrder: "Novo pedido",
    isNew: "Novo",
    /** Beside those that are shown, when there are more of them. */
    moreNew: (count: number) => `Há mais ${count}: aparecem aqui quando estes forem aceitos.`,
    ready: "Pronto",
    markReady: (number: string) => `Pronto para retirar: pedido ${number}`,
    isReady: (number: string) => `Pedido ${number} pronto para retirar.`,
    scheduledFor: (when: string) => `Agendado: ${when}`,
    area: "Área",
    promised: "Prometido para",
    emptyBelow: "Nenhum outro pedido aqui",
    sentBy: (name: string) => `por ${name}`,
    showAll: "Mostrar todos os pedidos",
    statusNotChanged: (number: string, reason: string) =>
      `A situação do pedido ${number} não mudou. ${reason}`,
  },

  board: {
    columns: {
      open: "Em aberto",
      processing: "Processando",
      preparing: "Preparando",
      ready: "Pronto",
      travelling: "Em trânsito",
    },
    ages: { min: "min", h: "h", d: "d" },
    none: "Nenhum pedido.",
    services: { delivery: "Entrega", takeout: "Retirada", indoor: "Mesa ou quarto" },
    more: (count: number) => `e mais ${count}`,
    search: "Buscar pedido",
    searchHint: "Número, nome ou mesa",
    service: "Serviço",
    allServices: "Todos",
    nothingFound: "Nenhum pedido encontrado",
    nothingFoundHint: "Confira o número, o nome ou a mesa, e a aba.",
    clearSearch: "Limpar a busca",
  },

  cancelling: {
    question: (number: string) => `Cancelar o pedido ${number}?`,
    reason: "Motivo",
    text: "Detalhe",
    textHint: "O cliente lê o motivo e o detalhe.",
    reasonRequired: "Escolha o motivo.",
    textRequired: "Diga o motivo.",
    approvalWhy: "O preparo já começou ou a conta já foi paga: um administrador precisa aprovar.",
    keep: "Manter o pedido",
    cancel: "Cancelar o pedido",
  },

  approval: {
    heading: "Aprovação de um administrador",
    pin: "PIN do administrador",
    user: "Usuário do administrador",
    pass: "Senha do administrador",
    required: { pin: "Digite o PIN.", user: "Digite o usuário.", pass: "Digite a senha." },
    withPassword: "Usar e-mail e senha",
    withPin: "Usar o PIN",
  },

  password: {
    current: "Senha atual",
    new: "Nova senha",
    confirm: "Confirmar senha",
    currentInvalid: "Senha atual inválida",
    mismatch: "Nova senha e confirma senha estão diferentes",
    changed: "Senha alterada.",
  },

  staff: {
    attendant: "Atendente",
    administrator: "Administrador",
    block: "Bloquear",
    unblock: "Desbloquear",
    blocked: "Bloqueado",
    resetPassword: "Redefinir senha",
  },

  printing: {
    heading: "Imprimir pedido",
    print: "Imprimir",
    printOrder: (number: string) => `Imprimir o pedido ${number}`,
    blocked: "O navegador não deixou abrir a janela. Permita janelas deste site e tente de novo.",
    close: "Fechar",
    notLoaded: "O pedido não carregou.",
  },
});
