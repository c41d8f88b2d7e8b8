import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TransferRow } from '@huella/domain/calls/transfers';
import { callQuery } from '../../call/queries';
import { useTopBar } from '../../session/context';
import { focusLine } from '../../theme/focus';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Avatar } from '../../ui/Avatar';
import { useSay } from '../../words/use-say';
import { ownTargets, recentTargets, type RecentTarget } from './recent-targets';
import type { TransferWizardState } from './use-transfer-wizard';

export interface RecentTargetsProps {
  readonly wizard: TransferWizardState;
  readonly onPick: (alias: string) => void;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 12,
  marginTop: 8,
});
const Card = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '8px 12px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  textAlign: 'left',
  '&:hover': { borderColor: theme.palette.control },
  '&.Mui-focusVisible': focusLine(theme),
}));
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span + span': { color: theme.palette.ink3, ...typeStyle(type.meta) },
}));

const noRows: readonly TransferRow[] = [];

/** Where the place has sent to before, and the other places of its company. */
export function RecentTargets({ wizard, onPick }: RecentTargetsProps) {
  const { say } = useSay('transfers');
  const { place } = wizard.subject;
  const { establishments } = useTopBar();
  const { data } = useQuery({
    ...callQuery('transfers.list', { params: { boxId: String(place.boxId) }, query: {} }),
    enabled: place.can('ASSET_LIST'),
  });
  const recent = recentTargets(data?.rows ?? noRows, establishments);
  const own = ownTargets(place, establishments, recent);
  return (
    <>
      <Targets title={say('transfers:recent')} targets={recent} onPick={onPick} />
      <Targets
        title={say('transfers:ownTargets', { company: place.companyName })}
        targets={own}
        onPick={onPick}
      />
    </>
  );
}

interface TargetsProps extends Pick<RecentTargetsProps, 'onPick'> {
  readonly title: string;
  readonly targets: readonly RecentTarget[];
}

/** Establishments to choose from by a press; nothing where there are none. */
function Targets({ title, targets, onPick }: TargetsProps) {
  const { say } = useSay('transfers');
  if (targets.length === 0) return null;
  return (
    <section>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Cards>
        {targets.map(({ alias, name, company }) => (
          <li key={alias}>
            <Card
              aria-label={say('transfers:recentUse', { name })}
              onClick={() => {
                onPick(alias);
              }}
            >
              <Avatar kind="company" name={name} size={36} />
              <Words>
                <span>{name}</span>
                <span>{company}</span>
              </Words>
            </Card>
          </li>
        ))}
      </Cards>
    </section>
  );
}
