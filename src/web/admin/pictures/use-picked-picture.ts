import { useRef, useState } from "react";
import { uploadText } from "../../text/upload-dictionary.ts";
import { readPicture } from "./picked-file.ts";

const words = uploadText.pictures;

type Picked = {
  picture?: HTMLCanvasElement;
  /** The file is being read, which takes a phone a while. */
  opening?: true;
  /** The problem with the file that was picked last. */
  fault?: string;
};

/** The file that a person picked, as a picture that can be drawn from. */
export function usePickedPicture() {
  const [picked, setPicked] = useState<Picked>({});
  /** The file that was picked last: the result of an earlier one is dropped. */
  const latest = useRef<File>(undefined);
  const open = async (file: File) => {
    latest.current = file;
    setPicked({ opening: true });
    const picture = await readPicture(file).catch(() => undefined);
    if (latest.current !== file) return;
    setPicked(picture ? { picture } : { fault: words.unreadable });
  };
  return { ...picked, open, forget: () => setPicked({}) };
}
