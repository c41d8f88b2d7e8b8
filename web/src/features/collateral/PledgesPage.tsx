import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { pledgeParts } from '@huella/domain/model/collateral';
import type { PledgedAsset } from '@huella/domain/calls/pledges';
import { PagedRowsPage, usePagedRows } from '../../list/PagedRowsPage';
import { PlacePage } from '../../list/PlacePage';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { pledgesQuery, pledgeStandingQuery } from './collateral-calls';
import { hasEntry } from './has-entry';
import { PledgeChips } from './PledgeChips';
import { PledgeSums } from './PledgeSums';
import { usePledgeColumns } from './use-pledge-columns';

const Under = styled('div')({
  flex: 'none',
  padding: `12px ${gutter.wide}px`,
  [phone]: { padding: `0 ${gutter.phone}px 12px` },
});

/** The latest come first, as the server has them. */
const noSorts: readonly string[] = [];

/** What is pledged to the establishment, for as long as it is (decision 122). */
export function PledgesPage() {
  const { say } = useSay('collateral');
  return (
    <PlacePage
      title={say('collateral:pledgesTitle')}
      refused={(slots) => say('collateral:pledgesNotAllowed', slots)}
    >
      {(place) => <OfPlace place={place} />}
    </PlacePage>
  );
}

/** An establishment that may not hold has nothing here. */
function OfPlace({ place }: { readonly place: Place }) {
  const { say } = useSay('collateral');
  const { model } = useModel(place);
  return hasEntry(model, paths.pledges, place.boxSubtype) ? (
    <PlacePledges place={place} />
  ) : (
    <EmptyState
      icon={<ShieldCheck size={20} />}
      title={say('collateral:pledgesTitle')}
      text={say('collateral:pledgesNothing')}
    />
  );
}

function PlacePledges({ place }: { readonly place: Place }) {
  const { say } = useSay('collateral');
  const search = useSearch({ strict: false });
  const keeper = search.keeper === undefined ? undefined : Number(search.keeper);
  const part = pledgeParts.find((each) => each === search.part);
  const { kind } = search;
  const paged = usePagedRows(`${String(keeper)} ${String(kind)} ${String(part)}`);
  const asked = {
    ...paged.query,
    ...(keeper !== undefined && { keeper: String(keeper) }),
    ...(kind !== undefined && { kind }),
    ...(part !== undefined && { part }),
  };
  const { data, error, refetch, isPlaceholderData } = useQuery(pledgesQuery(place, asked));
  const standing = useQuery(pledgeStandingQuery(place)).data;
  const columns = usePledgeColumns(standing?.unit ?? '');
  return (
    <PagedRowsPage<PledgedAsset>
      paged={paged}
      total={data?.total}
      isBehind={isPlaceholderData}
      sorts={noSorts}
      title={say('collateral:pledgesTitle')}
      subtitle={
        standing === undefined
          ? '\u00a0'
          : say('collateral:pledgesSubtitle', { count: standing.count, place: place.boxName })
      }
      under={
        standing !== undefined &&
        standing.count > 0 && (
          <Under>
            <PledgeChips narrowed={{ keeper, kind, part }} first={data?.list[0]} />
            <PledgeSums standing={standing} level="h2" />
          </Under>
        )
      }
      columns={columns}
      rows={data?.list}
      error={error}
      onRetry={() => void refetch()}
      failedTitle={say('collateral:pledgesFailed')}
      searchLabel={say('collateral:pledgesSearch')}
      actions={null}
      empty={
        <EmptyState
          icon={<ShieldCheck size={20} />}
          title={say('collateral:pledgesNoneTitle', { place: place.boxName })}
          text={say('collateral:pledgesNoneText', { alias: place.boxAlias })}
        />
      }
    />
  );
}
