import { useEffect, useRef, type RefObject } from 'react';

/** Where a stroke is text, or belongs to something that is over the list. */
const taken =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Lets the key `/` jump into a field from anywhere in a list. Give the field what it answers as its ref. */
export function useSlash(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(taken) !== null) return;
      if (field.current === null) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return field;
}
