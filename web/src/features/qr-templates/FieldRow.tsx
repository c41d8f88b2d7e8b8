import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Lock from 'lucide-react/icons/lock';
import { useId, type ReactNode } from 'react';
import type { QrTemplateAttribute } from '@huella/domain/calls/qr-templates';
import { phone } from '../../theme/media';
import { height } from '../../theme/tokens';
import { useSay } from '../../words/use-say';

/** The head of a group of attributes. */
export const SectionHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '8px 12px 8px 16px',
});
export const FieldRows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 44,
  padding: '4px 12px 4px 16px',
  borderTop: `1px solid ${theme.palette.line}`,
  ...theme.typography.body2,
  '&[data-off="true"] > label': { color: theme.palette.ink3 },
  '& > label': { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' },
  [phone]: { minHeight: height.phoneTarget },
}));
const Why = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.palette.ink3,
  [phone]: { order: 1, flexBasis: '100%', paddingBottom: 8 },
}));

export interface FieldRowProps {
  readonly attribute: QrTemplateAttribute;
  readonly isOn: boolean;
  /** Absent where nobody can choose. */
  readonly onTurn?: (isOn: boolean) => void;
  /** Buttons that move it. */
  readonly moves?: ReactNode;
}

/** An attribute with its switch, and why it cannot be turned. */
export function FieldRow({ attribute, isOn, onTurn, moves }: FieldRowProps) {
  const { say, word } = useSay('qrTemplates');
  const id = useId();
  const { reason, hide, data } = attribute;
  const isShown = isOn && !hide;
  return (
    <Row data-off={!isShown}>
      <label htmlFor={id}>{word(data.label)}</label>
      {reason !== null && (
        <Why id={`${id}-why`}>
          <Lock size={14} aria-hidden="true" />
          {say(`qrTemplates:${reason}`)}
        </Why>
      )}
      {moves}
      <Switch
        checked={isShown}
        disabled={reason !== null}
        onChange={(_event, next) => {
          onTurn?.(next);
        }}
        slotProps={{
          input: { id, 'aria-describedby': reason === null ? undefined : `${id}-why` },
        }}
      />
    </Row>
  );
}
