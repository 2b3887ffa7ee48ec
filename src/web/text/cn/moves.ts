import type { movesText } from "../moves-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of moves-dictionary.ts in Simplified Chinese. */
export const moves: Translated<typeof movesText> = {
  menu: "账单操作",
  rename: "重命名",
  move: "换桌",
  merge: "与其他账单合并",
  pass: "转移菜品",
  back: "返回",
  save: "保存名称",
  name: "账单名称",
  nameHint: "留空则用桌号。",
  renamed: "账单名称已保存。",

  toWhichTable: "换到哪桌？",
  table: (number, state) => `${number} 号桌，${state}`,
  moved: (number) => `账单现在在 ${number} 号桌。`,
  taken: (number) => `${number} 号桌已有未结账单。`,
  takenHint: "请合并两张，或另选一桌。",
  mergeInstead: "合并两张",

  withWhich: "与哪张账单？",
  withWhichOf: (number) => `${number} 号桌的哪张账单？`,
  noOthers: "没有其他未结账单。",
  noOthersHere: "本桌没有其他未结账单，请用 + 按钮开一张。",
  mergeQuestion: (from, into) => `将 ${from} 合并到 ${into}？`,
  mergeHint: "订单和付款转过去，本账单关闭。",
  merged: (into) => `账单已合并：${into}。`,

  passWhat: "转移哪些到其他账单？",
  nothingToPass: "此账单没有可转移的菜品。",
  chooseFirst: "请至少选一道菜品。",
  chosen: (count) => `已选 ${count} 项`,
  of: (qty, most) => `${qty} / ${most}`,
  qtyOf: (title, number) => `${title}，订单 ${number}`,
  passAll: "全部",
  next: "选择去处",
  tableTab: "本桌账单",
  newTableTab: "开本桌账单",
  passed: (to) => `菜品已转移：${to}。`,

  closedMeanwhile: "其中一张账单已关闭，没有任何改动。",
  changed: "账单在另一台设备上有变动，请核对后重试。",
  mergeChangesTotal: "两张账单的服务费不同，合并会改变合计。请分别关闭。",
  paidFor: "已付的不能转移：请先退款。",

  closedTabs: "已关闭账单",
  closedToday: "今日已关闭",
  search: "桌号或名称",
  noneClosed: "今天没有关闭的账单。",
  noneFound: "今天关闭的账单中没有此桌号或名称。",
  moreClosed: "还有更早关闭的。",
  closedAt: (clock, by) => (by === null ? `${clock} 关闭` : `${clock} 由 ${by} 关闭`),

  reopen: "重开账单",
  reopenReason: "为何重开？",
  reasonRequired: "请说明原因。",
  reopened: "账单已重新打开。",
  reopenTaken: "该桌已有其他未结账单。请先关闭、移动或合并。",
  tooLate: "账单只能当天重开。",
  approvalWhy: "须经管理员批准。",

  mergedInto: "此账单已与另一张合并。",
  seeOther: "查看另一张",

  bill: "要买单",
  tableAsksBill: (number) => `${number} 号桌要买单`,
  asksBill: "此桌要买单。",
};
