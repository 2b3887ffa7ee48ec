import type { settingProblemText } from "../setting-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingProblem: Translated<typeof settingProblemText> = {
  settings: {
    required: "Enter the name of the business.",
    currency_digits: "Enter the currency, like R$ or US$, without digits.",
    invalid_contact: "Enter the phone number with area code, or with + and country code.",
    invalid_postal_code: "A CEP has 8 digits.",
    invalid_document: "This CPF or CNPJ is not valid.",
    unknown_map: "This map is not recognized. Use the embed code of Google Maps or OpenStreetMap.",
    invalid_pix: "This PIX key is not valid. Check it with your bank.",
    invalid_colour: "Enter a color like #6e2247.",
    atMost: (max) => `Enter a number from 0 to ${max}.`,
  },
  services: {
    date: "Enter the date.",
    dateTwice: "This date is already on the list.",
    number: (least, most) => `Enter a number from ${least} to ${most}.`,
    amount: "This amount is too high.",
    tooMany: (most) => `At most ${most} hours fit.`,
  },
  areas: {
    name: "Enter the name of the area.",
    ranges: "Enter at least one CEP.",
    range: (line) => `Not a CEP: ${line}`,
    turned: (line) => `The last CEP comes before the first: ${line}`,
    city: "Enter the city.",
    districts: "Enter at least one neighborhood.",
    both: "Enter CEPs, or a city and its neighborhoods.",
  },
  summary: {
    on: "on",
    off: "off",
    alwaysOpen: "open all the time",
    dates: (count) => (count === 1 ? "1 special date" : `${count} special dates`),
    prep: (minutes) => `preparation ${minutes} min`,
    minimum: (amount) => `minimum ${amount}`,
    manual: "staff accept",
    auto: "accepted automatically",
    ages: (warn, late) => `attention at ${warn} min, late at ${late} min`,
    slots: (minutes, limit) => `slots of ${minutes} min with ${limit} orders`,
    noSlots: "no slots",
  },
};
