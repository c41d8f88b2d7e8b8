import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useEffect, useRef } from 'react';
import type { Locale } from '@huella/domain/model/value';
import { useIsPhone } from '../shell/use-media';
import { focusField } from '../ui/focus-field';
import { formatCount } from '../ui/format-count';
import { IconAction } from '../ui/IconAction';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';
import { readValues } from './cell-raw';
import { RowField, rowFieldId } from './RowField';
import type { CellChange, SheetColumn, SheetRow } from './sheet-store';
import type { Fix } from './cell-choices';
import type { ProblemWords } from './use-fixes';

export interface RowFormProps {
  readonly row: SheetRow;
  /** The field that takes the focus; null for the head of the form. */
  readonly field: string | null;
  /** Where the row is among those in view, from 0, and how many there are. */
  readonly at: number;
  readonly total: number;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly words: ProblemWords;
  readonly backLabel: string;
  readonly onWrite: (changes: readonly CellChange[]) => void;
  readonly onFix: (fix: Fix) => void;
  /** To the row so many further in view. */
  readonly onStep: (step: 1 | -1) => void;
  readonly onBack: () => void;
  /** Shows what can be done with the row; undefined where nothing can. */
  readonly onMenu?: ((pressed: Element) => void) | undefined;
}

const Page = styled('section')({ flex: 1, minHeight: 0, minWidth: 0, overflowY: 'auto' });
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.surface,
  '& > h2': { ...theme.typography.h3, margin: 0, outline: 'none' },
  '& > span': { flex: 1, color: theme.palette.ink3, ...theme.typography.body2 },
}));
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  maxWidth: 760,
  margin: '0 auto',
  padding: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Whole = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 8,
  '&:empty': { display: 'none' },
});

/** One row as a plain form: the way to edit for anyone who does not use the grid. */
export function RowForm(props: RowFormProps) {
  const { row, columns, locale, words } = props;
  const { say } = useSay('sheet');
  const values = readValues(columns, row.texts, locale);
  const named = new Set(columns.map((column) => column.field.name));
  const ofRow = row.issues.filter((issue) => issue.field === null || !named.has(issue.field));
  return (
    <Page aria-label={say('sheet:rowName', { row: row.row })}>
      <RowHead {...props} />
      <Fields key={row.row}>
        <Whole>
          {row.readOnly === true && <Notice tone="info">{say('sheet:readOnlyRow')}</Notice>}
          {ofRow.map((issue) => (
            <Notice key={issue.code} tone={issue.level === 'error' ? 'danger' : 'warning'}>
              {words.textOf({ row: row.row, field: null, issue, text: '' })}
            </Notice>
          ))}
        </Whole>
        {columns.map((column) => (
          <RowField
            key={column.field.name}
            row={row}
            column={column}
            locale={locale}
            values={values}
            words={words}
            onWrite={(name, text) => props.onWrite([{ row: row.row, field: name, text }])}
            onFix={props.onFix}
          />
        ))}
      </Fields>
    </Page>
  );
}

/** Which row it is, and the way to the others. It takes the focus when no field does. */
function RowHead({ row, field, at, total, backLabel, onStep, onBack, onMenu }: RowFormProps) {
  const { say, language } = useSay('sheet');
  const isPhone = useIsPhone();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (field === null) title.current?.focus();
    else focusField(rowFieldId(field));
  }, [row, field]);
  return (
    <Head>
      {isPhone ? (
        <IconAction size="small" label={backLabel} onClick={onBack}>
          <ArrowLeft size={16} />
        </IconAction>
      ) : (
        <Button size="small" variant="text" startIcon={<ArrowLeft size={16} />} onClick={onBack}>
          {backLabel}
        </Button>
      )}
      <h2 ref={title} tabIndex={-1}>
        {say('sheet:rowName', { row: row.row })}
      </h2>
      <span>
        {say('sheet:rowPlace', { at: formatCount(at + 1, language), total: formatCount(total, language) })}
      </span>
      <IconAction size="small" label={say('sheet:previousRow')} disabled={at <= 0} onClick={() => onStep(-1)}>
        <ChevronLeft size={16} />
      </IconAction>
      <IconAction
        size="small"
        label={say('sheet:nextRow')}
        disabled={at + 1 >= total}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={16} />
      </IconAction>
      {onMenu !== undefined && (
        <IconAction
          size="small"
          label={say('sheet:rowMenu', { row: row.row })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <Ellipsis size={16} />
        </IconAction>
      )}
    </Head>
  );
}
