import { useEffect } from "react";

const counted = /^\(\d+\) /;

/** "(2) Pedidos": seen in the browser's tab while something else is done. Mount it anew with each page, which has a title of its own. */
export function TitleCount({ count }: { count: number }): null {
  useEffect(() => {
    const plain = document.title.replace(counted, "");
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(counted, "");
    };
  }, [count]);
  return null;
}
