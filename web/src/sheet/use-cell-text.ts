import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { EditSession, Step } from './grid-session';

type Input = HTMLInputElement | HTMLTextAreaElement;

export interface CellText<Element extends Input> {
  readonly input: RefObject<Element | null>;
  readonly text: string;
  readonly change: (text: string) => void;
  /** Enter ends below, Tab beside, and below where the row ends; Escape without a change. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What is typed in the editor of a cell: it starts with what opened it, and takes the focus. */
export function useCellText<Element extends Input>(session: EditSession): CellText<Element> {
  const input = useRef<Element>(null);
  const [text, setText] = useState(() => session.typed || (session.row.texts[session.field] ?? ''));
  useLayoutEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return {
    input,
    text,
    change: (next) => {
      setText(next);
      session.hold(next);
    },
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') session.cancel();
      if (event.key !== 'Enter' && event.key !== 'Tab') return;
      // The grid would act on the key once more.
      event.preventDefault();
      session.save(text, event.key === 'Enter' ? 'below' : stepOfTab(session, event.shiftKey));
    },
  };
}

/** Where Tab leads: from the last cell of a row to the one below. */
export function stepOfTab({ isLast }: Pick<EditSession, 'isLast'>, isBack: boolean): Step {
  if (isBack) return 'left';
  return isLast ? 'below' : 'right';
}
