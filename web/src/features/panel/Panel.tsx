import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import ChartLine from 'lucide-react/icons/chart-line';
import { lazy, Suspense } from 'react';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import { addressOf } from '../../address';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { DayButton } from '../../list/DayButton';
import { FetchError } from '../../list/FetchError';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { paths } from '../../paths';
import { phone, print } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { PageHeader } from '../../ui/PageHeader';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { hasEntry } from '../collateral/has-entry';
import { PastBar } from '../past/PastBar';
import { PanelBlocks } from './PanelBlocks';
import { PanelExport, type PanelExportProps } from './PanelExport';
import { PanelFilters } from './PanelFilters';
import { PanelOracles } from './PanelOracles';
import { linesOf, readChosen, writeChosen, type Chosen } from './panel-filters';

const Content = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `16px ${gutter.wide}px ${gutter.wide}px`,
  [phone]: { padding: `12px ${gutter.phone}px ${gutter.phone}px` },
  [print]: { padding: '16px 0 0' },
});

const PledgedToUs = lazy(async () => ({ default: (await import('../collateral/PledgedToUs')).PledgedToUs }));

export interface PanelProps {
  readonly place: Place;
  readonly model: AssetType;
}

/** The figures of the panel, under what the address filters by. */
function usePanel({ place, model }: PanelProps, search: Readonly<Record<string, string>>) {
  const { asOf } = search;
  const input = {
    params: { assetId: String(model.id), boxId: String(place.boxId) },
    query: { ...(asOf !== undefined && { asOf }) },
  };
  const filters = useQuery(callQuery('panel.filters', input));
  const chosen = readChosen(search, filters.data ?? []);
  const sent = Object.entries(chosen).map(([name, keys]) => {
    const isSeveral = filters.data?.find((each) => each.name === name)?.type === 'multiselect';
    return isSeveral ? { name, values: [...keys] } : { name, value: keys[0] ?? '' };
  });
  const panel = useQuery({
    ...callQuery('panel.data', { ...input, body: { filters: sent } }),
    enabled: filters.data !== undefined,
    placeholderData: keepPreviousData,
  });
  return { filters, chosen, panel, params: input.params, error: filters.error ?? panel.error };
}

/** What is pledged to the establishment, where it can hold pledges. */
function Pledged({ place, model, asOf }: PanelProps & { readonly asOf: string | undefined }) {
  if (!hasEntry(model, paths.pledges, place.boxSubtype)) return null;
  return (
    <Suspense fallback={null}>
      <PledgedToUs {...{ place, model, asOf }} />
    </Suspense>
  );
}

interface PanelActionsProps extends PanelProps {
  readonly asOf: string | undefined;
  readonly onPick: (day: string) => void;
  /** What there is to take along. */
  readonly file: PanelExportProps | null;
}

/** The panel as a file, the way to the reports of the asset type, where the establishment has any, and to another day. */
function PanelActions({ place, model, asOf, onPick, file }: PanelActionsProps) {
  const { say } = useSay('panel');
  const path = ([paths.reports, paths.stockReports] as const).find((each) =>
    hasEntry(model, each, place.boxSubtype),
  );
  return (
    <>
      {file !== null && <PanelExport {...file} />}
      {path !== undefined && (
        <Button size="small" startIcon={<ChartLine size={16} />} href={addressOf(path, {})}>
          {say('panel:createReport')}
        </Button>
      )}
      <DayButton size="small" label={say('panel:seeDay')} day={asOf ?? null} onPick={onPick} />
    </>
  );
}

interface FiguresProps extends PanelProps {
  readonly shown: ReturnType<typeof usePanel>;
  readonly asOf: string | undefined;
}

/** The figures, or why there are none yet. */
function Figures({ shown: { filters, panel, params, error }, place, model, asOf }: FiguresProps) {
  const { say } = useSay('panel');
  if (error !== null)
    return (
      <FetchError
        title={say('panel:notFetched')}
        error={error}
        text={error instanceof CallError ? (error.unknownCode ?? undefined) : undefined}
        onRetry={() => Promise.all([filters.refetch(), panel.refetch()])}
      />
    );
  if (panel.data === undefined) return <FormSkeleton count={6} />;
  return <PanelBlocks data={panel.data} model={model} params={params} asOf={asOf} place={place.boxName} />;
}

/** What there is, what changed and what is due, under the filters and on the day that the address names. */
export function Panel({ place, model }: PanelProps) {
  const { say, word } = useSay('panel');
  const { today } = useLocale();
  const search: Readonly<Record<string, string>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { asOf } = search;
  const shown = usePanel({ place, model }, search);
  const { filters, chosen, panel } = shown;
  const change = (next: Chosen, day: string | undefined) => {
    void navigate({
      to: '.',
      search: { ...writeChosen(next), ...(day !== undefined && { asOf: day }) },
      resetScroll: false,
    });
  };
  const pickDay = (day: string) => {
    change(chosen, day === today ? undefined : day);
  };
  const day = formatDate(asOf ?? panel.data?.day ?? today);
  const subtitle = say('panel:subtitle', { noun: word(model.name), place: place.boxName, day });
  const file =
    panel.data === undefined
      ? null
      : { data: panel.data, model, heading: [subtitle, ...linesOf(chosen, filters.data ?? [])] };
  return (
    <>
      <PageHeader
        title={say('panel:title')}
        subtitle={subtitle}
        actions={<PanelActions {...{ place, model, asOf, file }} onPick={pickDay} />}
      />
      <PanelFilters
        filters={filters.data ?? []}
        chosen={chosen}
        onChange={(next) => {
          change(next, asOf);
        }}
      />
      {asOf === undefined && <PanelOracles place={place} model={model} />}
      <Content>
        {asOf !== undefined && (
          <PastBar
            day={asOf}
            onPick={pickDay}
            onToday={() => {
              change(chosen, undefined);
            }}
          />
        )}
        <Pledged {...{ place, model, asOf }} />
        <Figures {...{ shown, place, model, asOf }} />
      </Content>
    </>
  );
}
