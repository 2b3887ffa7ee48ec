import { periodText } from "../period-dictionary.ts";
import { editingText } from "../editing-dictionary.ts";
import { accountText } from "../account-dictionary.ts";
import { cancelText } from "../cancel-dictionary.ts";
import { stationText } from "../station-dictionary.ts";
import { jobText } from "../job-dictionary.ts";
import { tabText } from "../tab-dictionary.ts";
import { outboxText } from "../outbox-dictionary.ts";
import { settleText } from "../settle-dictionary.ts";
import { barText } from "../bar-dictionary.ts";
import { pictureText } from "../picture-dictionary.ts";
import { pauseText } from "../pause-dictionary.ts";
import { actionText } from "../action-dictionary.ts";
import { sharedText } from "../shared-dictionary.ts";
import { againText } from "../again-dictionary.ts";
import { checkoutText } from "../checkout-dictionary.ts";
import { summaryText } from "../summary-dictionary.ts";
import { pixText } from "../pix-dictionary.ts";
import { frameText } from "../frame-dictionary.ts";
import { sendingText } from "../sending-dictionary.ts";
import { watchText } from "../watch-dictionary.ts";
import { answerText } from "../answer-dictionary.ts";
import { callText } from "../call-dictionary.ts";
import { cartText } from "../cart-dictionary.ts";
import { codeText } from "../code-dictionary.ts";
import { counterText } from "../counter-dictionary.ts";
import { dayText } from "../day-dictionary.ts";
import { text } from "../dictionary.ts";
import { fieldText } from "../field-dictionary.ts";
import { floorText } from "../floor-dictionary.ts";
import { historyText } from "../history-dictionary.ts";
import { homeEditorText } from "../home-editor-dictionary.ts";
import { kitchenText } from "../kitchen-dictionary.ts";
import { labelText } from "../label-dictionary.ts";
import { lineText } from "../line-dictionary.ts";
import { menuEditorText } from "../menu-editor-dictionary.ts";
import { movesText } from "../moves-dictionary.ts";
import { openingText } from "../opening-dictionary.ts";
import { orderText } from "../order-dictionary.ts";
import { payingText } from "../paying-dictionary.ts";
import { pinText } from "../pin-dictionary.ts";
import { printedMenuText } from "../printed-menu-dictionary.ts";
import { translationText } from "../translation-dictionary.ts";
import { priceTableText } from "../price-table-dictionary.ts";
import { printerText } from "../printer-dictionary.ts";
import { productText } from "../product-dictionary.ts";
import { ratingText } from "../rating-dictionary.ts";
import { refusalTexts } from "../refusal-dictionary.ts";
import { reportText } from "../report-dictionary.ts";
import { ruleText } from "../rule-dictionary.ts";
import { serviceText } from "../service-dictionary.ts";
import { settingsText } from "../settings-dictionary.ts";
import { signInText } from "../sign-in-dictionary.ts";
import { staffText } from "../staff-dictionary.ts";
import { stockText } from "../stock-dictionary.ts";

/** Every dictionary in Portuguese, by the name by which translations know it. */
export const portuguese = {
  answer: answerText,
  call: callText,
  cart: cartText,
  code: codeText,
  counter: counterText,
  day: dayText,
  menu: text,
  field: fieldText,
  floor: floorText,
  history: historyText,
  homeEditor: homeEditorText,
  kitchen: kitchenText,
  label: labelText,
  line: lineText,
  menuEditor: menuEditorText,
  moves: movesText,
  opening: openingText,
  order: orderText,
  paying: payingText,
  pin: pinText,
  priceTable: priceTableText,
  printedMenu: printedMenuText,
  translation: translationText,
  printer: printerText,
  product: productText,
  rating: ratingText,
  refusal: refusalTexts,
  report: reportText,
  rule: ruleText,
  service: serviceText,
  settings: settingsText,
  signIn: signInText,
  staff: staffText,
  stock: stockText,
  watch: watchText,
  sending: sendingText,
  frame: frameText,
  pix: pixText,
  summary: summaryText,
  checkout: checkoutText,
  again: againText,
  shared: sharedText,
  action: actionText,
  pause: pauseText,
  picture: pictureText,
  bar: barText,
  settle: settleText,
  outbox: outboxText,
  tab: tabText,
  job: jobText,
  station: stationText,
  cancel: cancelText,
  account: accountText,
  editing: editingText,
  period: periodText,
} as const;

/** The file of a dictionary in another language, without its ending. */
export const fileOf = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
