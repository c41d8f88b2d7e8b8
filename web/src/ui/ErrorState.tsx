import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { CopyButton } from './CopyButton';
import { StateFrame } from './StateFrame';

export interface ErrorStateProps {
  /** What failed: 'No pudimos traer los animales'. */
  readonly title: string;
  /** What happened and what was kept: 'El servidor tardó más de 30 segundos. Sus filtros se conservan.' */
  readonly text: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** The way out beside the retry: a button of size `small`. */
  readonly action?: ReactNode;
  /** The number to quote. */
  readonly requestId?: string | undefined;
}

const Tile = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.danger.ground,
  color: theme.palette.state.danger.text,
}));
const Request = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** Something failed: what, what was kept, what to do, and the number to quote. */
export function ErrorState({ title, text, onRetry, action, requestId }: ErrorStateProps) {
  const { say } = useSay();
  return (
    <StateFrame
      role="alert"
      art={
        <Tile aria-hidden="true">
          <CloudAlert size={20} />
        </Tile>
      }
      title={title}
      text={text}
      actions={
        <>
          {onRetry !== undefined && (
            <Button variant="contained" size="small" startIcon={<RotateCw size={16} />} onClick={onRetry}>
              {say('ui:retry')}
            </Button>
          )}
          {action}
        </>
      }
      below={
        requestId !== undefined && (
          <Request>
            {say('ui:request', { id: requestId })}
            <CopyButton text={requestId} label={say('ui:copyRequest')} doneLabel={say('ui:requestCopied')} />
          </Request>
        )
      }
    />
  );
}
