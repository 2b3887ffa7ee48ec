import type { uploadText } from "../upload-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const upload: Translated<typeof uploadText> = {
  pictures: {
    send: "上传图片",
    replace: "更换",
    remove: "移除",
    undo: "撤销",
    removed: "图片已移除。",
    none: "无图片",
    dropHere: "将图片拖到这里",
    dropNow: "松开图片",
    opening: "正在打开图片……",
    sending: (percent) => `正在上传：${percent}%`,
    preparing: "正在处理图片……",
    progressOf: (label) => `图片上传：${label}`,
    sent: "图片已上传。",
    cancelled: "上传已取消。",
    unreadable: "无法作为图片打开此文件。请选 JPEG、PNG 或 WebP。",
  },
};
