import { styled } from '@mui/material/styles';
import { phone } from '../theme/media';
import { gutter, width } from '../theme/tokens';
import { CardsSkeleton, FormSkeleton } from '../ui/Skeletons';

const Column = styled('div')({
  width: '100%',
  maxWidth: width.form + 2 * gutter.wide,
  margin: '0 auto',
  '&[data-shape="sheet"]': { maxWidth: 1200, margin: 0 },
  padding: `88px ${gutter.wide}px`,
  [phone]: { padding: `72px ${gutter.phone}px` },
});

export interface FormWaitingProps {
  /** The fields of a form, or the cards of a sheet. */
  readonly shape: 'form' | 'sheet';
}

/** The shape of what comes while its model or its record is on the way. */
export function FormWaiting({ shape }: FormWaitingProps) {
  return (
    <Column data-shape={shape}>
      {shape === 'form' ? <FormSkeleton count={8} /> : <CardsSkeleton count={6} />}
    </Column>
  );
}

/** What a mode of the address leads to. */
export function shapeOf(mode: 'view' | 'update'): FormWaitingProps['shape'] {
  return mode === 'view' ? 'sheet' : 'form';
}
