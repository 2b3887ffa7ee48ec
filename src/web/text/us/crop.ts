import type { cropText } from "../crop-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const crop: Translated<typeof cropText> = {
  pictures: {
    adjust: "Adjust the photo",
    crop: "Crop",
    fit: "Whole photo",
    cropHint: "Drag the frame or use the arrow keys to choose what is shown.",
    cropWideHint: "What is inside the dashed line is shown on every screen.",
    fitHint: "Nothing is cut off: what is missing is filled with the background color.",
    fitLogoHint: "Nothing is cut off: what is missing is transparent.",
    picked: "Chosen photo",
    use: "Use this photo",
    cropLabels: {
      cropArea: "Part that is shown: use the arrows to move it",
      nwDragHandle: "Top left corner: use the arrows to change the size",
      nDragHandle: "Top side: use the arrows to change the size",
      neDragHandle: "Top right corner: use the arrows to change the size",
      eDragHandle: "Right side: use the arrows to change the size",
      seDragHandle: "Bottom right corner: use the arrows to change the size",
      sDragHandle: "Bottom side: use the arrows to change the size",
      swDragHandle: "Bottom left corner: use the arrows to change the size",
      wDragHandle: "Left side: use the arrows to change the size",
    },
  },
};
