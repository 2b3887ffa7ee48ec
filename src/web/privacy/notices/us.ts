import type { Notice } from "../notice-words.ts";

export const us: Notice = {
  heading: "Privacy",
  parts: ({ business, orderDays, deviceDays, pictureHours }) => [
    {
      heading: "Who is responsible for your data",
      paragraphs: [
        `${business} decides what is done with the data you give on this site and answers for it (Brazil’s Law 13.709/2018, the LGPD). It is seen by the staff of ${business} and by those who keep the site running for them.`,
      ],
    },
    {
      heading: "What is kept, why and for how long",
      paragraphs: [
        `Orders: name, email, phone, CPF/CNPJ if you wanted it on the receipt, address or room, notes, and what was ordered. Nothing could be prepared, delivered and charged without it. After ${orderDays} days everything that says who you are leaves the order; the items and amounts stay, for the books.`,
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
        `To see, correct, take with you or erase your data. On this device, use the buttons below. For orders made on another one, talk to ${business} and give the phone number or email of the order. If that does not help, you can turn to the Brazilian data protection authority (ANPD).`,
      ],
    },
  ],
  mine: {
    heading: "My data",
    explain: "What this site knows about whoever uses this device.",
    download: "Download my data",
    fileName: "my-data.json",
    erase: "Erase my data",
    eraseQuestion: "Erase your data?",
    eraseExplain:
      "Your name, contact details, address and notes are removed from the orders and this device, and you will no longer see your orders. This cannot be undone.",
    erased: (orders) =>
      orders === 0
        ? "There were no orders of yours. This device has forgotten your details."
        : "Your data has been erased.",
    failed: "That did not work. Try again in a moment.",
    refused: (why) => `That did not work: ${why}.`,
  },
};
