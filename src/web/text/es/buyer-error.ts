import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "Escriba su nombre.",
    email: "Escriba su correo.",
    invalidEmail: "Este correo no parece correcto. Ej.: nombre@ejemplo.com",
    phone: "Escriba el teléfono con código de área, o con + y el país.",
    document: "Este CPF o CNPJ no es válido.",
    postalCode: "El CEP tiene 8 dígitos.",
    street: "Escriba el nombre de la calle.",
    number: "Escriba el número.",
    district: "Escriba el barrio.",
    city: "Escriba la ciudad.",
    state: "Use la sigla del estado, como SP.",
    room: "Escriba el número de la habitación o la mesa.",
    postalCodeOfArea: "Escriba el CEP: dice si entregamos ahí.",
    time: "Elija un horario.",
    paymentMethod: "Elija cómo quiere pagar.",
    changeFor: "Indique un monto mayor que el total.",
  },
  byStaff: { name: "Escriba el nombre del cliente.", items: "Elija al menos un producto." },
};
