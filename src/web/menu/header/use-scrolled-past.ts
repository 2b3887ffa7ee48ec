import { useEffect, useState } from "react";

/** True while the element whose id is given is above the window; false on the server. */
export function useScrolledPast(id: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const mark = document.getElementById(id);
    if (!mark) return undefined;
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, boundingClientRect } of changes) {
        setIsPast(!isIntersecting && boundingClientRect.top < 0);
      }
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}
