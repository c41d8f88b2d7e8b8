import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { ColumnsStep } from './ColumnsStep';
import { addPurpose } from './import-purpose';
import type { ImportState } from './use-import';

const scope = { boxSubtype: 6, companyTiers: [] };
const subject = {
  purpose: addPurpose,
  mode: 'add',
  place,
  model: cowAr,
  scope,
  format: sheetFormat(cowAr, 'add', scope),
  areas: {},
  event: null,
  aim: { mode: 'add' },
  locale: { language: 'es', today: '2026-11-21', zone: 'UTC' },
} as const;

const column = (name: string, field: string | null, index: number): UploadColumn => ({
  ...{ index, name, field, how: field === null ? null : 'exact', samples: ['H'], filled: 2, first: 'H' },
  ...{ ambiguous: null, reading: {}, options: null },
});

const upload: Upload = {
  ...{ ExcelUploadId: 7, mode: 'add', eventType: null, boxId: 1, assetType: 33, specificRows: 2 },
  fileInfo: { storage_name: 'f', original_name: 'rodeo.xlsx' },
  reading: null,
  columns: [
    column('Sx', 'sex', 0),
    column('Nota', 'notes', 1),
    {
      ...column('Nac', 'birth_date', 2),
      ...{ samples: ['03/04/2024', '13/04/2024'], reading: { dateOrder: 'dmy' } },
    },
  ],
  ...{ allColumns: [], mandatoryColumns: [], missingColumns: [], excelColumnsDetected: [] },
  ...{ paircolumns: [], suggestedColumnsForErrors: [], paired: true, defaults: {}, runId: null },
  counts: { total: 2, blank: 0, withErrors: 0, withWarnings: 0 },
  ...{ lastRow: 2, language: 'es', zone: 'UTC', quotaRoom: 10 },
};

const frame = {
  ...{ title: 'Importar animales', subtitle: 'rodeo.xlsx', steps: [], exitLabel: 'Salir' },
  ...{ onGo: vi.fn(), onExit: vi.fn() },
};
const state: ImportState = {
  mode: 'file',
  position: {
    steps: ['file', 'columns', 'sheet', 'summary'],
    ...{ step: 'columns', reached: 'summary', before: 'file', after: 'sheet' },
  },
  ...{ upload, error: null, withoutErrors: false, retry: vi.fn(), go: vi.fn(), leaveOut: vi.fn() },
};

async function show(
  counts: Readonly<Record<string, number>> | null,
  pair: () => ReturnType<typeof refuse> | Upload = () => upload,
) {
  const made = serveCalls({
    'sheets.corrections': () => (counts === null ? refuse(503, 'unavailable') : { counts: { ...counts } }),
    'sheets.pair': pair,
  });
  const view = await renderScreen(
    <ColumnsStep
      {...{ subject, state, frame, upload }}
      leave={vi.fn()}
      nounOf={(count) => (count === 1 ? 'animal' : 'animales')}
    />,
    { width: 'phone' },
  );
  return { ...view, pairs: () => made.filter(({ name }) => name === 'sheets.pair') };
}

/** Says that a column of the sheet is not imported. */
async function leaveOut({ person }: Awaited<ReturnType<typeof show>>, name: string) {
  await person.click(screen.getByLabelText(`Campo para ${name}`));
  await person.click(screen.getByText('No importar'));
}

beforeEach(() => {
  queryClient.clear();
});

describe('pairing a column anew', () => {
  it('asks first where its cells were corrected, and says how many', async () => {
    const view = await show({ sex: 12, notes: 5 });
    await leaveOut(view, 'Sx');
    await screen.findByText('Se pierden 12 celdas que corrigió en esa columna. Lo demás queda.');
    expect(view.pairs()).toHaveLength(0);
    await view.person.click(screen.getByText('Vincular de nuevo'));
    await waitFor(() => {
      expect(view.pairs()).toHaveLength(1);
    });
  });

  it('changes nothing where that is declined', async () => {
    const view = await show({ sex: 3 });
    await leaveOut(view, 'Sx');
    const question = await screen.findByText(/^Se pierden 3 celdas/);
    await view.person.click(screen.getByText('Cancelar'));
    await waitFor(() => {
      expect(question.isConnected).toBe(false);
    });
    expect(view.pairs()).toHaveLength(0);
    expect(screen.getByLabelText('Campo para Sx').textContent).toMatch(/Sexo/);
  });

  it('asks nothing where no cell of it was corrected', async () => {
    const view = await show({ sex: 3 });
    await leaveOut(view, 'Nota');
    await waitFor(() => {
      expect(view.pairs()).toHaveLength(1);
    });
    expect(screen.queryByText('Vincular de nuevo')).toBeNull();
  });

  it('asks without a figure where nobody can count', async () => {
    const view = await show(null);
    await leaveOut(view, 'Sx');
    await screen.findByText('Se pierde lo que corrigió en esa columna de la planilla. Lo demás queda.');
  });

  it('reads dates the other way where that is said, though nobody asked', async () => {
    const { person, pairs } = await show({});
    await person.click(screen.getByRole('button', { name: 'Cambiar cómo se lee Nac: día/mes/año' }));
    expect(screen.getByRole('radio', { name: 'día/mes' }).getAttribute('aria-checked')).toBe('true');
    await person.click(screen.getByRole('radio', { name: 'mes/día' }));
    await waitFor(() => {
      expect(pairs()).toHaveLength(1);
    });
    expect(pairs()[0]?.input).toMatchObject({
      body: { readings: { Nac: { dateOrder: 'mdy' } } },
    });
  });

  it('keeps trying while the server is away, whatever the browser says of the network', async () => {
    let isAway = true;
    const view = await show({}, () => (isAway ? refuse(503, 'unavailable') : upload));
    onlineManager.setOnline(false);
    try {
      await leaveOut(view, 'Nota');
      await screen.findByText('Sin conexión: los cambios se guardan al volver');
      isAway = false;
      await waitFor(
        () => {
          expect(screen.queryByText(/^Sin conexión/)).toBeNull();
        },
        { timeout: 5_000 },
      );
    } finally {
      act(() => {
        onlineManager.setOnline(true);
      });
    }
    expect(view.pairs()).toHaveLength(2);
  });
});
