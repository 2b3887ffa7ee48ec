import type { watchText } from "../watch-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const watch: Translated<typeof watchText> = {
  call: {
    tableCalls: (number) => `${number} 号桌呼叫`,
    onMyWay: "马上到",
    onMyWayTo: (number) => `马上到 ${number} 号桌`,
    since: (clock, ago) => `${clock} 起，${ago}`,
    tableAsksBill: (number) => `${number} 号桌要买单`,
  },

  time: {
    timeAgo: (time) => `${time}前`,
    justNow: "刚刚",
  },

  orders: {
    placedBy: (name) => `${name} 下单`,
    soundOn: "声音已开",
    turnSoundOn: "开启声音",
    soundOff: "本设备声音已关闭。",
    soundAsleep: "点一下屏幕恢复声音。",
    waitingBar: "等待员工处理",
    newCount: (count) => `${count} 个新订单`,
    withdrawn: (number, place) => `顾客取消了订单 ${number}：${place}`,
    tableReady: (number, table) => `订单 ${number} 已备好：${table}`,
    autoAccepted: (number, place) => `新订单 ${number}，已自动接单：${place}`,
    late: "超过 3 分钟未处理。",
    delivery: "配送",
  },

  shift: {
    openShift: "开班",
    openShiftWhy: "开启声音，并保持本设备屏幕常亮。",
    screenMayDarken: "本设备屏幕可能会熄灭：请在系统设置中设为常亮。",
  },

  jobs: {
    unprinted: (count) => `${count} 个未打印。`,
    look: "请查看打印机。",
    noDevice: (printer) => `${printer} 未连接设备。`,
    seeList: "请查看“打印任务”。",
    heading: "打印任务",
  },

  live: {
    live: "实时",
    polled: "每 15 秒更新",
    connecting: "连接中……",
  },
};
