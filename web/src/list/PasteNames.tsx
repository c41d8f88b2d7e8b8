import Button from '@mui/material/Button';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '../words/use-say';
import type { PickedAsset } from './chosen-assets';
import type { ListSubject } from './list-subject';

const PastedList = lazy(async () => ({ default: (await import('./PastedList')).PastedList }));

export interface PasteNamesProps {
  readonly subject: ListSubject;
  readonly onSelect: (rows: readonly PickedAsset[], text: string) => void;
  /** What becomes of what stands beside the identifiers. */
  readonly note?: string;
}

/** Adds what a pasted list names to the assets that a wizard is about. */
export function PasteNames({ subject, onSelect, note }: PasteNamesProps) {
  const { say } = useSay('list');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <div>
      <Button
        size="small"
        startIcon={<ClipboardList size={16} />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {say('list:paste')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PastedList
            subject={subject}
            onClose={close}
            onSelect={onSelect}
            adds
            {...(note !== undefined && { note })}
          />
        </Suspense>
      )}
    </div>
  );
}
