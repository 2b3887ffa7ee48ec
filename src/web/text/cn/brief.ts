import type { briefText } from "../brief-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const brief: Translated<typeof briefText> = {
  emptyTitle: "这里没有订单",
  observation: (words) => `备注：${words}`,
  status: "状态",
  orderNumber: (number) => `订单 ${number}`,
  follow: "查看订单进度",
  deliverTo: "配送至",
  readyAt: (time) => `${time} 备好`,
  arrivesAt: (time) => `${time} 送达`,
  notSent: "提交后没有收到回应，订单可能已成功。请重新提交，不会重复下单。",
  printQrCode: "打印二维码",
};
