import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { Modal } from './Modal';
import { WorkingButton } from './WorkingButton';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, with its count: '¿Dar de baja 6 animales?' */
  readonly title: string;
  /** What will be lost and what stays. */
  readonly text: ReactNode;
  /** The names of the records; three are shown, the rest is counted. */
  readonly records?: readonly string[];
  /** How many records there are, when not all names are at hand. */
  readonly count?: number | undefined;
  /** Verb and count again: 'Dar de baja 6 animales'. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly working?: boolean;
  /** What can be undone by hand asks in the accent, not in red. */
  readonly tone?: 'danger' | 'accent';
  /** Called when it is gone. */
  readonly onClosed?: (() => void) | undefined;
}

/** Names that are written out before the rest is counted. */
const named = 3;

const Records = styled('p')(({ theme }) => ({
  padding: '8px 10px',
  borderRadius: radius.base,
  backgroundColor: theme.palette.sunken,
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.meta),
}));

/** Asks before what cannot be undone: names the records, and the focus starts on Cancelar. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { records = [], working = false, tone = 'danger' } = props;
  const { say } = useSay();
  const rest = (props.count ?? records.length) - Math.min(records.length, named);
  const names = records.slice(0, named).join(', ');
  return (
    <Modal
      open={props.open}
      onClose={working ? undefined : props.onCancel}
      onClosed={props.onClosed}
      role="alertdialog"
      title={props.title}
      text={props.text}
      actions={
        <>
          <Button size="small" autoFocus disabled={working} onClick={props.onCancel}>
            {say('ui:cancel')}
          </Button>
          <WorkingButton
            size="small"
            variant="contained"
            color={tone === 'danger' ? 'error' : 'primary'}
            working={working}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </WorkingButton>
        </>
      }
    >
      {names !== '' && <Records>{rest > 0 ? say('ui:andMore', { names, count: rest }) : names}</Records>}
    </Modal>
  );
}
