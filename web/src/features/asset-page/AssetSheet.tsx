import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { HistoryEntry } from '@huella/domain/calls/events';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { FileRef, Locale } from '@huella/domain/model/value';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { countFacts } from '../../form/facts';
import { FactSheet } from '../../form/FactSheet';
import { useIsPhone } from '../../shell/use-media';
import { usePageTitle } from '../../shell/page-title';
import type { Place } from '../../session/context';
import { useLocale, useShutFields, type PlaceModel } from '../../session/model';
import { Breadcrumb } from '../../ui/Breadcrumb';
import type { TabItem } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { AssetHistory, historyQuery } from '../events/AssetHistory';
import { PauseNotice } from '../assets/PauseNotice';
import { useNamedLinks } from '../assets/use-named-links';
import { AssetActions } from './AssetActions';
import { SeeOnADay } from '../past/SeeOnADay';
import { AssetAside } from './AssetAside';
import { AssetHead } from './AssetHead';
import { endedBy } from './ended-by';
import { FilesPart } from './FilesPart';
import { filesOf, type AssetFile } from './files-of';
import { KeyStrip } from './KeyStrip';
import { MeasuresLater } from './MeasuresLater';
import { Bar, Body, Panel, Root, Top, Walk } from './page-parts';
import { PartTabs } from './PartTabs';
import { PublicProof } from './PublicProof';
import type { SheetPart } from './parts';

const FileViewer = lazy(async () => ({ default: (await import('./FileViewer')).FileViewer }));
const EndedNotice = lazy(async () => ({ default: (await import('./EndedNotice')).EndedNotice }));
const ListWalk = lazy(async () => ({ default: (await import('./ListWalk')).ListWalk }));

export interface AssetSheetProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly place: Place;
  /** The part that is open; its history where the address says none. */
  readonly part?: SheetPart | undefined;
  /** Its place in the list that one came from, from 1. */
  readonly at?: number | undefined;
}

/** Everything known of an asset, to read: what happened to it, its facts, its files, and what stands beside all that. */
export function AssetSheet({ asset, place, model, scope, part: asked, at }: AssetSheetProps) {
  const { say, word } = useSay('page');
  const locale = useLocale();
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<FileRef | null>(null);
  const { data } = useQuery(historyQuery(asset.id));
  const entries = data?.entries ?? noEntries;
  const links = useNamedLinks(asset.id, model);
  const files = filesOf({ asset, model, scope, locale, entries });
  const about = { asset, place, model, scope, locale };
  const tabs = useTabs({ ...about, entries: data?.entries, fileCount: files.length });
  // An address may name a part that such an asset does not have.
  const part = tabs.find(({ value }) => value === asked)?.value ?? 'history';
  usePageTitle(asset.label, place.boxName);
  return (
    <Root>
      <Top>
        <Bar>
          <Breadcrumb
            crumbs={[{ label: capital(word(model.noun.many)), href: listAddress() }, { label: asset.label }]}
          />
          <Walk>
            <SeeOnADay pk={asset.id} />
            {at !== undefined && (
              <Suspense fallback={null}>
                <ListWalk pk={asset.id} at={at} part={part} place={place} />
              </Suspense>
            )}
          </Walk>
        </Bar>
        <AssetHead {...about} onPhoto={setShown}>
          <AssetActions {...about} isRetired={endedBy(entries, model) !== null} />
        </AssetHead>
        {isPhone && <KeyStrip {...about} />}
        {asset.pause !== undefined && (
          <PauseNotice asset={asset} pause={asset.pause} place={place} model={model} />
        )}
        <Ended entries={entries} model={model} locale={locale} />
      </Top>
      <PartTabs id="sheet" label={say('page:parts')} part={part} tabs={tabs} />
      <Body>
        <OpenPart {...about} part={part} files={files} links={links} onFile={setShown} />
        <AssetAside {...about} links={links} />
      </Body>
      {shown !== null && (
        <Suspense fallback={null}>
          <FileViewer
            shown={shown}
            files={files}
            label={asset.label}
            locale={locale}
            onShow={setShown}
            onClose={() => {
              setShown(null);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

const noEntries: readonly HistoryEntry[] = [];

interface EndedProps {
  readonly entries: readonly HistoryEntry[];
  readonly model: AssetType;
  readonly locale: Locale;
}

/** That it was retired, where it was. */
function Ended({ entries, model, locale }: EndedProps) {
  const last = endedBy(entries, model);
  if (last === null) return null;
  return (
    <Suspense fallback={null}>
      <EndedNotice last={last} locale={locale} />
    </Suspense>
  );
}

interface OpenPartProps extends Omit<AssetSheetProps, 'at' | 'part'> {
  readonly part: SheetPart;
  readonly locale: Locale;
  readonly files: readonly AssetFile[];
  readonly links: ReadonlyMap<string, string>;
  readonly onFile: (file: FileRef) => void;
}

/** The part that is open. */
function OpenPart({ part, asset, place, files, links, onFile, ...of }: OpenPartProps) {
  const { say } = useSay('page');
  const shut = useShutFields(place);
  const history = { pk: asset.id, model: of.model, locale: of.locale, onFile };
  return (
    <Panel id={`sheet-panel-${part}`} role="tabpanel" aria-labelledby={`sheet-tab-${part}`} tabIndex={0}>
      {part === 'history' && (
        <>
          <MeasuresLater {...of} asset={asset} />
          <AssetHistory {...history} />
        </>
      )}
      {part === 'health' && <AssetHistory {...history} only="health" />}
      {part === 'facts' && <FactSheet {...of} values={asset.values} links={links} shut={shut} />}
      {part === 'files' && <FilesPart files={files} locale={of.locale} onOpen={onFile} />}
      {part === 'proof' && asset.publicPage !== undefined && (
        <PublicProof title={say('page:proofTitle')} text={say('page:proofText')} address={asset.publicPage} />
      )}
    </Panel>
  );
}

interface TabsInput extends Omit<AssetSheetProps, 'at' | 'part'> {
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly fileCount: number;
}

/** What there is to read of an asset, with how much of each. */
function useTabs({
  asset,
  place,
  model,
  scope,
  entries,
  fileCount,
}: TabsInput): readonly TabItem<SheetPart>[] {
  const { say } = useSay('page');
  const hasHealth = model.events.some(
    ({ health, permissions }) => health !== undefined && permissions.box.includes(place.boxSubtype),
  );
  const healthy = entries?.filter(({ health }) => health).length ?? null;
  return [
    { value: 'history', label: say('page:history'), count: entries?.length ?? null },
    { value: 'facts', label: say('page:facts'), count: countFacts(model, scope, asset.values) },
    ...(hasHealth || (healthy ?? 0) > 0
      ? [{ value: 'health' as const, label: say('page:health'), count: healthy }]
      : []),
    { value: 'files', label: say('page:files'), count: fileCount },
    ...(asset.publicPage === undefined ? [] : [{ value: 'proof' as const, label: say('page:proof') }]),
  ];
}
