import { styled } from '@mui/material/styles';
import { phone } from '../theme/media';
import { gutter } from '../theme/tokens';

/** The parts of a sheet, where everything known of a record is read: the same for every kind of record. */

export const SheetRoot = styled('div')({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 1200,
  padding: `16px ${gutter.wide}px 32px`,
  [phone]: { padding: `12px ${gutter.phone}px 24px`, gap: 16 },
});

/** Way back, name, and what can be done. */
export const SheetHead = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  // The way back begins where the title does, not inset as in the rail of a form.
  '& > nav': { flexBasis: '100%', '& > a': { margin: 0 } },
});

/** What is at the left of the head. */
export const SheetWords = styled('div')({
  flex: '1 1 240px',
  minWidth: 0,
  [phone]: { flexBasis: '100%' },
  '& h1': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** A name with its state. */
export const SheetLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});
