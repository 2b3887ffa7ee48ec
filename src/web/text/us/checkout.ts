import type { checkoutText } from "../checkout-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const checkout: Translated<typeof checkoutText> = {
  checkout: {
    heading: "Check out",
    orderInShort: (items, total) =>
      items === 1 ? `1 item\u00a0· ${total}` : `${items} items\u00a0· ${total}`,
    who: "Who",
    contacts: "Talk to us",
    remember: "Remember my details on this device",
    privacy: "How we protect your data",
    rememberHint: "They stay on this device only, for 90 days.",
    forget: "Forget my details",
    forgotten: "Your details were erased from this device.",
    willBeCharged: "Total due:",
    noDelivery: "No delivery right now: the order is for pickup.",
    takeoutInstead: "Pick up instead",
    send: "Place order",
    sending: "Sending your order...",
    missing: {
      name: "Name is missing",
      email: "Email is missing",
      phone: "Phone is missing",
      postalCode: "CEP is missing",
      address: "Address is missing",
      number: "Number is missing",
      district: "Neighborhood is missing",
      city: "City is missing",
      room: "Room or table is missing",
      time: "Time is missing",
      paymentMethod: "Payment method is missing",
    },
    outside: "Address outside the area",
    belowMinimum: "Below the minimum order",
    deliveryRequired: "Your details and address are required!",
    takeoutRequired: "Your details are required!",
    roomRequired: "Your details and room are required!",
    notSentTitle: "The order was not sent",
    arrivedBefore: "Your order had already arrived, as it was before your last changes.",
    rest: "The rest has not been ordered yet.",
    orderRest: "Order the rest",
  },
};
