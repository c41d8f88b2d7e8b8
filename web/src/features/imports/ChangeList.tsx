import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isEraseMark } from '@huella/domain/engine/sheets/erase-mark';
import { useIsPhone } from '../../shell/use-media';
import type { SheetColumn, SheetRow } from '../../sheet/sheet-store';
import { height, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { KeyValueList } from '../../ui/KeyValueList';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import type { ImportSubject } from './import-subject';
import { countChanges, isChange } from './row-changes';

export interface ChangeListProps {
  readonly subject: ImportSubject;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
}

/** Changes that are shown; on a telephone fewer, as cards. */
const shown = 200;
const shownOnPhone = 20;

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
}));
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...typeStyle(type.cell),
  '& th, & td': { height: height.gridRow, padding: '4px 12px', textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th': { color: theme.palette.ink2, backgroundColor: theme.palette.ground, fontWeight: 500 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.line}` },
  '& tbody th': { fontWeight: 400 },
}));
const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Old = styled('span')(({ theme }) => ({ color: theme.palette.ink3 }));
const New = styled('strong')({ fontWeight: 500 });
const Notes = styled('div')({ display: 'grid', gap: 8, marginBottom: 16 });

interface Change {
  readonly row: number;
  readonly record: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Every cell that would be written, old and new, before anything is (the dry run). */
export function ChangeList({ subject, rows, columns }: ChangeListProps) {
  const { say, language } = useSay('massEdit');
  const isPhone = useIsPhone();
  const counts = countChanges(rows);
  const limit = isPhone ? shownOnPhone : shown;
  const changes = rows.filter(isChange).flatMap((row) => changesOf(row, columns, subject));
  const figure = (count: number) => formatCount(count, language);
  const title =
    changes.length > limit
      ? say('massEdit:firstChanges', { figure: figure(limit) })
      : say('massEdit:changes');
  const some = changes.slice(0, limit);
  return (
    <section>
      <Notes>
        <Notice tone="info">
          {counts.cells === 1
            ? say('massEdit:cellsOne')
            : say('massEdit:cellsMany', { figure: figure(counts.cells) })}
        </Notice>
        {counts.same > 0 && (
          <Notice tone="neutral">
            {counts.same === 1
              ? say('massEdit:sameOne')
              : say('massEdit:sameMany', { figure: figure(counts.same) })}
          </Notice>
        )}
      </Notes>
      <Typography component="h3" variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {isPhone ? (
        <Cards changes={some} />
      ) : (
        <Frame tabIndex={0} role="group" aria-label={title}>
          <Rows changes={some} />
        </Frame>
      )}
    </section>
  );
}

function changesOf(
  { row, texts, before = {} }: SheetRow,
  columns: readonly SheetColumn[],
  { model }: ImportSubject,
): readonly Change[] {
  const named = model.labelFields.map((name) => texts[name] ?? '').find((text) => text !== '');
  const record = named ?? texts['_pk_'] ?? '';
  return columns.flatMap(({ field, label }) => {
    const old = before[field.name];
    return old === undefined ? [] : [{ row, record, label, before: old, after: texts[field.name] ?? '' }];
  });
}

function Before({ text }: { readonly text: string }) {
  const { say } = useSay('massEdit');
  return <Old>{text === '' ? say('massEdit:nothingThere') : text}</Old>;
}

function After({ text }: { readonly text: string }) {
  const { say } = useSay('massEdit');
  return <New>{isEraseMark(text) ? say('massEdit:erased') : text}</New>;
}

function Rows({ changes }: { readonly changes: readonly Change[] }) {
  const { say } = useSay('massEdit', 'imports');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{say('imports:rowNumber')}</th>
          <th scope="col">{say('massEdit:colRecord')}</th>
          <th scope="col">{say('massEdit:colField')}</th>
          <th scope="col">{say('massEdit:colBefore')}</th>
          <th scope="col">{say('massEdit:colAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ row, record, label, before, after }) => (
          <tr key={`${String(row)} ${label}`}>
            <td>{row}</td>
            <th scope="row">{record}</th>
            <td>{label}</td>
            <td>
              <Before text={before} />
            </td>
            <td>
              <After text={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cards({ changes }: { readonly changes: readonly Change[] }) {
  const { say } = useSay('massEdit', 'imports');
  return (
    <List>
      {changes.map(({ row, record, label, before, after }) => (
        <Card as="li" key={`${String(row)} ${label}`}>
          <Typography component="h4" variant="h4">
            {`${say('imports:rowNamed', { row })} · ${record} · ${label}`}
          </Typography>
          <KeyValueList
            items={[
              { key: say('massEdit:colBefore'), value: <Before text={before} /> },
              { key: say('massEdit:colAfter'), value: <After text={after} /> },
            ]}
          />
        </Card>
      ))}
    </List>
  );
}
