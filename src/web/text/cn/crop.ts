import type { cropText } from "../crop-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const crop: Translated<typeof cropText> = {
  pictures: {
    adjust: "调整图片",
    crop: "裁剪",
    fit: "完整图片",
    cropHint: "拖动边框或用键盘方向键选择显示部分。",
    cropWideHint: "虚线内的部分在所有屏幕上都显示。",
    fitHint: "不裁剪：空白处用背景色填充。",
    fitLogoHint: "不裁剪：空白处保持透明。",
    picked: "已选图片",
    use: "使用此图片",
    cropLabels: {
      cropArea: "显示部分：用方向键移动",
      nwDragHandle: "左上角：用方向键调整大小",
      nDragHandle: "上边：用方向键调整大小",
      neDragHandle: "右上角：用方向键调整大小",
      eDragHandle: "右边：用方向键调整大小",
      seDragHandle: "右下角：用方向键调整大小",
      sDragHandle: "下边：用方向键调整大小",
      swDragHandle: "左下角：用方向键调整大小",
      wDragHandle: "左边：用方向键调整大小",
    },
  },
};
