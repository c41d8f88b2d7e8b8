import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import type { LotRow } from '@huella/domain/calls/lots';
import { capital } from '../../form/capital';
import { FetchError } from '../../list/FetchError';
import { errorReason } from '../../list/error-reason';
import { assetAddress } from '../assets/asset-address';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { useReadOnlyReason } from '../../shell/use-read-only-reason';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { IconAction } from '../../ui/IconAction';
import { FormSkeleton } from '../../ui/Skeletons';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { lotAssetsAddress } from '../lots/lot-address';
import { lotMembersQuery, useMoveAssets } from '../lots/lot-calls';

export interface LotMembersProps {
  readonly lot: LotRow;
  readonly place: Place;
  /** Those who were in it on a day in the past. */
  readonly asOf: string | undefined;
}

/** Names that are written out; the list of assets has all of them. */
const drawn = 30;

const Root = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Names = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  columnGap: 1,
  // The last line of the names falls upon that of the card.
  marginBottom: -1,
});
const Name = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  padding: '0 8px 0 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  overflowWrap: 'anywhere',
  ...typeStyle({ ...type.cell, weight: 500 }),
}));
const Quiet = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));

/** Who is in a lot, each to be seen or taken out; of the past, to be seen as it was. */
export function LotMembers({ lot, place, asOf }: LotMembersProps) {
  // The reason is over the screen.
  const isReadOnly = useReadOnlyReason(place) !== null;
  const { say, word } = useSay('lots', 'list');
  const { noun, gender } = useModel(place).model;
  const { data: found, error, refetch } = useQuery(lotMembersQuery(lot, place, drawn, asOf));
  const data = found?.res;
  const title = say('lots:members', { many: capital(word(noun.many)) });
  return (
    <Root aria-label={title}>
      <Head>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        {lot.quantity_assets > 0 && (
          <Button size="small" href={lotAssetsAddress(lot.id, asOf)}>
            {say('lots:membersMore')}
          </Button>
        )}
      </Head>
      {data === undefined && error === null && <FormSkeleton count={2} />}
      {data === undefined && error !== null && (
        <FetchError
          title={say(gender === 'm' ? 'list:failedTitleM' : 'list:failedTitleF', { many: word(noun.many) })}
          error={error}
          onRetry={refetch}
        />
      )}
      {data?.length === 0 && <Quiet>{say('lots:membersNone')}</Quiet>}
      {data !== undefined && data.length > 0 && (
        <Card flush>
          <Names>
            {data.map(({ id, label }) => (
              <Name key={id}>
                <Link href={assetAddress(id, asOf)} color="inherit">
                  {label}
                </Link>
                {asOf === undefined && place.can('TAG_EDIT') && !isReadOnly && (
                  <TakeOut lot={lot} id={id} label={label} />
                )}
              </Name>
            ))}
          </Names>
        </Card>
      )}
    </Root>
  );
}

interface TakeOutProps {
  readonly lot: LotRow;
  readonly id: number;
  readonly label: string;
}

function TakeOut({ lot, id, label }: TakeOutProps) {
  const { say } = useSay('lots', 'list');
  const { show } = useToasts();
  const { mutate, isPending } = useMoveAssets();
  const takeOut = () => {
    const chosen = { picked: [[id, label]] as const, filters: [], count: 1 };
    mutate(
      { lotId: lot.id, action: 'remove', chosen },
      {
        onSuccess: () => {
          show({ tone: 'ok', text: say('lots:tookOut', { label, name: lot.name }) });
        },
        onError: (error) => {
          show({ tone: 'danger', text: errorReason(error, say) });
        },
      },
    );
  };
  return (
    <IconAction size="small" label={say('lots:takeOutOf', { label })} disabled={isPending} onClick={takeOut}>
      <X size={14} />
    </IconAction>
  );
}
