import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Oracle } from '@huella/domain/calls/oracles';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

export interface OracleNoticesProps {
  readonly place: Place;
  readonly standing: ReplyOf<Calls['oracles.standing']> | undefined;
  readonly oracles: readonly Oracle[];
  /** Shows what does not match alone. */
  readonly onDoubts: () => void;
}

const Notices = styled('div')({
  flex: 'none',
  display: 'grid',
  gap: 8,
  padding: `12px ${gutter.wide}px 4px`,
  '&:empty': { display: 'none' },
  [phone]: { padding: `12px ${gutter.phone}px` },
});

/** What has stopped being confirmed or says something else, and which oracles do not answer. */
export function OracleNotices({ place, standing, oracles, onDoubts }: OracleNoticesProps) {
  const { say, word } = useSay('oracles');
  const { noun } = useModel(place).model;
  const { zone } = useLocale();
  const { differs = 0, missing = 0, silent = 0 } = standing?.verdicts ?? {};
  const count = differs + missing + silent;
  const pledged = pledgedDoubts(standing);
  return (
    <Notices>
      {count > 0 && (
        <Notice
          tone="warning"
          title={say('oracles:doubtsTitle', { count, noun: word(noun[count === 1 ? 'one' : 'many']) })}
          action={
            <Button size="small" onClick={onDoubts}>
              {say('oracles:doubtsSee')}
            </Button>
          }
        >
          {say('oracles:doubtsText', { differs, missing, silent })}
        </Notice>
      )}
      {pledged !== null && (
        <Notice
          tone="warning"
          title={say('oracles:pledgedTitle', pledged)}
          action={
            <Button size="small" href={addressOf(paths.pledges, { part: 'doubtful' })}>
              {say('oracles:doubtsSee')}
            </Button>
          }
        >
          {say('oracles:doubtsText', pledged)}
        </Notice>
      )}
      {oracles.map(({ key, label, failingSince, readAt }) =>
        failingSince === null ? null : (
          <Notice
            key={key}
            tone="warning"
            title={say('oracles:failingTitle', { label, since: formatDateTime(failingSince, zone) })}
          >
            {readAt !== null && say('oracles:failingText', { read: formatDateTime(readAt, zone) })}
          </Notice>
        ),
      )}
    </Notices>
  );
}

/** What oracles doubt of what is pledged to the establishment; null of nothing. */
function pledgedDoubts(standing: OracleNoticesProps['standing']) {
  const { differs = 0, missing = 0, silent = 0 } = standing?.pledged ?? {};
  const count = differs + missing + silent;
  return count === 0 ? null : { count, differs, missing, silent };
}
