import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { FieldPermissions } from '@huella/domain/calls/field-permissions';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { ConflictDialog } from '../../form/ConflictDialog';
import { LeaveGuard } from '../../form/LeaveGuard';
import { boxesAddress } from '../../form/record-address';
import { CardsBar, CardsCount } from '../../list/CardsBar';
import { CardsGround } from '../../list/CardsGround';
import { useLocale } from '../../session/model';
import { CheckRow } from '../../ui/CheckRow';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { StickyFooter } from '../../ui/StickyFooter';
import { WorkingButton } from '../../ui/WorkingButton';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import {
  allOpen,
  countDisabled,
  findFields,
  disabledIn,
  turnedFields,
  withTurn,
  type FieldFilter,
  type Turns,
} from './field-turns';
import { fieldsQuery } from './fields-query';
import { FieldsTable } from './FieldsTable';
import { isConflict, useSaveFields } from './use-save-fields';

const everything: FieldFilter = { q: '', onlyDisabled: false };

/** The fields of an asset type with their switches. What was turned is over whatever is saved by others meanwhile. */
export function FieldsForm({ permissions }: { readonly permissions: FieldPermissions }) {
  const { say, word } = useSay('fields', 'form');
  const { groups } = permissions;
  const [turns, setTurns] = useState<Turns>({});
  const [filter, setFilter] = useState(everything);
  const save = useSaveFields(permissions, () => {
    setTurns({});
  });
  const turned = turnedFields(groups, turns);
  const found = findFields(groups, filter, turns, word);
  return (
    <>
      <CardsGround>
        <Notice tone="info">{say('fields:howTo')}</Notice>
        <Bar
          permissions={permissions}
          turns={turns}
          filter={filter}
          onFilter={setFilter}
          onOpenAll={() => {
            setTurns(allOpen(groups));
          }}
        />
        {found.length > 0 ? (
          <FieldsTable
            groups={found}
            turns={turns}
            onTurn={(field, mode, isOpen) => {
              setTurns((before) => withTurn(before, field, mode, isOpen));
            }}
          />
        ) : (
          <Nothing
            onClear={() => {
              setFilter(everything);
            }}
          />
        )}
        <Updated {...permissions} />
      </CardsGround>
      <Foot
        permissions={permissions}
        turned={turned.length}
        working={save.isPending}
        onSave={() => {
          save.mutate(disabledIn(groups, turns));
        }}
      />
      <LeaveGuard unsaved={[...new Set(turned)].map(({ label }) => word(label))} />
      <Conflict permissions={permissions} open={isConflict(save.error)} onDone={save.reset} />
    </>
  );
}

interface BarProps {
  readonly permissions: FieldPermissions;
  readonly turns: Turns;
  readonly filter: FieldFilter;
  readonly onFilter: (filter: FieldFilter) => void;
  readonly onOpenAll: () => void;
}

/** The search over fields, how many are disabled, and the button that enables them all. */
function Bar({ permissions: { groups }, turns, filter, onFilter, onOpenAll }: BarProps) {
  const { say } = useSay('fields');
  const disabled = countDisabled(groups, turns);
  return (
    <CardsBar
      searchLabel={say('fields:search')}
      text={filter.q}
      onText={(q) => {
        onFilter({ ...filter, q });
      }}
      filters={
        <CheckRow
          label={say('fields:onlyDisabled')}
          checked={filter.onlyDisabled}
          onChange={(onlyDisabled) => {
            onFilter({ ...filter, onlyDisabled });
          }}
        />
      }
      end={
        <>
          <CardsCount aria-live="polite">
            {disabled === 0
              ? say('fields:nothingDisabled')
              : say('fields:disabledCounted', { count: disabled })}
          </CardsCount>
          {disabled > 0 && (
            <Button size="small" onClick={onOpenAll}>
              {say('fields:openAll')}
            </Button>
          )}
        </>
      }
    />
  );
}

interface FootProps {
  readonly permissions: FieldPermissions;
  /** How many switches were turned. */
  readonly turned: number;
  readonly working: boolean;
  readonly onSave: () => void;
}

function Foot({ permissions: { box, company }, turned, working, onSave }: FootProps) {
  const { say } = useSay('fields');
  return (
    <StickyFooter
      column="none"
      start={<Button href={boxesAddress(company.id, box.id)}>{say('fields:leaveList')}</Button>}
      note={<span aria-live="polite">{turned > 0 && say('fields:turned', { count: turned })}</span>}
      end={
        <WorkingButton variant="contained" working={working} disabled={turned === 0} onClick={onSave}>
          {say('fields:save')}
        </WorkingButton>
      }
    />
  );
}

function Nothing({ onClear }: { readonly onClear: () => void }) {
  const { say } = useSay('fields');
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('fields:nothing')}
      text={say('fields:nothingText')}
      actions={
        <Button size="small" onClick={onClear}>
          {say('fields:clearAll')}
        </Button>
      }
    />
  );
}

/** Who saved it last, and when. */
function Updated({ updated }: Pick<FieldPermissions, 'updated'>) {
  const { say } = useSay('fields');
  const { zone } = useLocale();
  if (updated === null) return null;
  const slots = { by: actorName(updated.by, say), moment: formatDateTime(updated.at, zone) };
  return <CardsCount>{say('fields:updated', slots)}</CardsCount>;
}

interface ConflictProps {
  readonly permissions: FieldPermissions;
  readonly open: boolean;
  readonly onDone: () => void;
}

/** Somebody else saved first: offers what they saved, with what was turned here over it. */
function Conflict({ permissions: { box, assetType }, open, onDone }: ConflictProps) {
  const { say } = useSay('fields');
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await client.refetchQueries({ queryKey: fieldsQuery(box.id, assetType).queryKey });
    setLoading(false);
    onDone();
  };
  return (
    <ConflictDialog
      open={open}
      label={say('fields:title', { name: box.name })}
      working={isLoading}
      onLoad={() => void load()}
      onStay={onDone}
    />
  );
}
