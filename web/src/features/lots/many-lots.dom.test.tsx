import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IssueCode } from '@huella/domain/model/errors';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen, type ScreenOptions } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import type { CallInput } from '../../call/call';
import { queryClient } from '../../call/queries';
import { paths } from '../../paths';
import { LotsManyPage } from './LotNewPage';
// Loaded with the test: their first time is none of its own.
import '../../sheet/SheetGrid';
import './LotsWizard';

const render = async (
  answer: () => { readonly id: number; readonly made: number } | Response,
  options: ScreenOptions = {},
) => {
  const sent: CallInput<'lots.addMany'>['body'][] = [];
  serveCalls({
    'models.all': () => [{ ...cowAr, companyTiers: [] }],
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'sources.options': () => [],
    'lots.addMany': ({ body }) => {
      sent.push(body);
      return answer();
    },
  });
  const view = await renderScreen(<LotsManyPage />, { address: paths.lotMany, width: 'phone', ...options });
  return { ...view, sent };
};

/** Writes the names of lots, each as the card of a row. */
async function name(person: Awaited<ReturnType<typeof renderScreen>>['person'], names: readonly string[]) {
  await person.click(await screen.findByText('Fila 1'));
  for (const [at, each] of names.entries()) {
    if (at > 0) await person.click(screen.getByLabelText('Fila siguiente'));
    const input = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
    await person.clear(input);
    await person.type(input, each);
    await person.tab();
  }
  await person.click(screen.getByLabelText('Volver a las filas'));
}

/** What is wrong with a row, as the server tells it. */
const refusedRow = (record: string, code: IssueCode) => {
  const issues = [{ record, field: 'name', code, slots: {}, level: 'error' }];
  const body = {
    error: 'invalidInput',
    message: 'invalidInput',
    slots: {},
    data: null,
    issues,
    requestId: 'R-1',
  };
  return Response.json(body, { status: 400 });
};

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

describe('many lots in a grid', () => {
  it('are made of the rows that somebody wrote in, once they were looked at', async () => {
    const { person, sent, router } = await render(() => ({ id: 7, made: 2 }));
    await name(person, ['Potrero 1', 'Potrero 2']);
    // The day that every row begins with names none of them.
    expect((await screen.findAllByText('Fila vacía')).length).toBeGreaterThan(5);
    await person.click(screen.getByText('Continuar con 2 lotes'));
    await screen.findByText(/Se arman 2 lotes/);
    await person.click(screen.getByText('Armar 2 lotes'));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.lots);
    });
    expect(sent).toMatchObject([{ values: [{ name: 'Potrero 1' }, { name: 'Potrero 2' }] }]);
  });

  it('go back to the row that was refused, and are another submit once it is mended', async () => {
    const answers = [refusedRow('1', 'notUnique'), { id: 9, made: 1 }];
    const { person, sent } = await render(() => answers.shift() ?? refuse(500, 'unexpected'));
    await name(person, ['Destete']);
    await person.click(screen.getByText('Continuar con 1 lote'));
    await person.click(await screen.findByText('Armar 1 lote'));
    await screen.findByText('Ya lo usa otro registro');
    // On a phone the row opens as its form.
    await person.type(screen.getByLabelText(/^Nombre/), ' 2026');
    await person.tab();
    await person.click(screen.getByLabelText('Volver a las filas'));
    await person.click(screen.getByText('Continuar con 1 lote'));
    await person.click(await screen.findByText('Armar 1 lote'));
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    expect(new Set(sent.map(({ submitKey }) => submitKey)).size).toBe(2);
    expect(sent[1]).toMatchObject({ values: [{ name: 'Destete 2026' }] });
  });

  it('are not for who may not add lots', async () => {
    await render(() => ({ id: 1, made: 1 }), { codes: ['ASSET_LIST'] });
    await screen.findByText(/No puede armar lotes en/);
  });
});
