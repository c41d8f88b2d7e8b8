import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import CalendarX from 'lucide-react/icons/calendar-x';
import { DateTime } from 'luxon';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import { formatDate, parseDate } from '@huella/domain/engine/fields/date';
import type { FileRef, Locale } from '@huella/domain/model/value';
import { CallError } from '../../call/call-error';
import { heldQuery } from '../../call/objects';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { FactSheet } from '../../form/FactSheet';
import { FormWaiting } from '../../form/FormWaiting';
import { SheetHead, SheetLine, SheetRoot, SheetWords } from '../../form/sheet-parts';
import { errorReason } from '../../list/error-reason';
import { StateChip } from '../../list/StateChip';
import type { Place } from '../../session/context';
import { useFormModel } from '../../session/form-model';
import { useLocale } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { Tabs } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { filesOf } from '../asset-page/files-of';
import { assetAddress } from '../assets/asset-address';
import { AssetHistory, historyQuery } from '../events/AssetHistory';
import { lotAssetsAddress } from '../lots/lot-address';
import { PastBar } from './PastBar';

const FileViewer = lazy(async () => ({ default: (await import('../asset-page/FileViewer')).FileViewer }));

const Line = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Row = styled('div')(({ theme }) => ({ borderBottom: `1px solid ${theme.palette.line}` }));
const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  '&:focus-visible': { outlineOffset: 4 },
});

export interface PastAssetProps {
  readonly place: Place;
  readonly pk: number;
  /** As the address has it: whether it is a day that can be seen, the server says. */
  readonly asOf: string;
}

/** An asset as it was on a day, to read, or why it cannot be seen on it (decision 83). */
export function PastAsset({ place, pk, asOf }: PastAssetProps) {
  const { say, word } = useSay('past', 'form');
  const { model } = useFormModel(place);
  const { data: asset, error } = useQuery({ ...heldQuery('asset', pk, asOf), retry: false });
  const navigate = useNavigate();
  const list = capital(word(model.noun.many));
  usePageTitle(asset?.label ?? say('past:asItWas', { day: formatDate(asOf) }), place.boxName);
  const bar = (
    <PastBar
      day={asOf}
      onPick={(day) => void navigate({ href: assetAddress(pk, day) })}
      onToday={() => void navigate({ href: assetAddress(pk) })}
    />
  );
  if (asset === undefined && error === null) return <FormWaiting shape="sheet" />;
  return (
    <SheetRoot>
      <Breadcrumb
        crumbs={[
          { label: list, href: listAddress() },
          ...(asset === undefined ? [] : [{ label: asset.label }]),
        ]}
      />
      {bar}
      {asset === undefined ? (
        <NotThere error={error} onDay={(day) => void navigate({ href: assetAddress(pk, day) })} />
      ) : (
        <Then asset={asset} place={place} asOf={asOf} />
      )}
    </SheetRoot>
  );
}

/** Why it cannot be seen on that day; where it came later, since when it is there. */
function NotThere({ error, onDay }: { readonly error: Error | null; readonly onDay: (day: string) => void }) {
  const { say } = useSay('past');
  const icon = <CalendarX size={20} />;
  if (!(error instanceof CallError) || error.code !== 'notHereThen') {
    const [found] = error instanceof CallError ? error.issues : [];
    if (found?.field === 'asOf')
      return <EmptyState icon={icon} title={say('past:noSuchDay')} text={say('past:noSuchDayText')} />;
    const reason = error === null ? '' : errorReason(error, say);
    return <EmptyState icon={icon} title={say('past:notFetched')} text={reason} />;
  }
  const [day, since] = [String(error.slots['day'] ?? ''), String(error.slots['since'] ?? '')];
  const first = parseDate(since);
  return (
    <EmptyState
      icon={icon}
      title={say('past:notYetTitle', { day })}
      text={say('past:notYetText', { day: since })}
      actions={
        first !== null && (
          <Button
            size="small"
            onClick={() => {
              onDay(first);
            }}
          >
            {say('past:seeFirstDay')}
          </Button>
        )
      }
    />
  );
}

interface ThenProps {
  readonly asset: SavedObject;
  readonly place: Place;
  readonly asOf: string;
}

/** What was known of it: its name and state, where it was, its facts and what had happened. */
function Then({ asset, place, asOf }: ThenProps) {
  const { say } = useSay('past');
  const here = useLocale();
  const locale = useMemo(() => ({ ...here, today: asOf }), [here, asOf]);
  return (
    <>
      <SheetHead>
        <SheetWords>
          <SheetLine>
            <Typography component="h1" variant="h1">
              {asset.label}
            </Typography>
            <StateChip state={asset.state} />
          </SheetLine>
          <Line>
            <Where asset={asset} locale={locale} />
          </Line>
        </SheetWords>
      </SheetHead>
      {asset.pause?.since !== undefined && (
        <Notice
          tone="warning"
          icon="pause"
          title={say('past:pausedThen', { day: formatDate(dayOf(asset.pause.since, locale)) })}
        >
          {asset.pause.message}
        </Notice>
      )}
      <ThenParts asset={asset} place={place} asOf={asOf} locale={locale} />
    </>
  );
}

/** Its facts, and what had happened by then with the files that came with it. */
function ThenParts({ asset, place, asOf, locale }: ThenProps & { readonly locale: Locale }) {
  const { say } = useSay('events');
  const { model, scope } = useFormModel(place);
  const [part, setPart] = useState<'facts' | 'history'>('facts');
  const [file, setFile] = useState<FileRef | null>(null);
  const { data } = useQuery(historyQuery(asset.id, asOf));
  return (
    <>
      <Row>
        <Tabs
          id="past"
          label={say('events:sections')}
          value={part}
          onChange={setPart}
          tabs={[
            { value: 'facts', label: say('events:sheetTab') },
            { value: 'history', label: say('events:historyTab'), count: data?.entries.length },
          ]}
        />
      </Row>
      <Panel id={`past-panel-${part}`} role="tabpanel" aria-labelledby={`past-tab-${part}`} tabIndex={0}>
        {part === 'facts' ? (
          <FactSheet model={model} scope={scope} locale={locale} values={asset.values} />
        ) : (
          <AssetHistory pk={asset.id} model={model} locale={locale} asOf={asOf} onFile={setFile} />
        )}
      </Panel>
      {file !== null && (
        <Suspense fallback={null}>
          <FileViewer
            shown={file}
            files={filesOf({ asset, model, scope, locale, entries: data?.entries ?? [] })}
            label={asset.label}
            locale={locale}
            onShow={setFile}
            onClose={() => {
              setFile(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The establishment and the lot of that day, since when it was here, and what became of it. */
function Where({ asset, locale }: { readonly asset: SavedObject; readonly locale: Locale }) {
  const { say } = useSay('past');
  const { asOf } = asset;
  if (asOf === undefined) return null;
  const { lot } = asOf;
  const { retiredAt, isRetiredSince } = asOf;
  const retired = !isRetiredSince
    ? []
    : [
        retiredAt === null
          ? say('past:retiredSince')
          : say('past:retiredOn', { day: formatDate(dayOf(retiredAt, locale)) }),
      ];
  const since = say('past:hereSince', { day: formatDate(dayOf(asset.createdAt, locale)) });
  const parts = [since, ...retired];
  return (
    <>
      {asOf.box.name} ·{' '}
      {lot === null ? (
        say('past:inNoLot')
      ) : (
        <Link href={lotAssetsAddress(lot.id, asOf.day)}>{say('past:inLot', { lot: lot.name })}</Link>
      )}{' '}
      · {parts.join(' · ')}
    </>
  );
}

function dayOf(moment: string, { zone }: Locale): string {
  return DateTime.fromISO(moment, { zone }).toISODate() ?? '';
}
