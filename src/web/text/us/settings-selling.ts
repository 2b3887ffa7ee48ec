import type { settingsSellingText } from "../settings-selling-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSelling: Translated<typeof settingsSellingText> = {
  payment: {
    help: "How you get paid: what customers choose at checkout and what staff record.",
    keyWithoutPix:
      "PIX is not checked: customers see this key at checkout, but cannot choose to pay with PIX. If you accept PIX, check PIX above.",
    pixWithoutKey:
      "PIX is checked, but there is no key: customers choose PIX and do not see where to pay.",
    wrongPixKey:
      "This key is not valid: check that its digits are those your bank shows. With it there is no PIX code with the amount of the order.",
    longPixName: (name, count, most) =>
      `The name in this code, “${name}”, has ${count} letters, and the PIX standard allows ${most}: some banks decline the payment. Generate the code again with a shorter name, or use only the key.`,
    longPixCity: (city, count, most) =>
      `The city in this code, “${city}”, has ${count} letters, and the PIX standard allows ${most}: some banks decline the payment. Generate the code again with a shorter form, or use only the key.`,
    fixedPixAmount: (amount) =>
      `This code always charges ${amount}, whatever the order. Use a code without an amount, or only the key.`,
    singlePixCode:
      "This code is for a single charge, and may expire. Use a code that always works, or only the key.",
    methodsHint: "Customers and staff choose from those checked.",
  },
  tables: {
    help: "For orders placed at the table.",
  },
  rooms: {
    help: "For the QR codes, one per room.",
    countHint: "The codes are numbered from 1 on. Guests can enter another room in the order.",
  },
};
