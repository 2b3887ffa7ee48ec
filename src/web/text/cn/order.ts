import type { orderText } from "../order-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const order: Translated<typeof orderText> = {
  confirmation: {
    heading: "订单已提交！",
    nextDelivery: "餐厅已收到订单，确认后即开始制作。请在此查看进度。",
    nextRoom: "员工已收到订单，确认后会送到您那里。请在此查看进度。",
    accepted: "订单已确认，将为您制作。",
    inPreparation: "订单正在制作。",
    onDelivery: "订单正在配送。",
    onTheWay: "订单正送往您处。",
    finished: "订单已完成，祝您用餐愉快！",
    cancelled: "订单已取消。如有疑问，请联系我们。",
    sendByWhatsapp: "同时发到 WhatsApp",
    whatsappHint: "不必再发：订单已提交。",
    talkByWhatsapp: "WhatsApp 联系",
    keepLink: "请保存此网址，以便回到此订单。",
    newOrder: "再下一单",
    withdraw: "取消订单",
    withdrawn: "订单已取消。",
    paidAlready: "如果您已付款，请联系我们退款。",
    nextTakeout: "餐厅已收到订单，确认后即开始制作。可取餐时会在此通知。",
    ready: "您的订单已备好。",
    readyToFetch: "您的订单已备好，请来取餐！",
    promised: (time) => `预计 ${time}`,
    scheduled: (time) => `预约 ${time}`,
    takeout: "自取",
    payWith: "付款",
    again: "再次下单",
    picture: "订单图片",
    againFilled: "菜品已在您的订单中。",
    againFailed: "无法读取菜单，请重试。",
    rated: "您已评价过此订单。谢谢！",
  },

  timeline: {
    heading: "订单进度",
    steps: {
      received: "已收到",
      confirmed: "已确认",
      preparing: "制作中",
      ready: "已备好",
      dispatched: "配送中",
      delivered: "已送达",
      fetched: "已取餐",
      refused: "未接单",
      cancelled: "已取消",
    },
    ahead: "，尚未",
    refused: "餐厅未能接受此订单。如有疑问，请联系我们。",
    unanswered: "餐厅尚未回复您的订单，您可以联系我们。",
    call: (phone) => `拨打 ${phone}`,
  },

  push: {
    start: "有变化时通知我",
    stop: "不再通知",
    started: "订单有变化时，本设备会通知您。",
    stopped: "本设备不再通知此订单。",
    forbidden: "此浏览器已屏蔽通知。如需接收，请允许本网站的通知。",
    failed: "无法开启通知，请稍后重试。",
  },

  share: {
    share: "分享",
    copy: "复制链接",
    title: (number, status) => `订单 ${number}：${status}`,
    copied: "订单链接已复制。",
    copyFailed: (link) => `无法复制。订单链接：${link}`,
    failed: "无法创建链接。请检查网络连接后重试。",
  },

  orders: {
    notFound: "此订单不存在，或无法在本设备上查看。",
  },
};
