import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useContext, useState } from 'react';
import { maxRows } from '@huella/domain/engine/fields/rows';
import type { RowValue } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { FieldFrame, type FieldIds } from '../ui/FieldFrame';
import { IconAction } from '../ui/IconAction';
import { keepFocus } from '../ui/keep-focus';
import { useSay } from '../words/use-say';
import { DetailRow } from './DetailRow';
import { DetailTable } from './DetailTable';
import { freeKey, withoutRow, withRow } from './detail-rows';
import { rowsOf } from './list-rows';
import { issuesOfRow } from './placed-issues';
import { nothing } from './PlainView';
import { RowFormContext } from './row-editing';
import { rowName } from './row-words';
import type { ViewProps, Widget, WidgetOf, WidgetProps } from './widget';

const Foot = styled('div')({ marginTop: 8 });
const Nothing = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));

/** What can be open over the table: a row to be read, the form of one, the question before one goes. */
type What = 'view' | 'form' | 'delete';
interface Opened {
  readonly what: What;
  readonly row: RowValue;
}

interface RowsProps extends WidgetProps {
  readonly ids: FieldIds;
  readonly widgetOf: WidgetOf;
}

function Rows(props: RowsProps) {
  const { field, label, value, disabled, placed, locale, ids } = props;
  const { say, word } = useSay('form');
  const isFixed = useContext(RowFormContext) === null || disabled;
  const [opened, setOpened] = useState<Opened | null>(null);
  const rows = rowsOf(value);
  const isFull = rows.length >= maxRows;
  const open = (what: What, row: RowValue) => setOpened({ what, row });
  return (
    <div id={ids.inputId} role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
      {rows.length === 0 ? (
        <Nothing>{say('form:noRows', { nouns: word(field.list?.noun.many ?? field.label) })}</Nothing>
      ) : (
        <DetailTable
          field={field}
          rows={rows}
          locale={locale}
          label={label}
          faultsOf={(row) => issuesOfRow(field, row.key, placed)}
          actionsOf={(row) => (
            <RowActions
              name={rowName(field, row, locale)}
              isFixed={isFixed}
              onOpen={(what) => open(what, row)}
            />
          )}
        />
      )}
      {!isFixed && (
        <Foot>
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            disabled={isFull}
            onMouseDown={keepFocus}
            onClick={() => open('form', { key: freeKey(rows) })}
          >
            {isFull
              ? say('form:fullList', { max: maxRows })
              : say('form:addRow', { noun: word(field.list?.noun.one ?? field.label) })}
          </Button>
        </Foot>
      )}
      {opened !== null && <Over {...props} rows={rows} opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface RowActionsProps {
  readonly name: string;
  readonly isFixed: boolean;
  readonly onOpen: (what: What) => void;
}

function RowActions({ name, isFixed, onOpen }: RowActionsProps) {
  const { say } = useSay('form');
  return (
    <>
      <IconAction label={say('form:viewRow', { row: name })} onClick={() => onOpen('view')}>
        <Eye size={16} />
      </IconAction>
      {!isFixed && (
        <>
          <IconAction label={say('form:editRow', { row: name })} onClick={() => onOpen('form')}>
            <Pencil size={16} />
          </IconAction>
          <IconAction label={say('form:deleteRow', { row: name })} onClick={() => onOpen('delete')}>
            <Trash2 size={16} />
          </IconAction>
        </>
      )}
    </>
  );
}

interface OverProps extends RowsProps {
  readonly rows: readonly RowValue[];
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** What is open over the table. */
function Over(props: OverProps) {
  const { field, label, locale, placed, widgetOf, rows, opened, onClose, onChange, onBlur } = props;
  const { say } = useSay('form');
  const drawForm = useContext(RowFormContext);
  const { what, row } = opened;
  const put = (next: readonly RowValue[]) => {
    onChange(next.length === 0 ? null : next);
    onBlur();
    onClose();
  };
  if (what === 'view')
    return <DetailRow field={field} row={row} locale={locale} widgetOf={widgetOf} onClose={onClose} />;
  if (what === 'form') {
    return drawForm?.({
      field,
      row,
      isNew: !rows.some(({ key }) => key === row.key),
      issues: issuesOfRow(field, row.key, placed),
      onSave: (saved) => put(withRow(rows, saved)),
      onClose,
    });
  }
  return (
    <ConfirmDialog
      open
      title={say('form:deleteRowTitle', { row: rowName(field, row, locale) })}
      text={say('form:deleteRowText', { field: label })}
      confirmLabel={say('form:delete')}
      onCancel={onClose}
      onConfirm={() => put(withoutRow(rows, row.key))}
    />
  );
}

/**
 * Rows of any fields, each filled in a form of its own (document 2 sections 2 and 9). `widgetOf` is how the registry
 * of widgets, of which this is one, draws the fields of a row.
 */
export function detailWidget(widgetOf: WidgetOf): Widget {
  function Input(props: WidgetProps) {
    const { id, label, required, hint, error } = props;
    return (
      <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
        {(ids) => <Rows {...props} ids={ids} widgetOf={widgetOf} />}
      </FieldFrame>
    );
  }
  function View(props: ViewProps) {
    const { field, value, locale } = props;
    const [read, setRead] = useState<RowValue | null>(null);
    const rows = rowsOf(value);
    if (rows.length === 0) return nothing;
    return (
      <>
        <DetailTable
          field={field}
          rows={rows}
          locale={locale}
          label={field.label[locale.language]}
          actionsOf={(row) => (
            <RowActions name={rowName(field, row, locale)} isFixed onOpen={() => setRead(row)} />
          )}
        />
        {read !== null && (
          <DetailRow
            field={field}
            row={read}
            locale={locale}
            widgetOf={widgetOf}
            onClose={() => setRead(null)}
          />
        )}
      </>
    );
  }
  return { Input, View, isWide: true };
}
