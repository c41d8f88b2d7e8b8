import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { createSheetStore, type CellChange, type SheetRow, type Suggestion } from '../src/sheet/sheet-store';
import { useSay } from '../src/words/use-say';
import { checkTexts, sheetColumns, sheetRows } from './sheet-rows';

const SheetGrid = lazy(async () => ({ default: (await import('../src/sheet/SheetGrid')).SheetGrid }));

const count = Number(new URLSearchParams(location.search).get('rows') ?? '10000');

/** The first option for what is none, so that the button has something to say. */
function suggest(row: SheetRow, field: Field): Suggestion | null {
  const fault = row.issues.find((issue) => issue.field === field.name);
  if (fault?.code === 'aboveMax') return { text: '344' };
  const [first] = field.values ?? [];
  return fault?.code === 'notAnOption' && first !== undefined
    ? { text: first.label.es, fieldwide: true }
    : null;
}

/** The spreadsheet grid with 25 columns of cattle and as many rows as the address says. */
export function SheetPage() {
  const { language } = useSay();
  const locale = useMemo<Locale>(
    () => ({ language, today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' }),
    [language],
  );
  const columns = useMemo(() => sheetColumns(locale), [locale]);
  const store = useMemo(() => createSheetStore(sheetRows(count, locale)), [locale]);
  const check = (changes: readonly CellChange[]) => {
    const rows = new Set(changes.map(({ row }) => row));
    const issues = [...rows].map((row) => [row, checkTexts(store.find(row)?.texts ?? {}, locale)] as const);
    store.setIssues(new Map(issues));
  };
  return (
    <Box component="main" sx={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Typography variant="h2" component="h1" sx={{ p: 4 }}>
        Importar animales
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, borderTop: '1px solid', borderColor: 'line' }}>
        <Suspense>
          <SheetGrid columns={columns} rows={store} locale={locale} suggest={suggest} onEdits={check} />
        </Suspense>
      </Box>
    </Box>
  );
}
