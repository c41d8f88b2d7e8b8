import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import Waypoints from 'lucide-react/icons/waypoints';
import type { Relative } from '@huella/domain/calls/lineage';
import { callQuery } from '../../call/queries';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { assetRecallAddress } from '../recall/recall-address';

/** What an asset came from and became, as a query. */
export function lineageQuery(pk: number) {
  return callQuery('lineage.ofAsset', { params: { pk: String(pk) } });
}

const Parts = styled('div')({ display: 'grid', gap: 16 });
const List = styled('ul')({ display: 'grid', gap: 6, marginTop: 8 });
const Quiet = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** What an asset came from and what it became; nothing where neither is known. */
export function LineageCard({ pk }: { readonly pk: number }) {
  const { say } = useSay('events', 'list');
  const { data } = useQuery(lineageQuery(pk));
  if (data === undefined || data.origins.total + data.outcomes.total === 0) return null;
  return (
    <Card as="section">
      <Parts>
        {data.origins.total > 0 && <Relatives title={say('events:comesFrom')} {...data.origins} />}
        {data.outcomes.total > 0 && <Relatives title={say('events:became')} {...data.outcomes} />}
        <div>
          <Button size="small" startIcon={<Waypoints size={16} />} href={assetRecallAddress(pk)}>
            {say('list:wholeTrace')}
          </Button>
        </div>
      </Parts>
    </Card>
  );
}

interface RelativesProps {
  readonly title: string;
  readonly rows: readonly Relative[];
  readonly total: number;
}

function Relatives({ title, rows, total }: RelativesProps) {
  const { say } = useSay('events');
  return (
    <div>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <RelativeList rows={rows} />
      {total > rows.length && <Quiet>{say('events:moreRelatives', { count: total - rows.length })}</Quiet>}
    </div>
  );
}

/** Assets that others came from or became, each with a link where the reader may see it. */
export function RelativeList({ rows }: Pick<RelativesProps, 'rows'>) {
  const { say } = useSay('events');
  return (
    <List>
      {rows.map(({ asset, amount, event }, at) => (
        <li key={asset === null ? `unseen-${String(at)}` : `${String(event.id)}-${String(asset.id)}`}>
          {asset === null ? (
            say('events:unseenRelative')
          ) : (
            <Link href={assetAddress(asset.id)}>
              {asset.name === '' ? `#${String(asset.id)}` : asset.name}
            </Link>
          )}{' '}
          <Quiet>
            {[asset?.noun ?? '', amount, event.name, asset?.box.name ?? '']
              .filter((part) => part !== '')
              .join(' · ')}
          </Quiet>
        </li>
      ))}
    </List>
  );
}
