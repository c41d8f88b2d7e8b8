import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import type { AssetRow } from '@huella/domain/calls/objects';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from './render-screen';
import { refuse, serveCalls } from './serve-calls';
import { place } from './sign-in';
import { queryClient } from '../src/call/queries';
import { topBarQuery } from '../src/session/context';
import { startSession } from '../src/wizard/wizard-session';
// The chunk of the grid, which would be read within the first test.
import '../src/features/event-grid/EventGridStep';
import { eventWizard } from '../src/features/events/event-wizard';
import { EventNewPage } from '../src/features/events/EventNewPage';

const lasts = [361, 355.5, 368, 412.5, 398, 405];
export const nameOf = (id: number) => `KD482 C31${String(id)} 6`;
const rowOf = (id: number): AssetRow => ({
  ...{ id, version: 1, label: nameOf(id), paused: false, paused_message: null, logical_deleted: false },
  asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  qr_link: null,
  visual_tag: nameOf(id).replaceAll(' ', ''),
  weight: lasts[id - 1] ?? null,
  weight_date: '2026-09-14',
});
export const run: RunView = {
  ...{ id: 5, jobId: 5, kind: 'event', state: 'completed', name: null, eventId: 41, events: 1, eventType: 1 },
  ...{ boxId: place.boxId, assetType: place.assetType, total: 6, done: 6, conflicts: 0, leftOut: 0 },
  ...{ errors: [], faults: { rows: 0, first: [] }, startedBy: 'Ana' },
  ...{ createdAt: '2026-11-20T15:00:00Z', startedAt: null, endedAt: null },
};
type Sent = Readonly<Record<string, unknown>>;

/** What a test begins with: nothing kept, nothing known. */
export function beginAnew(): void {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollTo = () => undefined;
}

/** A weighing of some animals, one by one; the server answers each submit in turn. */
export async function openRows({
  count = 3,
  lot = null,
  width = 'desktop',
  answers = [run],
}: {
  readonly count?: number;
  /** It is of this lot, and nobody chose its animals. */
  readonly lot?: { readonly id: number; readonly name: string } | null;
  readonly width?: 'desktop' | 'phone';
  readonly answers?: readonly (RunView | Response)[];
} = {}) {
  const sent: Sent[] = [];
  const ids = lasts.slice(0, count).map((_last, at) => at + 1);
  serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'events.fit': () => ({ events: [] }),
    'lots.list': () => ({ list: [], total: 0 }),
    'topBar.all': () => queryClient.getQueryData(topBarQuery().queryKey) ?? refuse(500, 'unexpected'),
    'objects.list': () => ({ res: ids.map(rowOf), resTotal: ids.length }),
    'lots.events': ({ params, body }) => {
      sent.push({ ...body, lotId: params.lotId });
      return run;
    },
    'objects.addMassive': ({ body }) => {
      sent.push(body);
      const answer = answers[sent.length - 1] ?? run;
      return answer instanceof Response ? answer.clone() : answer;
    },
  });
  const picked = ids.map((id) => [id, nameOf(id)] as const);
  const known = { picked: lot === null ? picked : null, lot, count, event: 1, way: 'each' } as const;
  const v = startSession(eventWizard, place, '/', known, 'summary');
  const view = await renderScreen(<EventNewPage />, { address: `/?v=${v}&step=data`, width });
  await screen.findByLabelText(`Peso (kg) de ${nameOf(1)}`);
  return { ...view, sent };
}

export const cell = (id: number, field = 'Peso (kg)') =>
  screen.getByLabelText<HTMLInputElement>(`${field} de ${nameOf(id)}`);
export const forAll = (field: string) => screen.getByLabelText<HTMLInputElement>(`${field} para todos`);
/** Types at once: what each key does is for the tests about keys. */
export const fill = (input: HTMLInputElement, text: string) => {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
export const key = (input: Element, name: string, held: object = {}) => {
  fireEvent.keyDown(input, { key: name, ...held });
};
export const press = async (name: string) => {
  fireEvent.click(await screen.findByText(name));
};
export const focusedOn = (id: number) =>
  waitFor(() => {
    expect(document.activeElement).toBe(cell(id));
  });
