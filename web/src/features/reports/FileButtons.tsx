import Button from '@mui/material/Button';
import { useState } from 'react';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

export interface FileButtonsProps {
  readonly onSheet: () => Promise<void>;
  readonly onPdf: () => Promise<void>;
}

/** Takes a report along as a spreadsheet or as a PDF, and says where that failed. */
export function FileButtons({ onSheet, onPdf }: FileButtonsProps) {
  const { say } = useSay('reports');
  const [isFailed, setFailed] = useState(false);
  const save = (write: () => Promise<void>) => () => {
    setFailed(false);
    write().catch(() => {
      setFailed(true);
    });
  };
  return (
    <>
      <Button size="small" onClick={save(onSheet)}>
        {say('reports:excel')}
      </Button>
      <Button size="small" variant="contained" onClick={save(onPdf)}>
        {say('reports:pdf')}
      </Button>
      {isFailed && <Notice tone="danger">{say('reports:notSaved')}</Notice>}
    </>
  );
}
