import type { orderText } from "../order-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const order: Translated<typeof orderText> = {
  confirmation: {
    heading: "Order placed!",
    nextDelivery:
      "The restaurant has your order, and will confirm it and start preparing it. Follow it here.",
    nextRoom: "The staff have your order, and will confirm it and bring it to you. Follow it here.",
    accepted: "Your order is confirmed and will be prepared.",
    inPreparation: "Your order is being prepared.",
    onDelivery: "Your order is out for delivery.",
    onTheWay: "Your order is on its way to you.",
    finished: "Your order is complete. Enjoy your meal!",
    cancelled: "Your order was canceled. If you have a question, talk to us.",
    sendByWhatsapp: "Send by WhatsApp as well",
    whatsappHint: "Not needed: your order has already been sent.",
    talkByWhatsapp: "Chat on WhatsApp",
    keepLink: "Save this link to come back to this order.",
    newOrder: "Order something else",
    withdraw: "Cancel order",
    withdrawn: "Order canceled.",
    paidAlready: "If you have already paid, talk to us to get your money back.",
    nextTakeout:
      "The restaurant has your order, and will confirm it and start preparing it. We will tell you here when to pick it up.",
    ready: "Your order is ready.",
    readyToFetch: "Your order is ready. Come and pick it up!",
    promised: (time) => `Expected at ${time}`,
    scheduled: (time) => `Scheduled for ${time}`,
    takeout: "Pickup",
    payWith: "Payment",
    again: "Order again",
    picture: "Picture of the order",
    againFilled: "The items are in your order.",
    againFailed: "The menu could not be read. Try again.",
    rated: "You have already rated this order. Thank you!",
  },

  timeline: {
    heading: "Order progress",
    steps: {
      received: "Received",
      confirmed: "Confirmed",
      preparing: "Preparing",
      ready: "Ready",
      dispatched: "Out for delivery",
      delivered: "Delivered",
      fetched: "Picked up",
      refused: "Declined",
      cancelled: "Canceled",
    },
    ahead: ", not yet",
    refused: "The restaurant could not take your order. If you have a question, talk to us.",
    unanswered: "The restaurant has not answered your order yet. You can contact us directly.",
    call: (phone) => `Call ${phone}`,
  },

  push: {
    start: "Notify me of changes",
    stop: "Stop notifying me",
    started: "This device will notify you when the order changes.",
    stopped: "This device no longer notifies you of this order.",
    forbidden:
      "Notifications are blocked in this browser. Allow them for this site to be notified.",
    failed: "Notifications could not be turned on. Try again in a moment.",
  },

  share: {
    share: "Share",
    copy: "Copy link",
    title: (number, status) => `Order ${number}: ${status}`,
    copied: "Order link copied.",
    copyFailed: (link) => `It could not be copied. The order’s link is ${link}`,
    failed: "The link could not be created. Check your connection and try again.",
  },

  orders: {
    notFound: "This order does not exist or cannot be seen on this device.",
  },
};
