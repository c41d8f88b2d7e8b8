import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import { lotAssetsField, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { FileRef, Locale } from '@huella/domain/model/value';
import { capital } from '../../form/capital';
import { countFacts } from '../../form/facts';
import { FactSheet } from '../../form/FactSheet';
import { FormWaiting } from '../../form/FormWaiting';
import { DayButton } from '../../list/DayButton';
import { FetchError } from '../../list/FetchError';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { FormSkeleton } from '../../ui/Skeletons';
import type { TabItem } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { FilesPart } from '../asset-page/FilesPart';
import { filesOf } from '../asset-page/files-of';
import { Bar, Body, Panel, Root, Top, Walk } from '../asset-page/page-parts';
import { PartTabs } from '../asset-page/PartTabs';
import { PublicProof } from '../asset-page/PublicProof';
import { WalkNav } from '../asset-page/WalkNav';
import { lotAddress } from '../lots/lot-address';
import { lotFormQuery, lotQuery } from '../lots/lot-calls';
import { LotMessage } from '../lots/LotMessage';
import { LotActions } from './LotActions';
import { LotAside } from './LotAside';
import { LotHead, type LotSeen } from './LotHead';
import { LotHistory } from './LotHistory';
import { LotMembers } from './LotMembers';
import { LotNotThen } from './LotNotThen';
import type { LotPart } from './parts';
import { useLotWalk } from './use-lot-walk';

const LotCurve = lazy(async () => ({ default: (await import('./LotCurve')).LotCurve }));
const PastBar = lazy(async () => ({ default: (await import('../past/PastBar')).PastBar }));
const FileViewer = lazy(async () => ({ default: (await import('../asset-page/FileViewer')).FileViewer }));

export interface LotSheetProps {
  readonly place: Place;
  readonly pk: number;
  /** The part that is open; its history where the address says none. */
  readonly part?: LotPart | undefined;
  /** Its place in the list that one came from, from 1, and what was looked for there. */
  readonly at?: number | undefined;
  readonly q?: string | undefined;
  /** A day in the past, as the address has it: whether it is one that can be seen, the server says. */
  readonly asOf?: string | undefined;
}

/**
 * Everything known of a lot, now or on a day in the past: what happened to it, who is in it, its facts and files, and beside all that
 * what its assets come to and where they come from (document 1 section 2, decision 86).
 */
export function LotSheet({ place, pk, asOf, ...address }: LotSheetProps) {
  const { data, isPending, error, refetch } = useQuery({
    ...lotQuery(pk, asOf),
    ...(asOf !== undefined && { retry: false }),
  });
  useArrivalNotice();
  if (data === undefined) {
    if (isPending) return <FormWaiting shape="sheet" />;
    if (asOf !== undefined) return <LotNotThen place={place} pk={pk} asOf={asOf} error={error} />;
    return <LotMessage why="notFetched" {...{ place, pk, error }} onRetry={() => void refetch()} />;
  }
  if (data.boxId !== place.boxId || data.assetType !== place.assetType)
    return <LotMessage why="elsewhere" place={place} lot={data} />;
  return <Seen lot={data} place={place} asOf={asOf} {...address} />;
}

interface SeenProps extends Omit<LotSheetProps, 'pk'> {
  readonly lot: LotSeen;
}

function Seen({ lot, place, asOf, part: asked, at, q = '' }: SeenProps) {
  const { say } = useSay('lots', 'list', 'lotPage');
  const { model, scope } = useModel(place);
  const here = useLocale();
  const locale = useMemo(() => (asOf === undefined ? here : { ...here, today: asOf }), [here, asOf]);
  const navigate = useNavigate();
  const form = useQuery({
    ...lotFormQuery(lot.id),
    enabled: asOf === undefined || lot.gone_since === undefined,
  });
  const walk = useLotWalk(place, lot.id, asOf === undefined ? at : undefined, q);
  const files =
    form.data === undefined
      ? []
      : filesOf({ asset: form.data, model: lotModelOf(model), scope, locale, entries: [] });
  const tabs = useTabs({ lot, model, form: form.data, fileCount: files.length, scope, asOf });
  const part = tabs.find(({ value }) => value === asked)?.value ?? 'history';
  usePageTitle(lot.name, place.boxName);
  return (
    <Root>
      <Top>
        <Bar>
          <Breadcrumb crumbs={[{ label: say('lots:title'), href: paths.lots }, { label: lot.name }]} />
          <Walk>
            {asOf === undefined && (
              <DayButton
                isCompact
                label={say('list:seeOnADay')}
                day={null}
                onPick={(day) => void navigate({ href: lotAddress(lot.id, { asOf: day }) })}
              />
            )}
            <WalkNav
              walk={walk}
              onGo={(to) => void navigate({ href: lotAddress(to.pk, { at: to.at, part, q }), replace: true })}
            />
          </Walk>
        </Bar>
        {asOf !== undefined && (
          <Suspense fallback={null}>
            <PastBar
              day={asOf}
              onPick={(day) => void navigate({ href: lotAddress(lot.id, { asOf: day, part }) })}
              onToday={() => void navigate({ href: lotAddress(lot.id, { part }) })}
            />
          </Suspense>
        )}
        <LotHead lot={lot} place={place} model={model} locale={locale} asOf={asOf}>
          {asOf === undefined && <LotActions lot={lot} place={place} model={model} />}
        </LotHead>
      </Top>
      <PartTabs id="lot" label={say('lotPage:parts')} part={part} tabs={tabs} />
      <Body>
        <OpenPart {...{ part, lot, place, model, locale, asOf, form, files }} />
        <LotAside lot={lot} model={model} locale={locale} asOf={asOf} />
      </Body>
    </Root>
  );
}

interface OpenPartProps {
  readonly part: LotPart;
  readonly lot: LotSeen;
  readonly place: Place;
  readonly model: AssetType;
  readonly locale: Locale;
  readonly asOf: string | undefined;
  readonly form: {
    readonly data: SavedObject | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly files: ReturnType<typeof filesOf>;
}

/** The part that is open. */
function OpenPart({ part, lot, place, model, locale, asOf, form, files }: OpenPartProps) {
  const { scope } = useModel(place);
  const [shown, setShown] = useState<FileRef | null>(null);
  const { say } = useSay('lotPage');
  const history = { lotId: lot.id, model, locale, asOf };
  return (
    <Panel id={`lot-panel-${part}`} role="tabpanel" aria-labelledby={`lot-tab-${part}`} tabIndex={0}>
      {part === 'history' && (
        <>
          <Suspense fallback={null}>
            <LotCurve {...history} />
          </Suspense>
          <LotHistory {...history} />
        </>
      )}
      {part === 'members' && <LotMembers lot={lot} place={place} asOf={asOf} />}
      {(part === 'facts' || part === 'files') && <Waited form={form} />}
      {part === 'facts' && form.data !== undefined && (
        <FactSheet
          model={lotModelOf(model)}
          scope={scope}
          locale={locale}
          values={{ ...form.data.values, [lotAssetsField]: null }}
        />
      )}
      {part === 'files' && form.data !== undefined && (
        <FilesPart files={files} locale={locale} onOpen={setShown} />
      )}
      {part === 'proof' && lot.links[0] !== undefined && (
        <PublicProof
          title={say('lotPage:proofTitle')}
          text={say('lotPage:proofText')}
          address={lot.links[0].link}
        />
      )}
      {shown !== null && (
        <Suspense fallback={null}>
          <FileViewer
            shown={shown}
            files={files}
            label={lot.name}
            locale={locale}
            onShow={setShown}
            onClose={() => {
              setShown(null);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** In place of facts and files that have not come. */
function Waited({ form }: Pick<OpenPartProps, 'form'>) {
  const { say } = useSay('lots');
  if (form.data !== undefined) return null;
  if (form.error === null) return <FormSkeleton count={3} />;
  return <FetchError title={say('lots:factsFailed')} error={form.error} onRetry={form.refetch} />;
}

interface TabsInput extends Pick<OpenPartProps, 'lot' | 'model' | 'asOf'> {
  readonly form: SavedObject | undefined;
  readonly fileCount: number;
  readonly scope: ReturnType<typeof useModel>['scope'];
}

/** What there is to read of a lot, with how much of each. What has gone since is known by its history and its assets alone. */
function useTabs({ lot, model, form, fileCount, scope, asOf }: TabsInput): readonly TabItem<LotPart>[] {
  const { say, word } = useSay('lotPage');
  const values = { ...form?.values, [lotAssetsField]: null };
  const own: readonly TabItem<LotPart>[] =
    lot.gone_since === undefined
      ? [
          {
            ...{ value: 'facts', label: say('lotPage:facts') },
            count: form === undefined ? undefined : countFacts(lotModelOf(model), scope, values),
          },
          { value: 'files', label: say('lotPage:files'), count: form === undefined ? undefined : fileCount },
        ]
      : [];
  return [
    { value: 'history', label: say('lotPage:history') },
    { value: 'members', label: capital(word(model.noun.many)), count: lot.quantity_assets },
    ...own,
    ...(lot.links.length === 0 || asOf !== undefined
      ? []
      : [{ value: 'proof' as const, label: say('lotPage:proof') }]),
  ];
}
