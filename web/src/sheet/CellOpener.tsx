import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { IconAction } from '../ui/IconAction';

export interface CellOpenerProps {
  readonly label: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** Whether what it opens is there; undefined where that covers the cell. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

const Corner = styled('span')({ position: 'absolute', right: 4, top: 2 });

/** The button at the end of a cell that opens what fills it in; keys stay with the text of the cell. */
export function CellOpener({ label, icon: Icon, isOpen, onPress }: CellOpenerProps) {
  return (
    <Corner>
      <IconAction
        size="small"
        tabIndex={-1}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <Icon size={16} />
      </IconAction>
    </Corner>
  );
}
