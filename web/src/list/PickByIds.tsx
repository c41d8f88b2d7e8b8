import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { use, useMemo, useState } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { AssetRow } from '@huella/domain/calls/objects';
import { findFault } from '@huella/domain/engine/forms/check-choice';
import { isKeys, type Values } from '@huella/domain/model/value';
import { ChoosingRecordContext, type PickerProps } from '../fields/asset-picking';
import { usePlace, usePlacesOf, type Place } from '../session/context';
import { useModelsOf } from '../session/model';
import { formatCount } from '../ui/format-count';
import { Segmented } from '../ui/Segmented';
import { FormSkeleton } from '../ui/Skeletons';
import { useSay } from '../words/use-say';
import { AddAll } from './AddAll';
import { useListSubject, type ListSubject } from './list-subject';
import { PickAssets } from './PickAssets';
import { usePickedLabels } from './use-picked-labels';
import { withAssets, type ChosenAssets } from './chosen-assets';
import { useIssueText } from '../fields/use-issue-text';
import { cellValue } from './cell-text';
import type { Fitting } from './AddAssets';

const Root = styled('div')({ display: 'grid', gap: 16 });

/** Picks assets of the place by name, for the field of a form: each by itself, none by a filter. */
export function PickByIds(props: PickerProps) {
  const place = usePlace();
  return place === null ? null : <TypesPicker {...props} place={place} />;
}

/** Names by id of the assets that are known to be of a type. */
type Known = ReadonlyMap<string, string>;

/** A picker for each type that the field chooses from; they are picked one type after the other. */
function TypesPicker({ field, ids, onChange, place }: PickerProps & { readonly place: Place }) {
  const places = usePlacesOf(place, field.choice?.assetTypes);
  const record = use(ChoosingRecordContext);
  const held = useMemo(() => heldBy(field, record?.values ?? {}), [field, record]);
  const [atFirst] = useState(ids);
  const asked = useMemo(() => [...new Set([...atFirst, ...(held ?? [])])], [atFirst, held]);
  const found = usePickedLabels(places, asked);
  const [added, setAdded] = useState<ReadonlyMap<number, Known>>(new Map());
  const [type, setType] = useState(places[0]?.assetType);
  const open = places.find(({ assetType }) => assetType === type) ?? places[0];
  if (found === undefined) return <FormSkeleton count={2} />;
  if (open === undefined) return null;
  const knownOf = ({ assetType }: Place): Known =>
    new Map([
      ...(found.find((each) => each.place.assetType === assetType)?.labels ?? []),
      ...(added.get(assetType) ?? []),
    ]);
  const known = knownOf(open);
  const strangers = ids.filter((id) => places.every((each) => !knownOf(each).has(id)));
  const isOpen = (id: string) => known.has(id) || (open === places[0] && strangers.includes(id));
  const take = ({ picked }: ChosenAssets) => {
    const named = (picked ?? []).map(([id, label]) => [String(id), label] as const);
    setAdded((before) => new Map([...before, [open.assetType, new Map([...known, ...named])]]));
    onChange([...ids.filter((id) => !isOpen(id)), ...named.map(([id]) => id)]);
  };
  return (
    <Root>
      {held !== null && held.length > ids.length && (
        <AddHeld
          count={held.length}
          onAdd={() => {
            onChange(held);
          }}
        />
      )}
      {places.length > 1 && (
        <TypeChoice
          places={places}
          open={open}
          countOf={(each) => ids.filter((id) => knownOf(each).has(id)).length}
          onChange={setType}
        />
      )}
      <PlacePicker
        key={open.assetType}
        field={field}
        place={open}
        ids={ids.filter(isOpen)}
        known={known}
        onTake={take}
        isWhole={held === null}
      />
    </Root>
  );
}

interface TypeChoiceProps {
  readonly places: readonly Place[];
  readonly open: Place;
  readonly countOf: (place: Place) => number;
  readonly onChange: (assetType: number) => void;
}

function TypeChoice({ places, open, countOf, onChange }: TypeChoiceProps) {
  const { say, word } = useSay('list');
  const modelOf = useModelsOf(open);
  const name = ({ assetType }: Place) => word(modelOf(assetType)?.name ?? { es: '', en: '' });
  return (
    <Segmented
      label={say('list:pickType')}
      value={String(open.assetType)}
      options={places.map((place) => ({
        value: String(place.assetType),
        label: countOf(place) === 0 ? name(place) : `${name(place)} · ${String(countOf(place))}`,
      }))}
      onChange={(value) => {
        onChange(Number(value));
      }}
    />
  );
}

interface PlacePickerProps {
  readonly field: PickerProps['field'];
  readonly place: Place;
  readonly ids: readonly string[];
  readonly known: Known;
  readonly onTake: (chosen: ChosenAssets) => void;
  /** The field chooses from the whole list. */
  readonly isWhole: boolean;
}

function PlacePicker({ field, place, ids, known, onTake, isWhole }: PlacePickerProps) {
  const subject = useListSubject(place);
  const fitting = useFitting(field, subject);
  const isHome = field.choice === undefined;
  const chosen: ChosenAssets = {
    picked: ids.map((id) => [Number(id), known.get(id) ?? `#${id}`]),
    filters: [],
    count: ids.length,
  };
  return (
    <>
      <PickAssets
        {...{ subject, chosen }}
        onChange={onTake}
        onlyNamed
        {...(fitting === undefined ? {} : { fitting })}
      />
      {isHome && isWhole && (
        <AddAll
          subject={subject}
          count={ids.length}
          onAdd={(rows) => {
            onTake(withAssets(chosen, rows));
          }}
        />
      )}
    </>
  );
}

/** Takes all that there are to choose among, also those that no list shows any more. */
function AddHeld({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const { say, language } = useSay('list');
  return (
    <div>
      <Button size="small" onClick={onAdd}>
        {say('list:pickHeld', { figure: formatCount(count, language) })}
      </Button>
    </div>
  );
}

/** Which rows of a list suit a field and the record that they are picked for: the server judges by the same rules. */
function useFitting(field: Field, { model, fields, locale }: ListSubject): Fitting | undefined {
  const record = use(ChoosingRecordContext);
  const issueText = useIssueText();
  return useMemo(() => {
    if (record === null) return undefined;
    const asked = (field.choice?.alike ?? []).map(({ attribute }) => attribute);
    const names = asked.filter((name) => fields.some((each) => each.name === name));
    const held = heldBy(field, record.values);
    const chosenOf = (row: AssetRow) => ({
      model,
      label: row.label,
      attributes: Object.fromEntries(names.map((name) => [name, cellValue(row[name])])),
      state: 'living' as const,
    });
    return {
      names,
      offers: (row) => held === null || held.includes(String(row.id)),
      faultOf: (row) => {
        // What the user may not see cannot be judged here.
        if (names.length < asked.length) return null;
        const found = findFault(field, String(row.id), chosenOf(row), record, locale);
        return found === null ? null : issueText(found, field);
      },
    };
  }, [field, model, fields, locale, record, issueText]);
}

/** The ids that a field may choose among, where it is not from the whole list. */
function heldBy({ choice }: Field, values: Values): readonly string[] | null {
  if (choice?.among === undefined) return null;
  const held = values[choice.among] ?? null;
  return isKeys(held) ? held : [];
}
