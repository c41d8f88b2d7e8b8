import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { parseDate, formatDate } from '@huella/domain/engine/fields/date';
import { eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { useIssueText } from '../../fields/use-issue-text';
import type { SheetRow, SheetStore } from '../../sheet/sheet-store';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { KeyValueList } from '../../ui/KeyValueList';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { fieldOf, type ImportSubject } from './import-subject';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));

/** Rows that do not say when it was: what nobody said is not recorded. */
export function Undated({ count }: { readonly count: number }) {
  const { say, language } = useSay('bulk');
  return (
    <Notice tone="danger">
      {count === 1
        ? say('bulk:undatedRow')
        : say('bulk:undatedRows', { figure: formatCount(count, language) })}
    </Notice>
  );
}

/** Rows of selected assets that nobody filled in: they are none. */
export function Untouched({ blank }: { readonly blank: number }) {
  const { say, language } = useSay('bulk');
  if (blank === 0) return null;
  return (
    <span>
      {blank === 1
        ? say('bulk:untouchedRow')
        : say('bulk:untouchedRows', { figure: formatCount(blank, language) })}
    </span>
  );
}

interface EventDaysProps {
  readonly subject: ImportSubject;
  readonly rows: readonly SheetRow[];
}

/** The event, and the days that its rows say. */
export function EventDays({ subject, rows }: EventDaysProps) {
  const { say, word } = useSay('bulk');
  const { event } = subject;
  if (event === null) return null;
  const days = rows
    .flatMap(({ texts }) => parseDate((texts[eventDateColumn.name] ?? '').trim().slice(0, 10)) ?? [])
    .sort();
  const [first, last] = [formatDate(days[0] ?? ''), formatDate(days.at(-1) ?? '')];
  return (
    <Card as="section">
      <KeyValueList
        items={[
          { key: say('bulk:stepEvent'), value: word(event.name), strong: true },
          ...(first === ''
            ? []
            : [
                {
                  key: say('bulk:eventDay'),
                  value: first === last ? first : say('bulk:eventDays', { first, last }),
                },
              ]),
        ]}
      />
    </Card>
  );
}

/** Rows that stay out and are named with their reasons; the others are counted. */
const shown = 20;

/** The rows in error, each with why: they stay out. */
export function LeftRows({
  subject,
  store,
}: {
  readonly subject: ImportSubject;
  readonly store: SheetStore;
}) {
  const { say, language } = useSay('bulk');
  const textOf = useIssueText();
  const left = store
    .list()
    .filter((row) => row.isBlank !== true)
    .flatMap((row) => {
      const found = row.issues.find(({ level }) => level === 'error');
      return found === undefined ? [] : [{ row, found }];
    });
  if (left.length === 0) return null;
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {say('bulk:leftRows')}
      </Typography>
      <List>
        {left.slice(0, shown).map(({ row, found }) => (
          <li key={row.row}>
            {say('bulk:leftRow', {
              row: row.row,
              reason: textOf(
                found,
                fieldOf(subject.format, found.field) ?? null,
                row.texts[found.field ?? ''] ?? '',
              ),
            })}
          </li>
        ))}
        {left.length > shown && (
          <li>{say('bulk:leftMore', { figure: formatCount(left.length - shown, language) })}</li>
        )}
      </List>
    </section>
  );
}
