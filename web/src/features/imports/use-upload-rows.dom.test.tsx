import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildPlaceOf } from '@huella/domain/catalogue/assets/build-place';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Upload } from '@huella/domain/calls/upload-view';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { maxRowsAnswered } from '@huella/domain/rules/limits';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import type { ImportSubject } from './import-subject';
import { addPurpose } from './import-purpose';
import { useUploadRows } from './use-upload-rows';

const total = 2 * maxRowsAnswered;
const upload = {
  ExcelUploadId: 7,
  lastRow: total,
  counts: { total, blank: 0, withErrors: 0, withWarnings: 0, errors: 0, warnings: 0 },
  language: 'es',
  zone: 'UTC',
} as unknown as Upload; // what is asked of it here

const scope = buildPlaceOf(cowAr);
const subject = {
  ...{ purpose: addPurpose, event: null, mode: 'add', aim: { mode: 'add' }, model: cowAr, scope, areas: {} },
  format: sheetFormat(cowAr, 'add', scope),
  locale: { language: 'es', today: '2026-11-21', zone: 'UTC' },
} as unknown as ImportSubject; // without its place, which nothing here asks for

function Probe() {
  const { rows, isWhole, error, retry } = useUploadRows(upload, subject);
  if (error !== null) return <button onClick={retry}>otra vez</button>;
  if (rows === undefined) return <p>cargando</p>;
  const weigh = () => {
    const changes = [{ row: 1, field: 'weight', text: '301' }];
    rows.store.write(changes);
    rows.listeners.onEdits(changes);
  };
  return (
    <button onClick={weigh}>
      {isWhole ? 'todas' : 'las primeras'}: {rows.store.list().length}, {rows.store.find(1)?.texts['weight']}
    </button>
  );
}

/** Answers the rows of each page, those after the first as it is told to, and keeps what was written of row 1; says what was asked for. */
function serveRows(later: () => Promise<Response | null>): readonly string[] {
  let weight = '300';
  const asked: string[] = [];
  serveCalls({
    'sheets.rows': async ({ params }) => {
      const [from, count] = [Number(params.from), Number(params.count)];
      asked.push(`from ${String(from)}`);
      const refused = from === 1 ? null : await later();
      if (refused !== null) return refused;
      const last = Math.min(total, from + count - 1);
      const rows = Array.from({ length: last - from + 1 }, (_, at) => {
        const row = from + at;
        return { row, texts: { weight: row === 1 ? weight : '280' }, issues: [] };
      });
      return { rows };
    },
    'sheets.patch': ({ body }) => {
      asked.push('changes');
      weight = body.changes.find(({ row }) => row === 1)?.text ?? weight;
      return { rows: [{ row: 1, texts: { weight }, issues: [] }], counts: upload.counts };
    },
  });
  return asked;
}

it('shows the first rows, says where the others do not come, and keeps what was edited until they do', async () => {
  let fail: (answer: Response | null) => void = () => undefined;
  const answers: Promise<Response | null>[] = [
    new Promise((resolve) => {
      fail = resolve;
    }),
  ];
  const asked = serveRows(() => answers[0] ?? Promise.resolve(null));
  const { person } = await renderScreen(<Probe />);
  await person.click(await screen.findByRole('button', { name: 'las primeras: 100, 300' }));
  fail(refuse(429, 'tooManyRequests'));
  const again = await screen.findByRole('button', { name: 'otra vez' });
  answers.length = 0;
  await person.click(again);
  await screen.findByRole('button', { name: `todas: ${String(total)}, 301` });
  // What was edited was there before the rows were asked for again.
  expect(asked.indexOf('changes')).toBeGreaterThan(asked.indexOf('from 101'));
  expect(asked.indexOf('changes')).toBeLessThan(asked.lastIndexOf('from 1'));
});
