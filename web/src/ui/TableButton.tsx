import Button from '@mui/material/Button';
import Table2 from 'lucide-react/icons/table-2';
import type { ReactNode } from 'react';
import { useSay } from '../words/use-say';

export interface TableButtonProps {
  readonly isTable: boolean;
  readonly onToggle: (isTable: boolean) => void;
  /** The drawing that is behind the table, as an icon of 16 px; without it the button has none. */
  readonly chart?: ReactNode;
  /** What the drawing is of, where several are on one screen. */
  readonly of?: string;
}

/** The figures in place of a drawing, and back. */
export function TableButton({ isTable, onToggle, chart, of }: TableButtonProps) {
  const { say } = useSay();
  const label = isTable ? say('ui:seeChart') : say('ui:seeTable');
  return (
    <Button
      variant="text"
      size="small"
      startIcon={isTable || chart === undefined ? chart : <Table2 size={16} />}
      aria-label={of === undefined ? undefined : `${label}: ${of}`}
      onClick={() => {
        onToggle(!isTable);
      }}
    >
      {label}
    </Button>
  );
}
