import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { PlainAction } from './PlainAction';

export interface CopyButtonProps {
  readonly text: string;
  /** 'Copiar el número de pedido'. */
  readonly label: string;
  /** What it says once it is done: 'Número de pedido copiado'. */
  readonly doneLabel: string;
}

const shownFor = 2000;

/** Copies a text and says so for two seconds. Where copying is refused, it stays as it was. */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => {
      setDone(false);
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [done]);
  const copy = async () => {
    // Without a secure context there is no clipboard; the text is beside the button and can be marked.
    if (!('clipboard' in navigator)) return;
    await navigator.clipboard.writeText(text).then(
      () => {
        setDone(true);
      },
      () => {
        setDone(false);
      },
    );
  };
  return (
    <PlainAction label={done ? doneLabel : label} onClick={() => void copy()}>
      {done ? <Check size={14} /> : <Copy size={14} />}
    </PlainAction>
  );
}
