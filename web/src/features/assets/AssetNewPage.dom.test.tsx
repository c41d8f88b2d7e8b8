import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import { buildEveryKind } from '@huella/domain/catalogue/assets/build-every-kind';
import type { RunView } from '@huella/domain/calls/jobs';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { CallInput } from '../../call/call';
import { paths } from '../../paths';
import { runAddress } from '../../shell/run-address';
import { queryClient } from '../../call/queries';
import { topBarQuery } from '../../session/context';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { AssetNewPage } from './AssetNewPage';

const model = buildModel(
  [
    buildAttribute({ name: 'number', type: 'text', defaultValue: 'L-', defaultValueSufix: 'asset' }),
    buildAttribute({ name: 'tag', type: 'text', validations: { unique: 'company' } }),
    buildAttribute({ name: 'breed', type: 'text' }),
    buildAttribute({ name: 'notes', type: 'text' }),
  ],
  { id: place.assetType, alterAddMassive: true, events: buildEveryKind(11, [place.boxSubtype]).events },
);

const saved: SavedObject = {
  ...{ id: 9, version: 1, label: 'L-8', values: {}, labels: {}, issues: [] },
  ...{ createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' },
  state: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  assetType: place.assetType,
  box: { id: place.boxId, name: place.boxName },
};

const run: RunView = {
  ...{
    id: 5,
    jobId: 5,
    kind: 'add',
    state: 'completed',
    name: null,
    eventId: null,
    events: 0,
    eventType: -1,
  },
  ...{ boxId: place.boxId, assetType: place.assetType, total: 2, done: 2, conflicts: 0, leftOut: 0 },
  ...{ errors: [], faults: { rows: 0, first: [] }, startedBy: 'Ana' },
  ...{ createdAt: '2026-11-20T15:00:00Z', startedAt: null, endedAt: null },
};

type Sent = NonNullable<CallInput<'objects.addMassive'>['body']>;
type Answer = () => RunView | Response | Promise<RunView | Response>;

/** Answers what the form asks for, one submit after the other, and keeps what each of many sent. */
function serve(...answers: readonly Answer[]) {
  const sent: Sent[] = [];
  let number = 8;
  serveCalls({
    'models.all': () => [{ ...structuredClone(model), companyTiers: [] }],
    'models.sufix': () => ({ sufix: String(number) }),
    'billing.quota': () => ({ canUse: true, remainingQuota: 10, companiesOwnerLength: 1 }),
    'topBar.all': () => queryClient.getQueryData(topBarQuery().queryKey) ?? refuse(404, 'notFound'),
    'objects.add': () => {
      number += 1;
      return saved;
    },
    'objects.addMassive': ({ body }) => answers[sent.push(body) - 1]?.() ?? run,
  });
  return sent;
}

const input = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Cargar cosa' });

describe('the form of a new asset', () => {
  it('begins another one with the number that is next by then', async () => {
    serve();
    const { person } = await renderScreen(<AssetNewPage />, { address: paths.assetNew });
    expect((await input('Campo number')).value).toBe('L-8');
    await person.type(await input('Campo notes'), 'una');
    await person.click(saveButton());
    await person.click(await screen.findByRole('button', { name: 'Cargar otra' }));
    await waitFor(async () => expect((await input('Campo number')).value).toBe('L-9'));
    expect((await input('Campo notes')).value).toBe('');
  });
});

describe('the form of many new assets', () => {
  async function open() {
    const view = await renderScreen(<AssetNewPage />, { address: `${paths.assetNew}?mode=new_massive` });
    await input('Campo tag');
    return view;
  }

  /** Fills in two of them, and leaves their breed as it is. */
  async function fillIn({ person }: Awaited<ReturnType<typeof open>>) {
    await person.type(await input(/^Cantidad/), '2');
    await person.type(await input('Campo tag'), 'AA');
    await person.type(await input('Campo notes'), 'del sur');
  }

  it('sends what was filled in for all, and nothing of what was not', async () => {
    const sent = serve();
    const view = await open();
    await fillIn(view);
    await view.person.click(saveButton());
    await waitFor(() => expect(view.router.state.location.pathname).toBe(paths.assets));
    expect(view.router.state.location.state).toMatchObject({ notice: 'Alta de 2 cosa' });
    expect(sent.map(({ values }) => values)).toEqual([
      [
        { tag: 'AA-001', notes: 'del sur' },
        { tag: 'AA-002', notes: 'del sur' },
      ],
    ]);
  });

  it('leads to the run where they take longer', async () => {
    serve(() => ({ ...run, state: 'running' }));
    const view = await open();
    await fillIn(view);
    await view.person.click(saveButton());
    await waitFor(() => expect(view.router.state.location.pathname).toBe(runAddress(run.id)));
  });

  it('closes its fields while they are sent, once', async () => {
    let answer: (done: RunView) => void = () => undefined;
    const sent = serve(() => new Promise((resolve) => (answer = resolve)));
    const view = await open();
    await fillIn(view);
    expect((await input('Campo tag')).closest('[inert]')).toBeNull();
    await view.person.click(saveButton());
    expect((await input('Campo tag')).closest('[inert]')).not.toBeNull();
    await view.person.click(saveButton());
    expect(sent).toHaveLength(1);
    answer(run);
    await waitFor(() => expect(view.router.state.location.pathname).toBe(paths.assets));
  });

  it.each([
    ['nobody answers', () => new Response('<html></html>', { status: 502 }), 'No sabemos si se guardó.'],
    ['there is no room', () => refuse(409, 'quotaExceeded', { company: '', count: 2 }), 'No se guardó.'],
    ['they were sent before', () => refuse(409, 'submitReused'), 'No se guardó.'],
  ] as const)('loses nothing where %s, and sends it again', async (_case, answer, title) => {
    const sent = serve(answer);
    const view = await open();
    await fillIn(view);
    await view.person.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect((await input('Campo tag')).value).toBe('AA');
    await view.person.click(saveButton());
    await waitFor(() => expect(view.router.state.location.pathname).toBe(paths.assets));
    const [first, second] = sent;
    expect(second?.values).toEqual(first?.values);
    // A try whose answer was lost may have been done: it is the same submit. One that was refused is over.
    expect(second?.submitKey === first?.submitKey).toBe(title === 'No sabemos si se guardó.');
  });

  it('has what was typed again after a reload, says so, and forgets it once it is discarded', async () => {
    serve();
    const first = await open();
    await fillIn(first);
    first.unmount();
    const { person } = await open();
    expect((await input(/^Cantidad/)).value).toBe('2');
    expect((await input('Campo notes')).value).toBe('del sur');
    const note = screen.getByText('Recuperamos lo que había escrito.').closest<HTMLElement>('[role=note]');
    await person.click(within(note ?? document.body).getByRole('button', { name: 'Descartar borrador' }));
    expect((await input('Campo notes')).value).toBe('');
  });
});
