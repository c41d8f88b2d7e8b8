import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import { lazy, Suspense } from 'react';
import type { TargetBox } from '@huella/domain/calls/transfers';
import { kilometresBetween } from '../../map/place-map';
import { phone } from '../../theme/media';
import { gutter, map, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Avatar } from '../../ui/Avatar';
import { formatCount } from '../../ui/format-count';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import Warehouse from 'lucide-react/icons/warehouse';
import { TargetProblems } from './TargetProblems';
import type { StepProps } from './step-parts';
import { useOwnPosition } from './use-own-position';

export interface TargetCardProps {
  readonly wizard: StepProps['wizard'];
  readonly box: TargetBox;
}

/** The outlines of the world are big; they come with the first destination. */
const RouteMap = lazy(async () => ({ default: (await import('../../map/RouteMap')).RouteMap }));

const Sheet = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
}));
const MapPlace = styled('div')(({ theme }) => ({
  minHeight: 150,
  borderBottom: `1px solid ${theme.palette.line}`,
  backgroundColor: map.water,
}));
const Words = styled('div')({ padding: '16px 20px 4px', [phone]: { padding: `12px ${gutter.phone}px 4px` } });
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, marginBottom: 12 });
const Names = styled('div')({ flex: 1, minWidth: 0 });
const Name = styled('h3')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  ...typeStyle(type.section),
});
const Line = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  '&[data-quiet="true"]': { color: theme.palette.ink3 },
}));
const Checks = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    borderTop: `1px solid ${theme.palette.line}`,
    ...typeStyle(type.body),
  },
  '& li > svg': { flex: 'none', color: theme.palette.state.ok.text },
  '& li > [data-figures]': {
    whiteSpace: 'nowrap',
    marginLeft: 'auto',
    color: theme.palette.ink3,
    ...typeStyle(type.cell),
  },
}));

/** The establishment that was found: where it is, whose, and what was checked. */
export function TargetCard({ wizard, box }: TargetCardProps) {
  const { say } = useSay('transfers');
  const place = [box.city, box.region].filter((part) => part !== '').join(', ');
  return (
    <Sheet aria-label={box.box_name}>
      <Route wizard={wizard} box={box} />
      <Words>
        <Head>
          <Avatar kind="company" name={box.box_name} />
          <Names>
            <Name>
              {box.box_name}
              <StatusChip tone="neutral" icon={Warehouse}>
                {box.subtype_name}
              </StatusChip>
            </Name>
            <Line>
              {box.company.company_name} · {box.alias}
            </Line>
            <Line data-quiet>{place}</Line>
          </Names>
        </Head>
        <TargetProblems wizard={wizard} box={box} />
        {box.passed.length > 0 && (
          <Checks aria-label={say('transfers:passed')}>
            {box.passed.map((check) => (
              <Passed key={check.code} check={check} />
            ))}
          </Checks>
        )}
      </Words>
    </Sheet>
  );
}

/** The checks that are told apart; others that a server may name say only that they are passed. */
const checkWords = {
  acceptsChain: { text: 'transfers:acceptsChain', figures: null },
  hasRoom: { text: 'transfers:hasRoom', figures: 'transfers:hasRoomFigures' },
  statesAllow: { text: 'transfers:statesAllow', figures: 'transfers:statesAllowFigures' },
} as const;

function Passed({ check }: { readonly check: TargetBox['passed'][number] }) {
  const { say, language } = useSay('transfers');
  if (!isKnown(check.code)) return null;
  const { text, figures } = checkWords[check.code];
  const amount = Number(check.slots['room'] ?? check.slots['count'] ?? 0);
  return (
    <li>
      <CircleCheck size={18} aria-hidden="true" />
      <span>{say(text)}</span>
      {figures !== null && (
        <span data-figures>{say(figures, { figure: formatCount(amount, language) })}</span>
      )}
    </li>
  );
}

function isKnown(code: string): code is keyof typeof checkWords {
  return Object.hasOwn(checkWords, code);
}

/** Both places on a map, where both are known. */
function Route({ wizard, box }: TargetCardProps) {
  const { say, language } = useSay('transfers');
  const { place } = wizard.subject;
  const own = useOwnPosition(wizard);
  if (own === null || box.lat === null || box.lng === null) return null;
  const from = { ...own, name: place.boxName };
  const to = { lat: box.lat, lng: box.lng, name: box.box_name };
  const km = formatCount(kilometresBetween(from, to), language);
  return (
    <MapPlace>
      <Suspense>
        <RouteMap
          from={from}
          to={to}
          label={say('transfers:mapLabel', { source: from.name, target: to.name, km })}
          distance={say('transfers:km', { km })}
        />
      </Suspense>
    </MapPlace>
  );
}
