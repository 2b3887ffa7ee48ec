import type { watchText } from "../watch-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const watch: Translated<typeof watchText> = {
  call: {
    tableCalls: (number) => `Table ${number} is calling`,
    onMyWay: "On my way",
    onMyWayTo: (number) => `On my way to table ${number}`,
    since: (clock, ago) => `since ${clock}, ${ago}`,
    tableAsksBill: (number) => `Table ${number} asked for the check`,
  },

  time: {
    timeAgo: (time) => `${time} ago`,
    justNow: "just now",
  },

  orders: {
    placedBy: (name) => `by ${name}`,
    soundOn: "Sound on",
    turnSoundOn: "Turn sound on",
    soundOff: "The sound is off on this device.",
    soundAsleep: "Tap the screen to bring the sound back.",
    waitingBar: "Waiting for staff",
    newCount: (count) => (count === 1 ? "1 new order" : `${count} new orders`),
    withdrawn: (number, place) => `Order ${number} canceled by the customer: ${place}`,
    tableReady: (number, table) => `Order ${number} ready: ${table}`,
    autoAccepted: (number, place) => `New order ${number}, accepted automatically: ${place}`,
    late: "No answer for more than 3 minutes.",
    delivery: "Delivery",
  },

  shift: {
    openShift: "Start shift",
    openShiftWhy: "Turns on the sound and keeps this device’s screen on.",
    screenMayDarken: "This device’s screen may turn off: keep it always on in its settings.",
  },

  jobs: {
    unprinted: (count) => (count === 1 ? "1 not printed." : `${count} not printed.`),
    look: "Check the printer.",
    noDevice: (printer) => `${printer} has no device.`,
    seeList: "See Prints.",
    heading: "Prints",
  },

  live: {
    live: "Live",
    polled: "Updates every 15 s",
    connecting: "Connecting...",
  },
};
