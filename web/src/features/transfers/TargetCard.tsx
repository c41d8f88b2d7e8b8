import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { TargetBoxFacts } from '../../fields/TargetBoxFacts';
import { TargetBoxHead } from '../../fields/TargetBoxHead';
import { kilometresBetween, type Position } from '../../map/place-map';
import { phone } from '../../theme/media';
import { mapColours } from '../../theme/map-colours';
import { gutter, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { TargetProblems } from './TargetProblems';
import type { TransferWizardState } from './use-transfer-wizard';
import { callQuery } from '../../call/queries';
import { useTopBar } from '../../session/context';

export interface TargetCardProps {
  readonly wizard: TransferWizardState;
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
  backgroundColor: mapColours[theme.palette.mode].water,
}));
const Words = styled('div')({ padding: '16px 20px 4px', [phone]: { padding: `12px ${gutter.phone}px 4px` } });
const Facts = styled('div')({ marginBottom: 16, '&:empty': { display: 'none' } });
const Confirms = styled('div')({ marginBottom: 12 });
const Checks = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    paddingBlock: 8,
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
  return (
    <Sheet aria-label={box.box_name}>
      <Route wizard={wizard} box={box} />
      <Words>
        <TargetBoxHead box={box} />
        <Facts>
          <TargetBoxFacts box={box} />
        </Facts>
        <TargetProblems wizard={wizard} box={box} />
        {box.confirms && (
          <Confirms>
            <Notice tone="info" icon="truck">
              {say('transfers:confirmsText')}
            </Notice>
          </Confirms>
        )}
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

/** The checks that are shown apart; others that a server may name say only that they are passed. */
const checkWords = {
  acceptsChain: { text: 'transfers:acceptsChain', figures: null },
  hasRoom: { text: 'transfers:hasRoom', figures: null },
  statesAllow: { text: 'transfers:statesAllow', figures: 'transfers:statesAllowFigures' },
} as const;

function Passed({ check }: { readonly check: TargetBox['passed'][number] }) {
  const { say, language } = useSay('transfers');
  if (!isKnown(check.code)) return null;
  const { text, figures } = checkWords[check.code];
  const amount = Number(check.slots['count'] ?? 0);
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
  const distance = kilometresBetween(from, to);
  // There is no way to draw to where one is.
  if (distance < 1) return null;
  const km = formatCount(distance, language);
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

/** Where the place that sends is; null until it is known, and where it is not known at all. */
function useOwnPosition({ subject, event }: TransferWizardState): Position | null {
  const { place, model } = subject;
  const { establishments } = useTopBar();
  const alias = establishments.find(({ id }) => id === place.boxId)?.alias ?? '';
  const { data } = useQuery({
    ...callQuery('boxes.checkAlias', {
      params: {
        alias,
        boxId: String(place.boxId),
        assetId: String(model.id),
        eventType: String(event.eventType),
      },
      body: {},
    }),
    enabled: alias !== '',
    staleTime: Infinity,
  });
  const own = data?.[0];
  return own === undefined || own.lat === null || own.lng === null ? null : { lat: own.lat, lng: own.lng };
}
