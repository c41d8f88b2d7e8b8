import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { PanelFilterView } from '@huella/domain/calls/panel';
import { phone, print } from '../../theme/media';
import { gutter, height } from '../../theme/tokens';
import { FilterChip } from '../../ui/FilterChip';
import { OptionPanel } from '../../ui/OptionPanel';
import { Popover } from '../../ui/popups';
import { useSay } from '../../words/use-say';
import { choose, labelsOf, offeredValues, type Chosen } from './panel-filters';

export interface PanelFiltersProps {
  readonly filters: readonly PanelFilterView[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  margin: 0,
  padding: `8px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  listStyle: 'none',
  '& > li': { display: 'inline-flex', minWidth: 0, maxWidth: '100%' },
  [phone]: {
    padding: `0 ${gutter.phone}px`,
    '& > li': { minHeight: height.phoneTarget, alignItems: 'center' },
  },
  [print]: { minHeight: 0, padding: '8px 0', '&[data-used="false"]': { display: 'none' } },
}));

/** Names that a chip has room for. */
const namedInChip = 3;

/** The filters as chips: those in use with what they choose and the way out, the others dashed. */
export function PanelFilters({ filters, chosen, onChange }: PanelFiltersProps) {
  const { say } = useSay('panel');
  const [open, setOpen] = useState<{ readonly name: string; readonly anchor: HTMLElement } | null>(null);
  const opened = filters.find(({ name }) => name === open?.name);
  const isUsed = Object.values(chosen).some((keys) => keys.length > 0);
  const pick = (filter: PanelFilterView, key: string) => {
    const own = chosen[filter.name] ?? [];
    const several = own.includes(key) ? own.filter((each) => each !== key) : [...own, key];
    const isOne = filter.type === 'select';
    onChange(choose(filters, chosen, filter.name, isOne ? [key] : several));
    if (isOne) setOpen(null);
  };
  return (
    <Row aria-label={say('panel:filters')} data-used={isUsed}>
      {filters.map((filter) => (
        <li key={filter.name}>
          <FilterChip
            label={filter.label}
            value={namesOf(filter, chosen[filter.name] ?? [])}
            onOpen={({ currentTarget }) => {
              setOpen({ name: filter.name, anchor: currentTarget });
            }}
            onRemove={() => {
              onChange(choose(filters, chosen, filter.name, []));
            }}
          />
        </li>
      ))}
      {isUsed && (
        <li data-print="none">
          <Button
            variant="text"
            color="secondary"
            size="small"
            onClick={() => {
              onChange({});
            }}
          >
            {say('panel:clear')}
          </Button>
        </li>
      )}
      {opened !== undefined && open !== null && (
        <Choices
          filter={opened}
          anchor={open.anchor}
          chosen={chosen}
          onClose={() => {
            setOpen(null);
          }}
          onPick={(key) => {
            pick(opened, key);
          }}
        />
      )}
    </Row>
  );
}

interface ChoicesProps extends Pick<PanelFiltersProps, 'chosen'> {
  readonly filter: PanelFilterView;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onPick: (key: string) => void;
}

/** What a filter is chosen from, under its chip. */
function Choices({ filter, anchor, chosen, onClose, onPick }: ChoicesProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': filter.label, sx: { width: 280 } } }}
    >
      <OptionPanel
        label={filter.label}
        multiple={filter.type === 'multiselect'}
        options={offeredValues(filter, chosen).map(({ key, label }) => ({ value: key, label }))}
        chosen={chosen[filter.name] ?? []}
        onPick={onPick}
      />
    </Popover>
  );
}

/** 'Soja, Maíz, Trigo +2' */
function namesOf(filter: PanelFilterView, keys: readonly string[]): string | undefined {
  if (keys.length === 0) return undefined;
  const names = labelsOf(filter, keys);
  const rest = names.length - namedInChip;
  return names.slice(0, namedInChip).join(', ') + (rest > 0 ? ` +${String(rest)}` : '');
}
