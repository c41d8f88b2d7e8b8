import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import BookUser from 'lucide-react/icons/book-user';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { capital } from '../../form/capital';
import { ActionsMenu } from '../../list/ActionsMenu';
import { RowsPage } from '../../list/RowsPage';
import type { RowsColumn } from '../../list/rows-column';
import type { Place } from '../../session/context';
import { Narrow, Wide } from '../../ui/by-width';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format-count';
import { TabRow } from '../../ui/TabRow';
import { Tabs } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { entitiesAddress, entityFormAddress } from './entity-address';
import { entitiesQuery, type EntityRow } from './entity-calls';
import { EntityNameDialog } from './EntityNameDialog';
import { RemoveEntity } from './RemoveEntity';

export interface EntitiesListProps {
  readonly place: Place;
  readonly types: readonly EntityType[];
  readonly type: EntityType;
  /** The entity whose name is being written: a new one, or one by its id. */
  readonly form: 'new' | number | undefined;
  readonly onType: (type: number) => void;
}

/** Height of the table, in pixels (document 2 section 9). */
const tableHeight = 420;

/** The entities of one kind, under the tabs of all. */
export function EntitiesList({ place, types, type, form, onType }: EntitiesListProps) {
  const { say, word, language } = useSay('entities', 'list');
  const navigate = useNavigate();
  const { noun, gender } = type.model;
  const nouns = word(noun.many);
  const { data: rows, error, refetch } = useQuery(entitiesQuery(place, type));
  const [removed, setRemoved] = useState<EntityRow | null>(null);
  const columns = useEntityColumns(place, type, setRemoved);
  const counted = (count: number) =>
    say('entities:counted', {
      figure: formatCount(count, language),
      nouns: count === 1 ? word(noun.one) : nouns,
    });
  const named = form === 'new' ? null : rows?.find(({ id }) => id === form);
  return (
    <>
      <RowsPage
        title={say('entities:title')}
        subtitle={rows === undefined ? '\u00a0' : counted(rows.length)}
        under={<KindTabs types={types} type={type} onType={onType} />}
        panel={{ id: `entities-panel-${String(type.id)}`, labelledBy: `entities-tab-${String(type.id)}` }}
        tableHeight={tableHeight}
        columns={columns}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={say('entities:getAllError', { nouns })}
        searchLabel={say('entities:search', { nouns })}
        actions={
          <AddEntity place={place} type={type} variant={rows?.length === 0 ? 'outlined' : 'contained'} />
        }
        empty={
          <EmptyState
            icon={<BookUser size={20} />}
            title={say(gender === 'f' ? 'entities:emptyF' : 'entities:emptyM', { nouns })}
            text={say('entities:emptyText', { place: place.boxName })}
            actions={<AddEntity place={place} type={type} variant="contained" />}
          />
        }
      />
      {form !== undefined && named !== undefined && place.can('ASSET_EDIT') && (
        <EntityNameDialog
          key={form}
          place={place}
          type={type}
          entity={named}
          onClose={() => void navigate({ href: entitiesAddress(type.id), replace: true })}
        />
      )}
      <RemoveEntity
        place={place}
        type={type}
        entity={removed}
        onClose={() => {
          setRemoved(null);
        }}
      />
    </>
  );
}

interface KindTabsProps extends Pick<EntitiesListProps, 'types' | 'type' | 'onType'> {}

function KindTabs({ types, type, onType }: KindTabsProps) {
  const { say, word } = useSay('entities');
  return (
    <TabRow>
      <Tabs
        id="entities"
        label={say('entities:kinds')}
        tabs={types.map(({ id, model }) => ({ value: String(id), label: capital(word(model.noun.many)) }))}
        value={String(type.id)}
        onChange={(next) => {
          onType(Number(next));
        }}
      />
    </TabRow>
  );
}

interface AddEntityProps {
  readonly place: Place;
  readonly type: EntityType;
  readonly variant: 'contained' | 'outlined';
}

/** Enabled only with ASSET_EDIT. */
function AddEntity({ place, type, variant }: AddEntityProps) {
  const { say, word } = useSay('entities');
  const label = say('entities:addOne', { noun: word(type.model.noun.one) });
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Plus size={16} />}
      aria-label={label}
      {...(place.can('ASSET_EDIT')
        ? { href: entityFormAddress(type.id, null) }
        : { disabled: true, title: say('entities:addNoRight', { place: place.boxName }) })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('entities:addShort')}</Narrow>
    </Button>
  );
}

function useEntityColumns(
  place: Place,
  type: EntityType,
  onRemove: (entity: EntityRow) => void,
): readonly RowsColumn<EntityRow>[] {
  const { say } = useSay('entities');
  return useMemo(() => {
    const columns: readonly RowsColumn<EntityRow>[] = [
      {
        name: 'id',
        heading: say('entities:colId'),
        text: ({ id }) => String(id),
        order: ({ id }) => id,
        width: 96,
        card: 'small',
      },
      {
        name: 'value',
        heading: say('entities:colName'),
        text: ({ value }) => value,
        width: 240,
        grows: true,
        card: 'name',
      },
    ];
    if (!place.can('ASSET_EDIT')) return columns;
    const menu: RowsColumn<EntityRow> = {
      name: 'actions',
      heading: say('entities:colActions'),
      text: () => '',
      draw: (row, { tabIndex, isCard }) => (
        <ActionsMenu
          label={row.value}
          actions={[
            { key: 'edit', label: say('entities:edit'), href: entityFormAddress(type.id, row.id) },
            { key: 'remove', label: say('entities:remove'), onClick: () => onRemove(row) },
          ]}
          tabIndex={tabIndex}
          upright={isCard}
        />
      ),
      width: 96,
      isFigure: true,
      card: 'end',
    };
    return [...columns, menu];
  }, [say, place, type, onRemove]);
}
