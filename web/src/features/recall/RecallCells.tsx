import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/external-link';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import type { RecallLink, RecallRow } from '@huella/domain/calls/recall';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { capital } from '../../form/capital';
import { StateChip } from '../../list/StateChip';
import { useLocale } from '../../session/model';
import { focusLine } from '../../theme/focus';
import { phone } from '../../theme/media';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Hidden } from '../../ui/Hidden';
import { KeyValueList } from '../../ui/KeyValueList';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { amountWords, columnOf, rowTitle, stepWords } from './node-words';
import { OriginFacts } from './OriginFacts';

/** The cells of a row of a trace. */

export interface RowCellProps {
  readonly row: RecallRow;
}

const Stack = styled('div')({ display: 'grid', justifyItems: 'start', minWidth: 0 });
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minWidth: 0,
});
const Name = styled('span')(({ theme }) => ({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '& a': { color: theme.palette.ink, fontWeight: 500 },
}));
const Quiet = styled('span')(({ theme }) => ({
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle(type.meta),
}));
/** A sentence takes no room from the columns beside it. */
const Reason = styled(Quiet)({ maxWidth: 320 });
const Step = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  '& svg': { color: theme.palette.ink3 },
}));
const Facts = styled('details')(({ theme }) => ({
  width: '100%',
  maxWidth: 320,
  '& summary': {
    width: 'fit-content',
    borderRadius: radius.key,
    color: theme.palette.accent.text,
    cursor: 'pointer',
    ...typeStyle({ ...type.meta, weight: 500 }),
    '&:focus-visible': focusLine(theme),
    [phone]: { padding: '14px 0' },
  },
}));

/** What it is and what it is called, with what its list or its page shows of it. */
export function WhatCell({ row }: RowCellProps) {
  const { say } = useSay('recall');
  const { asset, share } = row;
  if (asset === null) return <HiddenWords />;
  return (
    <Stack>
      <Line>
        <Name>
          <NameLink row={row} />
        </Name>
        {share === 'published' && (
          <span title={say('recall:publishedText')}>
            <StatusChip tone="info" icon={Globe}>
              {say('recall:published')}
            </StatusChip>
          </span>
        )}
      </Line>
      {asset.name !== '' && <Quiet>{capital(asset.noun)}</Quiet>}
      <RowFacts row={row} />
    </Stack>
  );
}

/** One's own leads to its page in here, what is published to the one that everybody may read. */
function NameLink({ row }: RowCellProps) {
  const { say } = useSay('recall');
  const { asset, publicPage } = row;
  const name = rowTitle(row, say);
  const id = asset?.id ?? null;
  if (id !== null) return <Link href={assetAddress(id)}>{name}</Link>;
  if (publicPage === null) return name;
  return (
    <Link href={publicPage} target="_blank" rel="noreferrer" title={say('recall:openPublic')}>
      {name} <ExternalLink size={12} aria-hidden="true" />
      <Hidden> {say('recall:newTab')}</Hidden>
    </Link>
  );
}

function HiddenWords() {
  const { say } = useSay('recall');
  return (
    <Stack>
      <StatusChip tone="neutral" icon={Lock}>
        {say('recall:hidden')}
      </StatusChip>
      <Reason>{say('recall:hiddenText')}</Reason>
    </Stack>
  );
}

/** What is shown of an asset, behind a word that opens it. */
function RowFacts({ row: { facts, share } }: RowCellProps) {
  const { say } = useSay('recall');
  if (facts.length === 0) return null;
  return (
    <Facts>
      <summary>{say(share === 'own' ? 'recall:factsOwn' : 'recall:factsPublished')}</summary>
      <KeyValueList items={facts.map(({ label, value }) => ({ key: label, value }))} />
    </Facts>
  );
}

/** How many steps away, and which way. */
export function GenerationCell({ row }: RowCellProps) {
  const { say, language } = useSay('recall');
  const Arrow = row.direction === 'up' ? ArrowLeft : ArrowRight;
  return (
    <Step>
      <Arrow size={14} aria-hidden="true" />
      {stepWords(columnOf(row), say, language)}
    </Step>
  );
}

/** The establishment and its company. */
export function WhereCell({ row: { place } }: RowCellProps) {
  const { say } = useSay('recall');
  if (place === null) return <Quiet>{say('recall:nothing')}</Quiet>;
  return (
    <Stack>
      <span>{place.name}</span>
      {place.company !== place.name && <Quiet>{place.company}</Quiet>}
    </Stack>
  );
}

/** By which events it came into the trace, and how much went on. */
export function HowCell({ row: { links, origins } }: RowCellProps) {
  const { say } = useSay('recall');
  if (links.length + origins.length === 0) return <Quiet>{say('recall:nothing')}</Quiet>;
  return (
    <Stack>
      {links.map((link, place) => (
        <How key={`${String(place)} ${link.event.time}`} link={link} />
      ))}
      {origins.length > 0 && <OriginFacts facts={origins} of={1} />}
    </Stack>
  );
}

function How({ link }: { readonly link: RecallLink }) {
  const { event } = link;
  const { say, language } = useSay('recall');
  const { zone } = useLocale();
  const when = formatDateTime(event.time, zone);
  return (
    <Line>
      <span>{event.name}</span>
      <Quiet>{[when, amountWords(link, say, language)].filter((part) => part !== '').join(' · ')}</Quiet>
    </Line>
  );
}

/** Its state, where it may be shown. */
export function StateCell({ row: { state } }: RowCellProps) {
  const { say } = useSay('recall');
  if (state === null) return <Quiet>{say('recall:nothing')}</Quiet>;
  return <StateChip state={state} />;
}
