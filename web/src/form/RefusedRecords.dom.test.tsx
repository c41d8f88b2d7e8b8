import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { issue } from '@huella/domain/model/errors';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { CallError } from '../call/call-error';
import { RefusedRecords } from './RefusedRecords';

it('names what a filter chose, with the reason of each', async () => {
  const state = { state: 'paused', label: 'En pausa', tone: 'warning', icon: 'pause' };
  serveCalls({
    'objects.list': ({ body }) => ({
      res: (body?.pks ?? []).map((id) => ({
        ...{ id, version: 1, label: `KD482 A000 ${String(id)}`, paused: true, paused_message: null },
        ...{ logical_deleted: false, asset_status_change: state, qr_link: null },
      })),
      resTotal: 1,
    }),
  });
  const issues = [{ ...issue(null, 'assetPaused'), record: '9' }];
  await renderScreen(
    <RefusedRecords
      error={new CallError('invalidInput', { slots: {}, issues, requestId: 'r-1' })}
      chosen={{ picked: null, filters: [], count: 32 }}
      place={place}
      fields={[]}
      locale={buildLocale({ language: 'es' })}
      onClose={() => undefined}
      onOthers={() => undefined}
      nothingText="Nada se registró."
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: '1 de 32 no se puede incluir' }));
  expect((await dialog.findByText('KD482 A000 9')).tagName).toBe('STRONG');
  dialog.getByText('Está en pausa: no admite cambios ni eventos');
  dialog.getByRole('button', { name: 'Seguir con los otros 31' });
});
