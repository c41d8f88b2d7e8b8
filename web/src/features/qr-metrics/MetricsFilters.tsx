import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import {
  completeContext,
  contextLevels,
  offeredIds,
  type Context,
  type ContextLevel,
} from '@huella/domain/rules/context';
import type { QrType } from '@huella/domain/model/qr-types';
import { metricsTypesOf } from '@huella/domain/rules/metrics-types';
import { useContextChoice, useTopBar, type TopBar } from '../../session/context';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import { askedOf, type AskedMetrics } from './metrics-search';
import { typeWords } from './use-metrics-columns';

export interface MetricsFiltersProps {
  readonly asked: AskedMetrics | null;
  readonly onFind: (asked: AskedMetrics) => void;
}

const Bar = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'end',
  gap: 12,
  padding: `12px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > .MuiButton-root': { justifySelf: 'start' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `12px ${gutter.phone}px` },
}));

/** Which codes are meant: chain, asset type, company and establishment, each by the one before, and the kind of page. */
export function MetricsFilters({ asked, onFind }: MetricsFiltersProps) {
  const { say } = useSay('qrMetrics');
  const items = useTopBar();
  const { context } = useContextChoice();
  const [chosen, setChosen] = useState<Context>(() => contextOfAsked(items, asked) ?? context);
  const types = metricsTypesOf(chosen.active);
  const [picked, setPicked] = useState<QrType>(asked?.type ?? 'identeco');
  const type = types.find((each) => each === picked) ?? null;
  const next = askedOf(chosen, type);
  return (
    <Bar
      role="search"
      aria-label={say('qrMetrics:filters')}
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== null) onFind(next);
      }}
    >
      {contextLevels.map((level) => (
        <SelectInput
          key={level}
          size="small"
          label={say(`qrMetrics:${level}`)}
          value={chosen[level] === null ? '' : String(chosen[level])}
          options={optionsOf(items, chosen, level)}
          onChange={(value) => {
            setChosen(completeContext(items, narrowed(chosen, level, Number(value))));
          }}
        />
      ))}
      <SelectInput
        size="small"
        label={say('qrMetrics:type')}
        value={type ?? ''}
        options={types.map((each) => ({ value: each, label: typeWords(each) }))}
        onChange={(value) => {
          setPicked(types.find((each) => each === value) ?? 'identeco');
        }}
      />
      <Button
        type="submit"
        variant="contained"
        size="small"
        startIcon={<Search size={16} />}
        disabled={next === null}
      >
        {say('qrMetrics:find')}
      </Button>
    </Bar>
  );
}

/** A context with one level chosen; what is under it falls away, as in the top bar. */
function narrowed(context: Context, level: ContextLevel, id: number): Context {
  const at = contextLevels.indexOf(level);
  const under = contextLevels.slice(at + 1).map((each) => [each, null]);
  return { ...context, ...(Object.fromEntries(under) as Partial<Context>), [level]: id }; // of levels alone
}

function optionsOf(items: TopBar, chosen: Context, level: ContextLevel) {
  const lists = {
    chain: items.suplyChain,
    active: items.actives,
    company: items.companies,
    establishment: items.establishments,
  } as const;
  const offered = offeredIds(items, chosen, level);
  return lists[level]
    .filter(({ id }) => offered.includes(id))
    .map(({ id, value }) => ({ value: String(id), label: value }));
}

/** The context of what is asked: an establishment names its company, and an asset type its chain. */
function contextOfAsked(items: TopBar, asked: AskedMetrics | null): Context | null {
  const box = items.establishments.find(({ id }) => id === asked?.boxId);
  const active = items.actives.find(({ id }) => id === asked?.assetType);
  if (box === undefined || active === undefined) return null;
  return { chain: active.fk, active: active.id, company: box.fk, establishment: box.id };
}
