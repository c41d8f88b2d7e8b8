import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { parseListAddress } from '@huella/domain/engine/lists/list-state';
import { callQuery } from '../call/queries';
import { listAddress } from '../form/back-to-list';
import { gutter, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Card } from '../ui/Card';
import { formatCount } from '../ui/format-count';
import { IconAction } from '../ui/IconAction';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';
import { AddAssets, type Fitting } from './AddAssets';
import { filterText } from './filter-text';
import { pastedField } from './kept-pasted';
import { filtersOf, listInput } from './list-call';
import type { ListSubject } from './list-subject';
import { PickPasted, type TakeText } from './PickPasted';
import { allOf, withoutAsset, type ChosenAssets } from './chosen-assets';

export interface PickAssetsProps {
  readonly subject: ListSubject;
  readonly chosen: ChosenAssets;
  readonly onChange: (chosen: ChosenAssets) => void;
  /** Every asset is named: nothing leads to the list, and no filter finds its assets. */
  readonly onlyNamed?: boolean;
  /** What a row must be to be added, where not every one may be. */
  readonly fitting?: Fitting;
  /** Takes up what stands beside the identifiers of a pasted list or a file. */
  readonly takeText?: TakeText;
}

/** Names that are drawn at first; the others when they are asked for. */
const drawnAtFirst = 30;

const Root = styled('div')({ display: 'grid', gap: 16 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: `10px ${gutter.phone}px`,
});
const Count = styled('p')(typeStyle({ ...type.body, weight: 600 }));
const Names = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  columnGap: 1,
  // The last line of the names falls upon that of the box around them.
  marginBottom: -1,
  borderTop: `1px solid ${theme.palette.line}`,
}));
const Name = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  padding: `0 8px 0 ${gutter.phone}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  overflowWrap: 'anywhere',
  ...typeStyle({ ...type.cell, weight: 500 }),
}));
const Foot = styled('div')({ padding: '8px 16px' });
const Quiet = styled('p')(({ theme }) => ({
  padding: `0 ${gutter.phone}px 16px`,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The assets that a wizard is about: they come from a list, some can be taken out, others searched for. */
export function PickAssets({
  subject,
  chosen,
  onChange,
  onlyNamed = false,
  fitting,
  takeText,
}: PickAssetsProps) {
  return (
    <Root>
      {chosen.picked === null ? (
        <Filtered subject={subject} chosen={chosen} onChange={onChange} />
      ) : (
        <>
          <AddAssets {...{ subject, chosen, onChange }} {...(fitting === undefined ? {} : { fitting })} />
          <Picked subject={subject} chosen={chosen} onChange={onChange} />
          <PickPasted {...{ subject, chosen, onChange, fitting, takeText }} />
          {!onlyNamed && <FromList subject={subject} chosen={chosen} onChange={onChange} />}
        </>
      )}
    </Root>
  );
}

/** All that the filters find: named by the filters, not one by one. */
function Filtered({ subject, chosen, onChange }: PickAssetsProps) {
  const { say, word, language } = useSay('list');
  const { fields, locale } = subject;
  const left = chosen.except?.length ?? 0;
  const texts = chosen.filters.flatMap((item) => {
    if (item.field === pastedField)
      return [say('list:pastedOf', { figure: formatCount(item.values?.length ?? 0, language) })];
    const field = fields.find((each) => each.name === item.field);
    if (field === undefined) return [];
    return [
      say('list:filterIs', { label: word(field.label), value: filterText(field, item, { locale, say }) }),
    ];
  });
  return (
    <Notice
      tone="info"
      title={say('list:pickFiltered')}
      action={
        <Button
          size="small"
          onClick={() => {
            onChange({ picked: [], filters: [], count: 0 });
          }}
        >
          {say('list:pickByName')}
        </Button>
      }
    >
      {say('list:pickFilteredText', {
        filters: texts.length === 0 ? say('list:pickWhole') : texts.join(' · '),
      })}{' '}
      {left > 0 && say('list:pickLeftOut', { count: left })}
    </Notice>
  );
}

function Picked({ subject, chosen, onChange }: PickAssetsProps) {
  const { say, word, language } = useSay('list');
  const [isWhole, setWhole] = useState(false);
  const { noun } = subject.model;
  const picked = chosen.picked ?? [];
  const shown = isWhole ? picked : picked.slice(0, drawnAtFirst);
  return (
    <Card flush as="section">
      <Head>
        <Count role="status">
          {say('list:pickChosen', {
            figure: formatCount(picked.length, language),
            noun: word(picked.length === 1 ? noun.one : noun.many),
          })}
        </Count>
        {picked.length > 1 && (
          <Button
            size="small"
            variant="text"
            color="secondary"
            onClick={() => {
              onChange({ picked: [], filters: [], count: 0 });
            }}
          >
            {say('list:pickClear')}
          </Button>
        )}
      </Head>
      {picked.length === 0 && <Quiet>{say('list:pickNone')}</Quiet>}
      {picked.length > 0 && (
        <Names>
          {shown.map(([id, label]) => (
            <PickedName
              key={id}
              label={label}
              onRemove={() => {
                onChange(withoutAsset(chosen, id));
              }}
            />
          ))}
        </Names>
      )}
      {shown.length < picked.length && (
        <Foot>
          <Button
            size="small"
            variant="text"
            onClick={() => {
              setWhole(true);
            }}
          >
            {say('list:pickMore', { figure: formatCount(picked.length - shown.length, language) })}
          </Button>
        </Foot>
      )}
    </Card>
  );
}

function PickedName({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const { say } = useSay('list');
  return (
    <Name>
      {label}
      <IconAction size="small" label={say('list:pickRemove', { label })} onClick={onRemove}>
        <X size={14} />
      </IconAction>
    </Name>
  );
}

/** The ways back to the list: choose there, or take all that it finds. */
function FromList({ subject, chosen, onChange }: PickAssetsProps) {
  const { say, language } = useSay('list');
  const address = listAddress(subject.of);
  const search = Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));
  const state = parseListAddress(search, subject.fields, subject.locale);
  const part = { ...state, sort: null, page: 0, pageSize: 20, names: [] };
  const { data } = useQuery(callQuery('objects.list', listInput(subject, part)));
  const total = data?.resTotal ?? 0;
  return (
    <Ways>
      <Button size="small" href={address}>
        {say('list:pickFromList')}
      </Button>
      {total > (chosen.picked?.length ?? 0) && (
        <Button
          size="small"
          onClick={() => {
            onChange({ ...allOf(filtersOf(state)), count: total });
          }}
        >
          {say('list:pickAll', { figure: formatCount(total, language) })}
        </Button>
      )}
    </Ways>
  );
}
