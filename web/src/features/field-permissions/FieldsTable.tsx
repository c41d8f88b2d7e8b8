import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import { fieldModes, type FieldMode } from '@huella/domain/engine/access/field-access';
import type { FixedReason } from '@huella/domain/rules/field-permissions';
import { phone } from '../../theme/media';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { isOn, isTurnable, reasonsOf, type Field, type FieldGroup, type Turns } from './field-turns';

export interface FieldsTableProps {
  readonly groups: readonly FieldGroup[];
  readonly turns: Turns;
  readonly onTurn: (field: Field, mode: FieldMode, isOpen: boolean) => void;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  '& tbody tr + tr > *, & tbody + tbody > tr > *': { borderTop: `1px solid ${theme.palette.line}` },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 36,
    borderBottom: `1px solid ${theme.palette.line}`,
    backgroundColor: theme.palette.surface,
    padding: '6px 8px',
    color: theme.palette.ink2,
    ...typeStyle({ ...type.meta, weight: 500 }),
  },
  '& thead th:first-of-type': { borderTopLeftRadius: radius.base },
  '& thead th:last-of-type': { borderTopRightRadius: radius.base },
  '& th:first-of-type': { padding: '10px 16px', textAlign: 'left', overflowWrap: 'anywhere' },
  '& tbody th': typeStyle(type.cell),
  '& tbody th[scope="rowgroup"]': {
    backgroundColor: theme.palette.sunken,
    color: theme.palette.ink2,
    ...typeStyle({ ...type.cell, weight: 600 }),
  },
  '& td': { width: 104, padding: '10px 8px', textAlign: 'center' },
  [phone]: {
    '& th:first-of-type': { padding: '10px 4px 10px 12px' },
    '& thead th:not(:first-of-type)': { padding: '6px 0' },
    '& td': { width: 60, padding: '10px 0' },
  },
}));
const Why = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

const reasonWords = {
  model: 'fields:fixedModel',
  event: 'fields:fixedEvent',
  computed: 'fields:fixedComputed',
  system: 'fields:fixedSystem',
  identity: 'fields:fixedIdentity',
  mandatory: 'fields:fixedMandatory',
  tier: 'fields:lacksTier',
} as const satisfies Record<FixedReason | 'tier', PhraseKey>;

/** Fields down, what is done with them across: a switch for each, and why it is fixed where it is. */
export function FieldsTable({ groups, turns, onTurn }: FieldsTableProps) {
  const { say, word } = useSay('fields');
  return (
    <Table aria-label={say('fields:short')}>
      <thead>
        <tr>
          <th scope="col">{say('fields:field')}</th>
          {fieldModes.map((mode) => (
            <th key={mode} scope="col">
              {say(`fields:${mode}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, fields }) => (
        <tbody key={fields[0]?.name}>
          <tr>
            <th scope="rowgroup" colSpan={fieldModes.length + 1}>
              {title === null ? say('fields:others') : word(title)}
            </th>
          </tr>
          {fields.map((field) => (
            <FieldRow key={field.name} field={field} turns={turns} onTurn={onTurn} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

interface FieldRowProps extends Pick<FieldsTableProps, 'turns' | 'onTurn'> {
  readonly field: Field;
}

function FieldRow({ field, turns, onTurn }: FieldRowProps) {
  const { say, word } = useSay('fields');
  const whyId = useId();
  const label = word(field.label);
  const isSeen = isOn(field, 'list', turns);
  const fixed = reasonsOf(field).map(({ reason, modes }) =>
    say('fields:reason', {
      modes: modes.map((mode) => say(`fields:${mode}`)).join(', '),
      reason: say(reasonWords[reason]),
    }),
  );
  const seen = field.isPublic ? [...fixed, say('fields:onPage')] : fixed;
  const reasons = isSeen ? seen : [say(field.isPublic ? 'fields:notSeenPublic' : 'fields:notSeen')];
  return (
    <tr>
      <th scope="row">
        {label}
        {reasons.length > 0 && <Why id={whyId}>{reasons.join(' · ')}</Why>}
      </th>
      {fieldModes.map((mode) => (
        <td key={mode}>
          <Switch
            checked={isOn(field, mode, turns) && (mode === 'list' || isSeen)}
            disabled={!isTurnable(field, mode, turns)}
            onChange={(_event, isOpen) => {
              onTurn(field, mode, isOpen);
            }}
            slotProps={{
              input: {
                'aria-label': say('fields:turn', { mode: say(`fields:${mode}`), field: label }),
                'aria-describedby': reasons.length > 0 ? whyId : undefined,
              },
            }}
          />
        </td>
      ))}
    </tr>
  );
}
