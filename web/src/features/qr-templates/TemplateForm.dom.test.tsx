import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QrTemplateAttribute, QrTemplateReply } from '@huella/domain/calls/qr-templates';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import type { Place } from '../../session/context';
import { TemplateForm } from './TemplateForm';

const place = {
  ...{ boxId: 1, boxName: 'La Matilde', boxAlias: 'Matilde', boxSubtype: 6, assetType: 33 },
  ...{ companyId: 1, companyName: 'Estancias', country: 'AR', relation: 'OWNER', can: () => true },
} satisfies Place;

const attribute = (
  name: string,
  label: string,
  more: Partial<QrTemplateAttribute> = {},
): QrTemplateAttribute => ({
  ...{ name, type: 'text', isEnabled: true, isUserConfigurable: true, hide: false, reason: null },
  data: { label: { es: label, en: label }, value: { es: '', en: '' }, enableValues: [], customValues: [] },
  ...more,
});

const saved: QrTemplateReply = {
  ...{ box: { id: 1, name: 'La Matilde' }, assetType: 33, version: 2, pages: 38 },
  updated: { at: '2026-11-12T13:00:00.000Z', by: 'Ana Aguirre' },
  attributes: [
    attribute('breed', 'Raza'),
    attribute('coat', 'Pelaje'),
    attribute('tag', 'Caravana', { isUserConfigurable: false, reason: 'always' }),
    attribute('weight', 'Peso', { hide: true, reason: 'shut' }),
    attribute('price', 'Precio', {
      isEnabled: false,
      isUserConfigurable: false,
      hide: true,
      reason: 'private',
    }),
    attribute('description', 'Descripción', { type: 'description', isEnabled: false }),
    attribute('images', 'Imágenes', {
      type: 'selectimages',
      data: {
        label: { es: 'Imágenes', en: 'Images' },
        value: { es: '', en: '' },
        enableValues: ['a'],
        customValues: [
          { name: 'a', address: '/api/file/public/a', label: 'KD482' },
          { name: 'b', address: '/api/file/public/b', label: 'KD483' },
        ],
      },
    }),
  ],
  sections: [
    { name: 'identity', title: { es: 'Identidad', en: 'Identity' }, fields: ['breed', 'coat', 'tag'] },
    { name: 'life', title: { es: 'Vida', en: 'Life' }, fields: ['weight'] },
  ],
  samples: [],
};

async function render() {
  const sent: unknown[] = [];
  serveCalls({
    'qrTemplates.save': (input) => {
      sent.push(input);
      return saved;
    },
  });
  await renderScreen(
    <TemplateForm place={place} type="identeco" name="Página de cada animal" saved={saved} />,
    { language: 'es' },
  );
  return sent;
}

it('shows what can be chosen, and why the rest cannot', async () => {
  await render();
  expect((await screen.findByLabelText<HTMLInputElement>('Raza')).checked).toBe(true);
  const tag = screen.getByLabelText<HTMLInputElement>('Caravana');
  expect([tag.checked, tag.disabled]).toEqual([true, true]);
  // What the establishment disables is on no page, whatever the template says.
  const weight = screen.getByLabelText<HTMLInputElement>('Peso');
  expect([weight.checked, weight.disabled]).toEqual([false, true]);
  expect(screen.getByLabelText<HTMLInputElement>('Precio').disabled).toBe(true);
  expect(screen.getByText('3 de 4 campos visibles')).toBeTruthy();
});

it('saves what was switched, moved and written, over the version that was seen', async () => {
  const sent = await render();
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Guardar para 38 páginas' });
  expect(save.disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('Pelaje'));
  fireEvent.click(screen.getByRole('button', { name: 'Subir Vida' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bajar Raza' }));
  fireEvent.click(screen.getByRole('tab', { name: /Imágenes/ }));
  expect(screen.getByText('Portada')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir la foto de KD483' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir la foto de KD482' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Textos' }));
  fireEvent.change(screen.getByLabelText(/Descripción en español/), { target: { value: 'De pastizales.' } });
  expect(screen.getByText('4 cambios sin guardar')).toBeTruthy();
  fireEvent.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    params: { type: 'identeco' },
    body: {
      ...{ assetId: 33, boxId: 1, version: 2 },
      template: [
        { name: 'weight', isEnabled: true },
        { name: 'coat', isEnabled: false },
        { name: 'breed', isEnabled: true },
        { name: 'tag', isEnabled: true },
        { name: 'description', isEnabled: true, values: { es: 'De pastizales.', en: '' } },
        { name: 'images', isEnabled: true, values: ['b'] },
      ],
      sections: ['life', 'identity'],
    },
  });
});

it('leads back with the reason where it cannot be saved, and goes on with what was changed', async () => {
  serveCalls({ 'qrTemplates.save': () => refuse(503, 'unavailable') });
  const form = <TemplateForm place={place} type="identeco" name="Página de cada animal" saved={saved} />;
  const { router, unmount } = await renderScreen(form);
  fireEvent.click(await screen.findByLabelText('Pelaje'));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar para 38 páginas' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/qrTemplates');
  });
  expect(screen.getByText(/No se pudo guardar la plantilla/)).toBeTruthy();
  unmount();
  const again = await renderScreen(form);
  expect((await screen.findByLabelText<HTMLInputElement>('Pelaje')).checked).toBe(false);
  expect(screen.getByText('1 cambio sin guardar')).toBeTruthy();
  // Given up, it is forgotten.
  again.unmount();
  await renderScreen(form);
  expect((await screen.findByLabelText<HTMLInputElement>('Pelaje')).checked).toBe(true);
});
