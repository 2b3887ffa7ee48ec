import type { Translation } from "../translation.ts";
import { menu } from "./menu.ts";
import { opening } from "./opening.ts";

/** Where each dictionary is in this language; what the menu shows at once is here. */
export const us: Translation = {
  answer: () => import("./answer.ts").then((found) => found.answer),
  call: () => import("./call.ts").then((found) => found.call),
  code: () => import("./code.ts").then((found) => found.code),
  counter: () => import("./counter.ts").then((found) => found.counter),
  day: () => import("./day.ts").then((found) => found.day),
  menu: () => Promise.resolve(menu),
  field: () => import("./field.ts").then((found) => found.field),
  floor: () => import("./floor.ts").then((found) => found.floor),
  history: () => import("./history.ts").then((found) => found.history),
  homeEditor: () => import("./home-editor.ts").then((found) => found.homeEditor),
  kitchen: () => import("./kitchen.ts").then((found) => found.kitchen),
  label: () => import("./label.ts").then((found) => found.label),
  line: () => import("./line.ts").then((found) => found.line),
  menuEditor: () => import("./menu-editor.ts").then((found) => found.menuEditor),
  moves: () => import("./moves.ts").then((found) => found.moves),
  opening: () => Promise.resolve(opening),
  order: () => import("./order.ts").then((found) => found.order),
  paying: () => import("./paying.ts").then((found) => found.paying),
  pin: () => import("./pin.ts").then((found) => found.pin),
  priceTable: () => import("./price-table.ts").then((found) => found.priceTable),
  printer: () => import("./printer.ts").then((found) => found.printer),
  product: () => import("./product.ts").then((found) => found.product),
  rating: () => import("./rating.ts").then((found) => found.rating),
  refusal: () => import("./refusal.ts").then((found) => found.refusal),
  report: () => import("./report.ts").then((found) => found.report),
  rule: () => import("./rule.ts").then((found) => found.rule),
  service: () => import("./service.ts").then((found) => found.service),
  settings: () => import("./settings.ts").then((found) => found.settings),
  signIn: () => import("./sign-in.ts").then((found) => found.signIn),
  staff: () => import("./staff.ts").then((found) => found.staff),
  stock: () => import("./stock.ts").then((found) => found.stock),
};
