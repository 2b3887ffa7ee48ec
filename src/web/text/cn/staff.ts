import type { staffText } from "../staff-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of staff-dictionary.ts in Simplified Chinese. */
export const staff: Translated<typeof staffText> = {
  settings: {
    heading: "管理",
    whatsapp: "WhatsApp",
    phone: "电话",
    postalCode: "CEP",
    street: "街道",
    number: "门牌号",
    complement: "补充信息",
    district: "街区",
    city: "城市",
    state: "UF",
    map: "地图",
    mapHint: "请在此粘贴地图的嵌入代码或网址。",
    about: "关于",
    paymentInstructions: "付款说明",
    pixKey: "PIX 密钥",
    paymentMethods: "付款方式",
    languages: "语言",
    tableCount: "餐桌数量",
    servicePercent: "服务费 (%)",
    printQrCode: "打印二维码",
    save: "保存",
    signOut: "退出",
  },

  live: {
    live: "实时",
    polled: "每 15 秒更新",
    connecting: "连接中……",
  },

  days: {
    choose: "其他日期",
    clear: "回到今天",
    from: "从",
    to: "到",
    show: "查看",
    range: (from, to) => `${from} 至 ${to}`,
    invalid: "请输入有效日期，如 21/11/2026。",
    turned: "结束日期早于开始日期。",
  },

  orders: {
    newOrders: "新订单",
    enterOrder: "新订单",
    isNew: "新",
    moreNew: (count) => `还有 ${count} 个：接受这些后会显示。`,
    ready: "已备好",
    markReady: (number) => `已备好，可取餐：订单 ${number}`,
    isReady: (number) => `订单 ${number} 可取餐。`,
    scheduledFor: (when) => `预约：${when}`,
    area: "区域",
    promised: "承诺时间",
    emptyBelow: "这里没有其他订单",
    sentBy: (name) => `由 ${name}`,
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

  cancelling: {
    question: (number) => `取消订单 ${number}？`,
    reason: "原因",
    text: "说明",
    textHint: "顾客会看到原因和说明。",
    reasonRequired: "请选择原因。",
    textRequired: "请说明原因。",
    approvalWhy: "已开始制作或账单已付：须经管理员批准。",
    keep: "保留订单",
    cancel: "取消订单",
  },

  approval: {
    heading: "管理员批准",
    pin: "管理员 PIN",
    user: "管理员账号",
    pass: "管理员密码",
    required: { pin: "请输入 PIN。", user: "请输入账号。", pass: "请输入密码。" },
    withPassword: "用邮箱和密码",
    withPin: "用 PIN",
  },

  password: {
    current: "当前密码",
    new: "新密码",
    confirm: "确认密码",
    currentInvalid: "当前密码不正确",
    mismatch: "新密码与确认密码不一致",
    changed: "密码已修改。",
  },

  staff: {
    attendant: "服务员",
    administrator: "管理员",
    block: "停用",
    unblock: "启用",
    blocked: "已停用",
    resetPassword: "重置密码",
  },

  printing: {
    heading: "打印订单",
    print: "打印",
    printOrder: (number) => `打印订单 ${number}`,
    blocked: "浏览器拦截了窗口。请允许本站弹出窗口后重试。",
    close: "关闭",
    notLoaded: "订单未能加载。",
  },
};
