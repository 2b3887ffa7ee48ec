import type { codeText } from "../code-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const code: Translated<typeof codeText> = {
  design: "设计版面",
  designHint: "桌牌、贴纸和卡片，带本店店标和颜色。",
  heading: "二维码版面",
  kind: "二维码",
  kinds: { page: "本店页面", tables: "每张餐桌", rooms: "每间客房" },
  layout: "版式",
  layouts: { tents: "A6 桌牌，可折叠", stickers: "70 × 37 mm 贴纸", cards: "可裁剪的卡片" },
  numbers: "编号",
  numbersHint: (most) => `留空：1 至 ${most}。或选择：1-4, 9`,
  wrongNumbers: (most) => `请输入 1 至 ${most} 的编号，如 1-4, 9。`,
  logo: "带店标",
  colours: "用本店颜色",
  preview: "第一张的效果",
  drawing: "生成中……",
  none: "没有餐桌和客房：请在设置中填写数量。",
  download: "下载 PDF",
  downloaded: (count) => `已下载含 ${count} 个码的 PDF。`,
  fileName: "qr.pdf",
  keys: "餐桌密钥",
  keysHelp:
    "每桌二维码带有密钥：凭它，顾客的订单计入本桌账单。如有人用照片在远处点单，请更换密钥并重新打印。",
  table: "餐桌",
  renew: "更换密钥",
  renewQuestion: (table) => `更换 ${table} 号桌的密钥？`,
  renewWarning: (table) => `${table} 号桌已打印的二维码不能再点单：请重新打印并替换。`,
  renewedAt: (when) => `密钥已于 ${when} 更换。`,
  renewedBy: (when, name) => `${name} 于 ${when} 更换了密钥。`,
  renewed: (table) => `${table} 号桌的密钥已更换，请重新打印二维码。`,
};
