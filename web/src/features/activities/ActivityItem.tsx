import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import CircleX from 'lucide-react/icons/circle-x';
import FileUp from 'lucide-react/icons/file-up';
import Info from 'lucide-react/icons/info';
import type { ActivityRow } from '@huella/domain/calls/activities';
import type { ActivityType } from '@huella/domain/rules/activities';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';
import { useTopBar, type Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { useOpenAt } from '../../shell/search/use-open-choice';
import { NamedIcon } from '../../shell/NamedIcon';
import { RouterLink } from '../../shell/RouterLink';
import { focusLine } from '../../theme/focus';
import { phone } from '../../theme/media';
import { pink, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Avatar } from '../../ui/Avatar';
import { StatusChip } from '../../ui/StatusChip';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { notesOf, sentenceOf } from './activity-words';

export interface ActivityItemProps {
  readonly row: ActivityRow;
  /** Where the user works, whose screens it may lead to; null where it is told of many places, with its own. */
  readonly place: Place | null;
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) minmax(120px, 200px) 48px',
  columnGap: 12,
  paddingBottom: 16,
  // The line from one sign to the next.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: 32,
    bottom: 0,
    left: 15,
    borderLeft: `2px solid ${theme.palette.line}`,
  },
  [phone]: { gridTemplateColumns: '32px minmax(0, 1fr) auto' },
}));
const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.full,
  '&[data-colour="blue"]': {
    backgroundColor: theme.palette.state.info.ground,
    color: theme.palette.state.info.text,
  },
  '&[data-colour="green"]': {
    backgroundColor: theme.palette.state.ok.ground,
    color: theme.palette.state.ok.text,
  },
  '&[data-colour="red"]': {
    backgroundColor: theme.palette.state.danger.ground,
    color: theme.palette.state.danger.text,
  },
  '&[data-colour="pink"]': {
    backgroundColor: pink[theme.palette.mode].ground,
    color: pink[theme.palette.mode].text,
  },
}));
const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Sentence = styled('p')({ margin: 0, ...typeStyle(type.body) });
const Things = styled('strong')({ fontWeight: 600 });
const Link = styled(RouterLink)(({ theme }) => ({
  color: theme.palette.accent.text,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusLine(theme),
}));
const Way = styled(ButtonBase)(({ theme }) => ({
  display: 'inline',
  textAlign: 'start',
  color: theme.palette.accent.text,
  ...typeStyle({ ...type.body, weight: 500 }),
  '&:hover': { textDecoration: 'underline' },
  '&.Mui-focusVisible': focusLine(theme),
}));
const Notes = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
const Person = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  height: 28,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [phone]: { gridRow: 2, gridColumn: '2 / -1', marginTop: 4 },
}));
const Time = styled('time')(({ theme }) => ({
  color: theme.palette.ink3,
  paddingTop: 4,
  textAlign: 'right',
  ...typeStyle(type.cell),
}));

/** The colour of each type (document 3 section 4). */
const colours: Readonly<Record<ActivityType, 'blue' | 'pink' | 'green' | 'red'>> = {
  transfer: 'blue',
  newTransfer: 'blue',
  info: 'pink',
  check: 'green',
  add: 'green',
  update: 'green',
  newExcel: 'green',
  rejected: 'red',
};

/** One activity: its sign, what was done to what, how, by whom and when. */
export function ActivityItem({ row, place }: ActivityItemProps) {
  const { say, language } = useSay('activities', 'transfers');
  const { zone } = useLocale();
  const { before, things, after } = sentenceOf(row, say, language);
  const notes = [...(place === null ? [row.boxname] : []), ...notesOf(row, say, language)];
  const name = actorName(row.username, say);
  const exact = formatDateTime(row.timsta, zone);
  return (
    <Item>
      <Sign data-colour={colours[row.type]}>
        <SignIcon row={row} />
      </Sign>
      <Words>
        <Sentence>
          {before}{' '}
          {place === null ? (
            <Elsewhere row={row}>{things}</Elsewhere>
          ) : (
            <Target row={row} place={place}>
              {things}
            </Target>
          )}
          {after !== '' && ` ${after}`}
        </Sentence>
        {notes.length > 0 && <Notes>{notes.join(' · ')}</Notes>}
        {place !== null && <WayOn row={row} />}
      </Words>
      <Person>
        <Avatar name={name} kind={row.isCompany ? 'company' : 'person'} size={24} />
        <span title={name}>{name}</span>
      </Person>
      <Time dateTime={row.timsta} title={exact}>
        {exact.slice(-5)}
      </Time>
    </Item>
  );
}

interface TargetProps {
  readonly row: ActivityRow;
  readonly children: string;
}

/** What was done to what, as the way there; as words where there is none. */
function Target({ row, place, children }: TargetProps & { readonly place: Place }) {
  const target = targetOf(row, place);
  return target === null ? <Things>{children}</Things> : <Link href={target}>{children}</Link>;
}

/**
 * The same in the timeline of many establishments: the transfer, the asset, or the list of the establishment that it was done
 * in, with the context that it is opened in; words alone where that is none of the reader's.
 */
function Elsewhere({ row, children }: TargetProps) {
  const { establishments } = useTopBar();
  const open = useOpenAt();
  const at = { boxId: row.seen_in, assetType: row.id_asset_type };
  const box = establishments.find(({ id }) => id === at.boxId);
  if (box?.asset_type.includes(at.assetType) !== true) return <Things>{children}</Things>;
  return (
    <Way
      disableRipple
      onClick={() => {
        open({ address: targetOf(row, at) ?? addressOf(paths.assets, {}), at });
      }}
    >
      {children}
    </Way>
  );
}

/** What failed, or waits, offers the way on. */
function WayOn({ row: { run, transfer, new: isNew } }: Pick<ActivityItemProps, 'row'>) {
  const { say } = useSay('activities');
  if (isNew && transfer !== null)
    return (
      <Actions>
        <StatusChip tone="info">{say('activities:isNew')}</StatusChip>
        <Button size="small" href={addressOf(paths.transfer, {}, { id: transfer.id })}>
          {say('activities:seeTransfer')}
        </Button>
      </Actions>
    );
  if (run === null || run.left === 0) return null;
  return (
    <Actions>
      <Button size="small" href={addressOf(paths.run, {}, { id: run.id })}>
        {say('activities:seeRows')}
      </Button>
    </Actions>
  );
}

/** Where an activity leads: the transfer or the asset, where its screens are of the place that is worked in. */
function targetOf(
  { transfer, asset, id_asset_type: assetType }: ActivityRow,
  place: Pick<Place, 'assetType'>,
): Address | null {
  if (transfer !== null) return addressOf(paths.transfer, {}, { id: transfer.id });
  if (asset === null || assetType !== place.assetType) return null;
  return addressOf(paths.assetEdit, { pk: asset.id, mode: 'view' });
}

function SignIcon({ row: { type, icon } }: Pick<ActivityItemProps, 'row'>) {
  if (type === 'rejected') return <CircleX size={16} aria-hidden="true" />;
  if (type === 'newExcel') return <FileUp size={16} aria-hidden="true" />;
  return icon === null ? <Info size={16} aria-hidden="true" /> : <NamedIcon name={icon} size={16} />;
}
