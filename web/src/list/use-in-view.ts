import { useEffect, useRef, useState, type RefObject } from 'react';

/** So far below what is in view is near enough: it is there when one comes to it. */
const near = '200px';

/** Whether an element was in view once, or near to it, also where it scrolls in a panel of its own. */
export function useInView<Kind extends Element>(): {
  readonly ref: RefObject<Kind | null>;
  readonly wasInView: boolean;
} {
  const ref = useRef<Kind>(null);
  const [wasInView, setInView] = useState(false);
  useEffect(() => {
    if (ref.current === null || wasInView) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: near },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [wasInView]);
  return { ref, wasInView };
}
