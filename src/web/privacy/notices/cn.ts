import type { Notice } from "../notice-words.ts";

export const cn: Notice = {
  heading: "隐私",
  parts: ({ business, orderDays, deviceDays, pictureHours }) => [
    {
      heading: "谁负责您的数据",
      paragraphs: [
        `${business} 决定如何处理您在本网站提供的数据，并为此负责（巴西第 13.709/2018 号法律，即 LGPD）。能看到数据的只有 ${business} 的员工和为其维护网站的人。`,
      ],
    },
    {
      heading: "保存什么、为什么、保存多久",
      paragraphs: [
        `订单：姓名、邮箱、电话、CPF/CNPJ（如您要求写在发票上）、地址或客房、备注以及所点的菜品。没有这些就无法制作、配送和收款。${orderDays} 天后，订单中能识别您身份的内容都会删除；只保留菜品和金额，用于店铺记账。`,
        `您的设备：一个随机代码，使只有您能看到自己的订单。${deviceDays} 天未访问即被清除。没有 Cookie、广告或跟踪。`,
        `在本设备上：正在点的订单，以及您要求记住的信息，保存 ${deviceDays} 天。`,
        `评价：星级和评论，不含您的姓名。${orderDays} 天后无法再知道来自哪台设备。`,
        `订单图片：${pictureHours} 小时。`,
      ],
    },
    {
      heading: "哪些数据会离开本网站",
      paragraphs: [
        "您输入的 CEP（邮编）会在地址服务中查询，不含任何表明查询者的信息。地图和 WhatsApp 只有在您点击时才会打开，此后适用它们各自的规则。",
      ],
    },
    {
      heading: "您可以要求什么",
      paragraphs: [
        `查看、更正、带走或删除您的数据。在本设备上，请使用下方按钮。其他设备上的订单，请联系 ${business}，并告知订单的电话或邮箱。如未得到处理，您可以向巴西国家数据保护局（ANPD）反映。`,
      ],
    },
  ],
  mine: {
    heading: "我的数据",
    explain: "本网站所知的本设备使用者的信息。",
    download: "下载我的数据",
    fileName: "wode-shuju.json",
    erase: "删除我的数据",
    eraseQuestion: "删除您的数据？",
    eraseExplain:
      "您的姓名、联系方式、地址和备注将从订单和本设备中删除，您也将无法再看到自己的订单。此操作无法撤销。",
    erased: (orders) =>
      orders === 0 ? "没有您的订单。本设备已清除您的信息。" : "您的数据已删除。",
    failed: "操作未成功，请稍后重试。",
    refused: (why) => `操作未成功：${why}。`,
  },
};
