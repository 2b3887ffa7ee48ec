import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const staff: Translated<typeof staffText> = {
  days: {
    choose: "其他日期",
    clear: "回到今天",
    range: (from, to) => `${from} 至 ${to}`,
  },

  orders: {
    newOrders: "新订单",
    isNew: "新",
    moreNew: (count) => `还有 ${count} 个：接受这些后会显示。`,
    ready: "已备好",
    markReady: (number) => `已备好，可取餐：订单 ${number}`,
    isReady: (number) => `订单 ${number} 可取餐。`,
    over: "此订单已结束。",
    tabOver: "其账单已关闭。",
    scheduledFor: (when) => `预约：${when}`,
    area: "区域",
    promised: "承诺时间",
    emptyBelow: "这里没有其他订单",
    sentBy: (name) => `${name} 下单`,
    showAll: "显示全部订单",
    statusNotChanged: (number, reason) => `订单 ${number} 的状态未更改。${reason}`,
  },

  board: {
    columns: {
      open: "待处理",
      processing: "处理中",
      preparing: "制作中",
      ready: "已备好",
      travelling: "配送中",
    },
    ages: { min: "分钟", h: "小时", d: "天" },
    none: "没有订单。",
    services: { delivery: "配送", takeout: "自取", indoor: "餐桌或客房" },
    more: (count) => `另有 ${count} 个`,
    search: "查找订单",
    searchHint: "单号、姓名或桌号",
    service: "服务",
    allServices: "全部",
    nothingFound: "没有找到订单",
    nothingFoundHint: "请检查单号、姓名或桌号，以及标签。",
    clearSearch: "清除搜索",
  },

  list: {
    onlyMine: "只看我的订单",
    hiddenDetails: "信息已隐藏以保护隐私",
    changeStatus: (number) => `订单 ${number} 的状态`,
    moveTo: (status) => `改为 ${status}`,
    statusChanged: (number, status) => `订单 ${number}：${status}`,
    loadMore: "更多订单",
    moreItems: (count) => `另有 ${count} 项`,
    emptyGuest: "您在本设备上下的订单会显示在这里。",
    emptyStaff: "新订单一到就会显示在这里。",
    beforeFirst: "向顾客出示二维码，或把菜单链接发给他们。",
    emptyTab: "此标签下没有订单。",
    tableOrders: "桌边订单",
    drawer: "钱箱",
    timeAgo: (time) => `${time}前`,
  },

  jobs: {
    open: "打印任务",
    allPrinted: "全部已打印。",
  },
};
