import type { callText } from "../call-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const call: Translated<typeof callText> = {
  callStaff: "呼叫服务员",
  askForBill: "买单",
  billAsked: "已通知买单，马上有人来。",
  staffCalled: "已通知服务员。",
  noSuchTable: "此桌号不存在，请向员工确认。",
  callsAreOff: "目前无法在此呼叫，请直接找员工。",
};
