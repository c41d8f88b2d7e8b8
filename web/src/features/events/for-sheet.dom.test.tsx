import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import type { CallInput } from '../../call/call';
import { queryClient } from '../../call/queries';
import { topBarQuery } from '../../session/context';
import { startSession } from '../../wizard/wizard-session';
import { eventWizard } from './event-wizard';
import { EventNewPage } from './EventNewPage';

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollTo = () => undefined;
});

type Sent = CallInput<'sheets.manual'>['body'];

/** The data of a weighing of more animals than a grid takes; the server answers each sheet that is asked for in turn. */
async function open({
  count = 12_345,
  lot = null,
  refusals = [],
}: {
  readonly count?: number;
  readonly lot?: { readonly id: number; readonly name: string } | null;
  readonly refusals?: readonly Response[];
} = {}) {
  const sent: Sent[] = [];
  serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'events.fit': () => ({ events: [] }),
    'lots.list': () => ({ list: [], total: 0 }),
    'boxes.positionGeometry': () => ({ position: null, geometries: [], country: 'AR' }),

    'topBar.all': () => queryClient.getQueryData(topBarQuery().queryKey) ?? refuse(500, 'unexpected'),
    'sheets.manual': ({ body }) => {
      sent.push(body);
      return refusals[sent.length - 1]?.clone() ?? { ExcelUploadId: 77 };
    },
  });
  const filters = [{ field: 'sex', operator: '===', value: 'H' }];
  const known = { picked: null, filters, except: [9], count, lot, event: 1 } as const;
  const v = startSession(eventWizard, place, '/', known, 'summary');
  const view = await renderScreen(<EventNewPage />, { address: `/?v=${v}&step=data` });
  await screen.findByText(/Uno por uno se cargan hasta 10.000/);
  return { ...view, sent };
}

const opener = () => screen.queryByRole('button', { name: /^Abrir la planilla con/ });
async function ask() {
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir la planilla con 12.345 animales' }));
  return within(await screen.findByRole('dialog', { name: 'Planilla con 12.345 animales' }));
}

describe('more animals than a grid takes', () => {
  it('have a sheet made with a row for each, which begins with what was asked, and is opened', async () => {
    const { sent, router } = await open();
    expect(screen.getByRole('link', { name: 'Subir una planilla' })).toHaveProperty(
      'href',
      expect.stringMatching(/event=1/),
    );
    const dialog = await ask();
    fireEvent.change(dialog.getByLabelText(/^Fecha del evento/), { target: { value: '14/11/2026 10:00' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Abrir la planilla' }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ upload: '77', step: 'sheet' });
    });
    expect(sent).toEqual([
      {
        ...{ boxId: place.boxId, globalModelId: cowAr.id, mode: 'update', eventType: 1, count: 12_345 },
        defaults: { _eventDate_: '14/11/2026 10:00', weighing_type: 'Periódica' },
        selection: { filters: [expect.objectContaining({ field: 'sex' })], except: [9] },
      },
    ]);
  });

  it('begin with what was filled in for all by then, of what rows begin with', async () => {
    const { sent } = await open();
    fireEvent.change(screen.getByLabelText(/^Fecha del evento/), { target: { value: '12/11/2026 08:30' } });
    fireEvent.change(screen.getByLabelText(/^Peso/), { target: { value: '386' } });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Abrir la planilla' }));
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(sent[0]?.defaults).toEqual({ _eventDate_: '12/11/2026 08:30', weighing_type: 'Periódica' });
  });

  it('begin with nothing that was taken off, and an unreadable day opens nothing', async () => {
    const { sent } = await open();
    const dialog = await ask();
    const day = dialog.getByLabelText(/^Fecha del evento/);
    fireEvent.change(day, { target: { value: '31/02/2026' } });
    const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Abrir la planilla' });
    expect(go.disabled).toBe(true);
    fireEvent.change(day, { target: { value: '' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Completar Tipo de pesada' }));
    fireEvent.click(go);
    await waitFor(() => {
      expect(sent).toMatchObject([{ defaults: {} }]);
    });
  });

  it('say in the dialog why no sheet was made, and are asked again where others match by now', async () => {
    const moved = refuse(409, 'selectionMoved', { count: 12_345, found: 12_340 });
    const { sent } = await open({ refusals: [refuse(403, 'uploadQuotaExceeded'), moved] });
    const dialog = await ask();
    const go = dialog.getByRole('button', { name: 'Abrir la planilla' });
    fireEvent.click(go);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^No se pudo abrir la planilla\. /);
    fireEvent.click(go);
    fireEvent.click(await screen.findByRole('button', { name: /12\.340/ }));
    const now = within(await screen.findByRole('dialog', { name: 'Planilla con 12.340 animales' }));
    fireEvent.click(now.getByRole('button', { name: 'Abrir la planilla' }));
    await waitFor(() => {
      expect(sent.map((body) => body?.count)).toEqual([12_345, 12_345, 12_340]);
    });
  });

  it.each([
    ['more than a sheet takes', { count: 60_001 }],
    ['those of a lot, on which the event is recorded too', { lot: { id: 9, name: 'Invernada' } }],
  ])('are left to a file: %s', async (_what, more) => {
    await open(more);
    expect(opener()).toBeNull();
    screen.getByRole('link', { name: 'Subir una planilla' });
  });
});
