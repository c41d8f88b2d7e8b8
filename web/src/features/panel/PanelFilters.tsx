import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { PanelFilterView } from '@huella/domain/calls/panel';
import { phone } from '../../theme/media';
import { gutter, height } from '../../theme/tokens';
import { FilterChip } from '../../ui/FilterChip';
import { OptionPanel } from '../../ui/OptionPanel';
import { useSay } from '../../words/use-say';
import { choose, offeredValues, type Chosen } from './panel-filters';

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
    <Row aria-label={say('panel:filters')}>
      {filters.map((filter) => {
        const keys = chosen[filter.name] ?? [];
        const value = keys.length === 0 ? undefined : namesOf(filter, keys);
        return (
          <li key={filter.name}>
            <FilterChip
              label={filter.label}
              value={value}
              onOpen={({ currentTarget }) => {
                setOpen({ name: filter.name, anchor: currentTarget });
              }}
              onRemove={() => {
                onChange(choose(filters, chosen, filter.name, []));
              }}
            />
          </li>
        );
      })}
      {isUsed && (
        <li>
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
        <Popover
          open
          anchorEl={open.anchor}
          onClose={() => {
            setOpen(null);
          }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': opened.label, sx: { width: 280 } } }}
        >
          <OptionPanel
            label={opened.label}
            multiple={opened.type === 'multiselect'}
            options={offeredValues(opened, chosen).map(({ key, label }) => ({ value: key, label }))}
            chosen={chosen[opened.name] ?? []}
            onPick={(key) => {
              pick(opened, key);
            }}
          />
        </Popover>
      )}
    </Row>
  );
}

/** 'Soja, Maíz, Trigo +2' */
function namesOf({ values }: PanelFilterView, keys: readonly string[]): string {
  const names = keys.map((key) => values.find((value) => value.key === key)?.label ?? key);
  const rest = names.length - namedInChip;
  return names.slice(0, namedInChip).join(', ') + (rest > 0 ? ` +${String(rest)}` : '');
}
