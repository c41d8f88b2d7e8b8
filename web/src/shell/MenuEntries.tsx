import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useId } from 'react';
import { callQuery } from '../call/queries';
import { paths } from '../paths';
import { useArrivals } from '../session/arrivals';
import { menuQuery } from '../session/around';
import { useAssetTotal } from '../session/asset-total';
import { usePlace, type Place } from '../session/context';
import { useGate } from '../session/gate';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, motion, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { CountPill } from '../ui/CountPill';
import { formatCount } from '../ui/format-count';
import { Hidden } from '../ui/Hidden';
import { useSay } from '../words/use-say';
import { IconHint } from './IconHint';
import { MenuBlocked } from './MenuBlocked';
import { groupItems, isCurrent, visibleItems, type MenuItem } from './menu-items';
import { useMenuMode } from './menu-mode';
import { NamedIcon } from './NamedIcon';
import { prehomeEntries, usePrehomeCounts } from './prehome-menu';
import { RouterLink } from './RouterLink';

export interface MenuEntriesProps {
  /** Icons alone; their names are said and shown beside them. */
  readonly iconsOnly: boolean;
  readonly onFollow?: (() => void) | undefined;
}

const Head = styled('h2')(({ theme }) => ({
  padding: '4px 10px 6px',
  color: theme.palette.ink3,
  ...typeStyle(type.tiny),
}));
const Group = styled('div')(({ theme }) => ({
  marginBottom: 16,
  '&[data-icons="true"] + &': { paddingTop: 16, borderTop: `1px solid ${theme.palette.line}` },
}));
const Entry = styled(RouterLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: height.menuItem,
  padding: '0 9px',
  border: '1px solid transparent',
  borderRadius: radius.base,
  color: theme.palette.ink2,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}ms`,
  ...typeStyle(type.cell),
  '&:hover': { backgroundColor: theme.palette.track },
  '&[aria-current="page"]': {
    borderColor: theme.palette.line,
    backgroundColor: theme.palette.surface,
    color: theme.palette.accent.text,
    fontWeight: 600,
  },
  '&[aria-disabled="true"]': { color: theme.palette.ink3, cursor: 'default', backgroundColor: 'transparent' },
  '&:focus-visible': focusLine(theme),
  '[data-icons="true"] > li > &': { justifyContent: 'center', height: 36, padding: 0 },
  [phone]: { height: height.phoneTarget, ...typeStyle(type.body) },
}));
const Name = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Corner = styled('span')({
  '&[data-icons="true"]': { position: 'absolute', top: 0, right: 0, transform: 'scale(0.8)' },
});
const Count = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** The entries of the menu: in PREHOME the same for everybody, in HOME those of the place. */
export function MenuEntries(props: MenuEntriesProps) {
  const mode = useMenuMode();
  const place = usePlace();
  if (mode === 'PREHOME') return <PrehomeGroups {...props} />;
  return place === null ? null : <PlaceGroups {...props} place={place} />;
}

function PrehomeGroups(props: MenuEntriesProps) {
  const { say } = useSay('shell');
  const known = usePrehomeCounts();
  const items = prehomeEntries.map(({ path, icon, name, group }) => ({
    path,
    icon,
    name: say(name),
    group: say(group),
  }));
  const counts = new Map<string, number>(
    prehomeEntries.flatMap((entry) =>
      'count' in entry && known !== null ? [[entry.path, known[entry.count]]] : [],
    ),
  );
  return <Groups {...props} items={items} place={null} counts={counts} />;
}

/** The entries of the place's asset type that the place shows and the user may open. */
function PlaceGroups({ place, ...props }: MenuEntriesProps & { readonly place: Place }) {
  const { data = [] } = useQuery(menuQuery(place));
  const reason = useId();
  // What has to be filled in first is over it.
  const isBlocked = useGate(place.boxId).state === 'required';
  return (
    <>
      {isBlocked && <MenuBlocked id={reason} {...props} />}
      <Groups
        {...props}
        items={visibleItems(data, place)}
        place={place}
        refusedBy={isBlocked ? reason : null}
      />
    </>
  );
}

interface GroupsProps extends MenuEntriesProps {
  readonly items: readonly MenuItem[];
  /** Whose assets are counted beside their entry. */
  readonly place: Place | null;
  /** What else is counted, by the path of its entry. */
  readonly counts?: ReadonlyMap<string, number>;
  /** The id of the reason why no entry opens; null where all do. */
  readonly refusedBy?: string | null;
}

function Groups({ items: all, place, counts, iconsOnly, onFollow, refusedBy = null }: GroupsProps) {
  const id = useId();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return groupItems(all).map(({ name, items }, at) => (
    <Group key={name} data-icons={iconsOnly}>
      {!iconsOnly && <Head id={`${id}-${at}`}>{name}</Head>}
      <ul
        data-icons={iconsOnly}
        {...(iconsOnly ? { 'aria-label': name } : { 'aria-labelledby': `${id}-${at}` })}
      >
        {items.map((item) => (
          <li key={item.path}>
            <IconHint hint={iconsOnly ? item.name : null}>
              <Entry
                aria-current={isCurrent(item, pathname) ? 'page' : undefined}
                {...(refusedBy === null ? { href: item.path, onClick: onFollow } : inertLink(refusedBy))}
              >
                <EntryWords item={item} place={place} count={counts?.get(item.path)} iconsOnly={iconsOnly} />
              </Entry>
            </IconHint>
          </li>
        ))}
      </ul>
    </Group>
  ));
}

/** An entry that opens nothing yet: still found by keyboard, with the reason. */
function inertLink(reason: string) {
  return { role: 'link', tabIndex: 0, 'aria-disabled': true, 'aria-describedby': reason } as const;
}

function EntryWords({
  item,
  place,
  count,
  iconsOnly,
}: {
  readonly item: MenuItem;
  readonly place: Place | null;
  readonly count: number | undefined;
  readonly iconsOnly: boolean;
}) {
  const { language } = useSay();
  return (
    <>
      <NamedIcon name={item.icon} />
      {!iconsOnly && <Name title={item.name}>{item.name}</Name>}
      {!iconsOnly && place !== null && item.path === paths.assets && <AssetCount place={place} />}
      {!iconsOnly && place !== null && item.path === paths.oracles && <LinkedCount place={place} />}
      {place !== null && item.path === paths.transfers && <Waiting place={place} iconsOnly={iconsOnly} />}
      {!iconsOnly && count !== undefined && <Count>{formatCount(count, language)}</Count>}
    </>
  );
}

/** The arrivals that wait for an answer; where there are icons alone, in their corner. */
function Waiting({ place, iconsOnly }: { readonly place: Place; readonly iconsOnly: boolean }) {
  const { say } = useSay('shell');
  const count = useArrivals(place);
  if (count === 0) return null;
  return (
    <Corner data-icons={iconsOnly}>
      <CountPill count={count} tone="accent" />
      <Hidden>{say('shell:arrivalsWait')}</Hidden>
    </Corner>
  );
}

function AssetCount({ place }: { readonly place: Place }) {
  const { language } = useSay();
  const isSaid = useRouterState({ select: ({ location }) => location.pathname === paths.assets });
  const total = useAssetTotal(place, { isSaid });
  return total === undefined ? null : <Count>{formatCount(total, language)}</Count>;
}

/** How many are linked with an oracle, once some screen has asked: the menu asks nothing of its own. */
function LinkedCount({ place: { assetType, boxId } }: { readonly place: Place }) {
  const { language } = useSay();
  const params = { assetId: String(assetType), boxId: String(boxId) };
  const { data } = useQuery({ ...callQuery('oracles.standing', { params }), enabled: false });
  return data === undefined ? null : <Count>{formatCount(data.linked, language)}</Count>;
}
