import Typography from '@mui/material/Typography';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { doubts } from '@huella/domain/model/collateral';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { CardRow, PledgeFigure } from './PledgeSums';

export interface PledgeStoppedProps {
  readonly standing: ReplyOf<Calls['pledges.standing']>;
}

/** What of what is pledged has stopped being confirmed, by what its oracle says, and what none says anything of. */
export function PledgeStopped({ standing }: PledgeStoppedProps) {
  const { say, language } = useSay('collateral');
  const counts = { ...standing.doubts, unlinked: standing.unlinked };
  return (
    <section aria-labelledby="pledge-stopped">
      <Typography id="pledge-stopped" component="h3" variant="h4" sx={{ mb: 1 }}>
        {say('collateral:stopped')}
      </Typography>
      {standing.doubtful === 0 && (
        <Typography variant="body2" sx={{ color: 'ink3', mb: 1 }}>
          {say('collateral:stoppedNone')}
        </Typography>
      )}
      <CardRow as="div">
        {([...doubts, 'unlinked'] as const).map((part) => (
          <PledgeFigure
            key={part}
            title={say(`collateral:stopped_${part}`)}
            figure={formatCount(counts[part], language)}
            count={counts[part]}
            part={part}
            isDue={part !== 'unlinked' && counts[part] > 0}
          />
        ))}
      </CardRow>
    </section>
  );
}
