import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AssetRow } from '@huella/domain/calls/objects';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { addressOf } from '../address';
import { paths } from '../paths';
import { useLocale } from '../session/model';
import { leadsUnless } from '../shell/use-read-only-reason';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';
import type { RowLinks } from './row-links';
import { pauseOf, usePauseWords } from './use-pause-words';

const Since = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

export interface PausedDialogProps {
  readonly row: AssetRow;
  readonly links: RowLinks;
  readonly onClose: () => void;
}

/** Says why a row takes nothing for now: it is paused, or on its way. */
export function PausedDialog({ row, links, onClose }: PausedDialogProps) {
  if (row.in_transit_since !== undefined) return <TravelDialog row={row} onClose={onClose} />;
  return <PauseDialog row={row} links={links} onClose={onClose} />;
}

/** The message that was left, who paused it since when, and the ways on. */
function PauseDialog({ row, links, onClose }: PausedDialogProps) {
  const { say } = useSay('list');
  const { reason, since } = usePauseWords(pauseOf(row));
  const resume = links.resume?.(row);
  return (
    <Modal
      open
      onClose={onClose}
      title={say('list:pausedTitle', { label: row.label })}
      text={reason}
      actions={
        <>
          <Button size="small" autoFocus onClick={onClose}>
            {say('ui:close')}
          </Button>
          <Button size="small" href={links.open(row)}>
            {links.openLabel ?? say('list:view')}
          </Button>
          {resume !== undefined && (
            <Button
              size="small"
              variant="contained"
              {...leadsUnless(resume.refused ?? null, { onClick: resume.onClick })}
            >
              {resume.label}
            </Button>
          )}
        </>
      }
    >
      <Since>{since}</Since>
    </Modal>
  );
}

interface TravelDialogProps {
  readonly row: AssetRow;
  readonly onClose: () => void;
}

/** Since when an asset is on its way, and the transfer that says where to. */
function TravelDialog({ row, onClose }: TravelDialogProps) {
  const { say } = useSay('list');
  const { zone } = useLocale();
  const { transfer_id: id, in_transit_since: since = '' } = row;
  return (
    <Modal
      open
      onClose={onClose}
      title={say('list:travelTitle', { label: row.label })}
      text={say('list:travelText', { since: formatDateTime(since, zone) })}
      actions={
        <>
          <Button size="small" autoFocus onClick={onClose}>
            {say('ui:close')}
          </Button>
          {id !== undefined && (
            <Button size="small" variant="contained" href={addressOf(paths.transfer, {}, { id })}>
              {say('list:travelSee')}
            </Button>
          )}
        </>
      }
    />
  );
}
