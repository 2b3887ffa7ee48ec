import { dictionary } from "./spoken-language.ts";

export const buyerErrorText = dictionary("buyer-error", {
  fieldErrors: {
    name: "Digite o seu nome.",
    email: "Digite o seu e-mail.",
    invalidEmail: "Este e-mail não parece certo. Ex.: nome@exemplo.com.br",
    phone: "Digite o telefone com DDD.",
    document: "Este CPF ou CNPJ não é válido.",
    postalCode: "O CEP tem 8 números.",
    street: "Digite o nome da rua.",
    number: "Digite o número.",
    district: "Digite o bairro.",
    city: "Digite a cidade.",
    state: "Use a sigla do estado, como SP.",
    room: "Digite o número do quarto ou da mesa.",
    postalCodeOfArea: "Digite o CEP: ele diz se entregamos aí.",
    time: "Escolha um horário.",
    paymentMethod: "Escolha como quer pagar.",
    changeFor: "O troco deve ser para um valor maior que o total.",
  },
  byStaff: { name: "Digite o nome do cliente.", items: "Escolha ao menos um item." },
});
