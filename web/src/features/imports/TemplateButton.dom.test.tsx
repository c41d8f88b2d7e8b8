import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { renderScreen } from '../../../test/render-screen';
import { place } from '../../../test/sign-in';
import { editPurpose } from './import-purpose';
import { TemplateButton } from './TemplateButton';

const scope = { boxSubtype: 6, companyTiers: [] };
const subject = {
  purpose: editPurpose,
  mode: 'update',
  place,
  model: cowAr,
  scope,
  format: sheetFormat(cowAr, 'update', scope),
  areas: {},
  event: null,
  aim: { mode: 'update' },
  locale: { language: 'es', today: '2026-11-21', zone: 'UTC' },
} as const;

it('offers the template in each language, and says what goes into it', async () => {
  const { person } = await renderScreen(<TemplateButton subject={subject} />);
  await person.click(screen.getByRole('radio', { name: 'Inglés' }));
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  screen.getByRole('radio', { name: 'Inglés', checked: true });
  await person.click(screen.getByRole('button', { name: 'Qué lleva' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Para vaciar un dato se escribe \(borrar\)/);
  dialog.getByText(/Las fechas se escriben día\/mes\/año/);
  dialog.getByText('Un valor de la lista: Macho, Hembra');
  await person.click(dialog.getByRole('button', { name: 'Entendido' }));
});
