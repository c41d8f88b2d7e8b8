import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseListAddress } from '@huella/domain/lists/list-state';
import { callQuery } from '../call/queries';
import type { PickerProps } from '../fields/asset-picking';
import { listAddress } from '../form/back-to-list';
import { usePlace, type Place } from '../session/context';
import { formatCount } from '../ui/format-count';
import { FormSkeleton } from '../ui/Skeletons';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { listInput, rowsAtOnce } from './list-call';
import { useListSubject, type ListSubject } from './list-subject';
import { PickAssets } from './PickAssets';
import { endingField, isSelectable } from './selection';
import { usePickedLabels } from './use-picked-labels';
import { withAssets, type ChosenAssets, type PickedAsset } from './visit';

const Root = styled('div')({ display: 'grid', gap: 16 });

/** Picks assets of the place by name, for the field of a form: each stands for itself, none for a filter. */
export function PickByIds(props: PickerProps) {
  const place = usePlace();
  return place === null ? null : <PlacePicker {...props} place={place} />;
}

function PlacePicker({ ids, onChange, place }: PickerProps & { readonly place: Place }) {
  const subject = useListSubject(place);
  const [atFirst] = useState(ids);
  const found = usePickedLabels(subject, atFirst);
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map());
  if (found === undefined) return <FormSkeleton count={2} />;
  const chosen: ChosenAssets = {
    picked: ids.map((id) => [Number(id), added.get(id) ?? found.get(id) ?? id]),
    filters: [],
    count: ids.length,
  };
  const take = ({ picked }: ChosenAssets) => {
    const named = (picked ?? []).map(([id, label]) => [String(id), label] as const);
    setAdded((before) => new Map([...before, ...named]));
    onChange(named.map(([id]) => id));
  };
  return (
    <Root>
      <PickAssets subject={subject} chosen={chosen} onChange={take} onlyNamed />
      <AddAll
        subject={subject}
        count={ids.length}
        onAdd={(rows) => {
          take(withAssets(chosen, rows));
        }}
      />
    </Root>
  );
}

interface AddAllProps {
  readonly subject: ListSubject;
  /** How many are picked. */
  readonly count: number;
  readonly onAdd: (rows: readonly PickedAsset[]) => void;
}

/** Adds all that the list finds as it was last seen, each by its name. */
function AddAll({ subject, count, onAdd }: AddAllProps) {
  const { say, language } = useSay('list');
  const client = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  const search = Object.fromEntries(new URLSearchParams(listAddress().split('?')[1] ?? ''));
  const state = parseListAddress(search, subject.fields, subject.locale);
  const ending = endingField(subject);
  const names = ending === null ? [] : [ending];
  const { data } = useQuery(
    callQuery('objects.list', listInput(subject, { ...state, sort: null, page: 0, pageSize: 20, names: [] })),
  );
  const total = data?.resTotal ?? 0;
  if (total === 0 || total > rowsAtOnce) return null;
  const add = async () => {
    setWorking(true);
    const part = { ...state, sort: null, page: 0, pageSize: -1, names };
    const whole = await client
      .query({ ...callQuery('objects.list', listInput(subject, part)), staleTime: 0 })
      .catch(() => null);
    setWorking(false);
    const rows = (whole?.res ?? []).filter((row) => isSelectable(row, ending));
    onAdd(rows.map((row) => [row.id, row.label]));
  };
  return (
    <div>
      {total > count && (
        <WorkingButton size="small" working={isWorking} onClick={() => void add()}>
          {say('list:pickAll', { figure: formatCount(total, language) })}
        </WorkingButton>
      )}
    </div>
  );
}
