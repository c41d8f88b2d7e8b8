import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { SavedObject } from '@huella/domain/calls/objects';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { PauseNotice } from './PauseNotice';

const pause = {
  message: 'Falta el certificado',
  since: '2026-11-20T15:00:00.000Z',
  by: 'Ana Pérez',
};
const asset = { id: 5, label: 'AA-5', values: {}, labels: {}, version: 1 } as unknown as SavedObject; // what is read of it

const draw = (language: 'es' | 'en', can = place.can) => {
  serveCalls({ 'fields.validate': () => ({ error_stack: [], managers: [] }) });
  return renderScreen(<PauseNotice asset={asset} pause={pause} place={{ ...place, can }} model={cowAr} />, {
    language,
  });
};

beforeEach(() => {
  queryClient.clear();
});

it.each([
  ['es', /En pausa desde el 20\/11\/2026 12:00, por Ana Pérez/, 'Reanudar'],
  ['en', /Paused by Ana Pérez on 20\/11\/2026 12:00/, 'Resume'],
] as const)(
  'the page of a paused asset says why, who and since when, with the way on, in %s',
  async (language, since, resume) => {
    await draw(language);
    await screen.findByText('Falta el certificado');
    screen.getByText(since);
    screen.getByRole('button', { name: resume });
  },
);

it('offers no resuming to who may only look', async () => {
  await draw('es', (code) => code === 'ASSET_LIST');
  await screen.findByText('Falta el certificado');
  expect(screen.queryByRole('button', { name: 'Reanudar' })).toBeNull();
});
