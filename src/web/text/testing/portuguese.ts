import { accessText } from "../access-dictionary.ts";
import { actionText } from "../action-dictionary.ts";
import { againText } from "../again-dictionary.ts";
import { answerText } from "../answer-dictionary.ts";
import { areaText } from "../area-dictionary.ts";
import { barText } from "../bar-dictionary.ts";
import { briefText } from "../brief-dictionary.ts";
import { buyerText } from "../buyer-dictionary.ts";
import { buyerErrorText } from "../buyer-error-dictionary.ts";
import { callText } from "../call-dictionary.ts";
import { cancelText } from "../cancel-dictionary.ts";
import { cartText } from "../cart-dictionary.ts";
import { checkoutText } from "../checkout-dictionary.ts";
import { codeText } from "../code-dictionary.ts";
import { conflictText } from "../conflict-dictionary.ts";
import { counterText } from "../counter-dictionary.ts";
import { cropText } from "../crop-dictionary.ts";
import { dayText } from "../day-dictionary.ts";
import { daysText } from "../days-dictionary.ts";
import { text } from "../dictionary.ts";
import { editingText } from "../editing-dictionary.ts";
import { entryText } from "../entry-dictionary.ts";
import { entryFieldText } from "../entry-field-dictionary.ts";
import { fieldText } from "../field-dictionary.ts";
import { floorText } from "../floor-dictionary.ts";
import { frameText } from "../frame-dictionary.ts";
import { historyText } from "../history-dictionary.ts";
import { holidayText } from "../holiday-dictionary.ts";
import { homeEditorText } from "../home-editor-dictionary.ts";
import { hoursText } from "../hours-dictionary.ts";
import { inCartText } from "../in-cart-dictionary.ts";
import { jobText } from "../job-dictionary.ts";
import { kitchenText } from "../kitchen-dictionary.ts";
import { labelText } from "../label-dictionary.ts";
import { lineText } from "../line-dictionary.ts";
import { menuEditorText } from "../menu-editor-dictionary.ts";
import { movesText } from "../moves-dictionary.ts";
import { openingText } from "../opening-dictionary.ts";
import { optionProblemText } from "../option-problem-dictionary.ts";
import { orderText } from "../order-dictionary.ts";
import { outboxText } from "../outbox-dictionary.ts";
import { pauseText } from "../pause-dictionary.ts";
import { pausingText } from "../pausing-dictionary.ts";
import { payingText } from "../paying-dictionary.ts";
import { periodText } from "../period-dictionary.ts";
import { pictureText } from "../picture-dictionary.ts";
import { pixText } from "../pix-dictionary.ts";
import { pixKeyText } from "../pix-key-dictionary.ts";
import { priceTableText } from "../price-table-dictionary.ts";
import { printedMenuText } from "../printed-menu-dictionary.ts";
import { printerText } from "../printer-dictionary.ts";
import { printerFormText } from "../printer-form-dictionary.ts";
import { productText } from "../product-dictionary.ts";
import { questionText } from "../question-dictionary.ts";
import { ratingText } from "../rating-dictionary.ts";
import { reasonText } from "../reason-dictionary.ts";
import { refusalTexts } from "../refusal-dictionary.ts";
import { reportText } from "../report-dictionary.ts";
import { richTextText } from "../rich-text-dictionary.ts";
import { rowsText } from "../rows-dictionary.ts";
import { ruleText } from "../rule-dictionary.ts";
import { sendingText } from "../sending-dictionary.ts";
import { serviceText } from "../service-dictionary.ts";
import { settingFieldText } from "../setting-field-dictionary.ts";
import { settingProblemText } from "../setting-problem-dictionary.ts";
import { settingsText } from "../settings-dictionary.ts";
import { settingsBusinessText } from "../settings-business-dictionary.ts";
import { settingsPeopleText } from "../settings-people-dictionary.ts";
import { settingsSellingText } from "../settings-selling-dictionary.ts";
import { settingsSiteText } from "../settings-site-dictionary.ts";
import { settleText } from "../settle-dictionary.ts";
import { sharedText } from "../shared-dictionary.ts";
import { signInText } from "../sign-in-dictionary.ts";
import { sortText } from "../sort-dictionary.ts";
import { staffText } from "../staff-dictionary.ts";
import { stationText } from "../station-dictionary.ts";
import { stockText } from "../stock-dictionary.ts";
import { stockMarkText } from "../stock-mark-dictionary.ts";
import { summaryText } from "../summary-dictionary.ts";
import { tabText } from "../tab-dictionary.ts";
import { takingText } from "../taking-dictionary.ts";
import { translationText } from "../translation-dictionary.ts";
import { uploadText } from "../upload-dictionary.ts";
import { watchText } from "../watch-dictionary.ts";

/** Every dictionary in Portuguese, by the name by which translations know it. */
export const portuguese = {
  access: accessText,
  action: actionText,
  again: againText,
  answer: answerText,
  area: areaText,
  bar: barText,
  brief: briefText,
  buyer: buyerText,
  buyerError: buyerErrorText,
  call: callText,
  cancel: cancelText,
  cart: cartText,
  checkout: checkoutText,
  code: codeText,
  conflict: conflictText,
  counter: counterText,
  crop: cropText,
  day: dayText,
  days: daysText,
  editing: editingText,
  entry: entryText,
  entryField: entryFieldText,
  field: fieldText,
  floor: floorText,
  frame: frameText,
  history: historyText,
  holiday: holidayText,
  homeEditor: homeEditorText,
  hours: hoursText,
  inCart: inCartText,
  job: jobText,
  kitchen: kitchenText,
  label: labelText,
  line: lineText,
  menu: text,
  menuEditor: menuEditorText,
  moves: movesText,
  opening: openingText,
  optionProblem: optionProblemText,
  order: orderText,
  outbox: outboxText,
  pause: pauseText,
  pausing: pausingText,
  paying: payingText,
  period: periodText,
  picture: pictureText,
  pix: pixText,
  pixKey: pixKeyText,
  priceTable: priceTableText,
  printedMenu: printedMenuText,
  printer: printerText,
  printerForm: printerFormText,
  product: productText,
  question: questionText,
  rating: ratingText,
  reason: reasonText,
  refusal: refusalTexts,
  report: reportText,
  richText: richTextText,
  rows: rowsText,
  rule: ruleText,
  sending: sendingText,
  service: serviceText,
  settingField: settingFieldText,
  settingProblem: settingProblemText,
  settings: settingsText,
  settingsBusiness: settingsBusinessText,
  settingsPeople: settingsPeopleText,
  settingsSelling: settingsSellingText,
  settingsSite: settingsSiteText,
  settle: settleText,
  shared: sharedText,
  signIn: signInText,
  sort: sortText,
  staff: staffText,
  station: stationText,
  stock: stockText,
  stockMark: stockMarkText,
  summary: summaryText,
  tab: tabText,
  taking: takingText,
  translation: translationText,
  upload: uploadText,
  watch: watchText,
} as const;

/** The file of a dictionary in another language, without its ending. */
export const fileOf = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
