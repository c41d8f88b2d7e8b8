import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { queryClient } from '../../call/queries';
import { OraclesPage } from './OraclesPage';
import { serve } from '../../../test/serve-oracles';

const open = () => renderScreen(<OraclesPage />, { width: 'phone' });

beforeEach(() => {
  queryClient.clear();
});

async function menuOf(person: Awaited<ReturnType<typeof open>>['person'], name: string) {
  await person.click(await screen.findByLabelText(`Acciones de ${name}`));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
}

describe('the list of oracles', () => {
  it('says how many are linked, what does not match, and offers by status what can be done', async () => {
    serve();
    const { person } = await open();
    await screen.findByText('Difiere');
    expect(screen.getByText(/los oráculos no confirman lo registrado/)).toBeTruthy();
    expect(await menuOf(person, 'SB-1042')).toEqual(['Ver su historia', 'Vincular']);
    await person.keyboard('{Escape}');
    expect(await menuOf(person, 'SB-1043')).toEqual([
      'Ver su historia',
      'Cambiar el código',
      'Quitar el vínculo',
    ]);
    await person.keyboard('{Escape}');
    expect(await menuOf(person, 'SB-1044')).toEqual(['Ver su historia']);
  });

  it('saves a link once a code is chosen', async () => {
    const made = serve({ 'oracles.save': () => ({ ok: true, linked: [1], issues: [] }) });
    const { person } = await open();
    await person.click(await screen.findByLabelText('Acciones de SB-1042'));
    await person.click(await screen.findByRole('menuitem', { name: 'Vincular' }));
    const dialog = await screen.findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Guardar' });
    expect(save).toHaveProperty('disabled', true);
    await person.click(within(dialog).getByLabelText(/^Código del oráculo/));
    await person.click(await screen.findByRole('option', { name: /SN-88-0415/ }));
    await person.click(save);
    await waitFor(() => {
      expect(made.find(({ name }) => name === 'oracles.save')?.input).toMatchObject({
        params: { oracleKey: 'stock' },
        body: [{ pk: 1, id: 'SN-88-0415' }],
      });
    });
  });

  it('takes a link away once it was asked', async () => {
    const made = serve({ 'oracles.unlink': () => ({ ok: true }) });
    const { person } = await open();
    await person.click(await screen.findByLabelText('Acciones de SB-1043'));
    await person.click(await screen.findByRole('menuitem', { name: 'Quitar el vínculo' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('SN-88-0419');
    await person.click(within(dialog).getByRole('button', { name: 'Quitar el vínculo' }));
    await waitFor(() => {
      expect(made.find(({ name }) => name === 'oracles.unlink')?.input).toMatchObject({
        params: { assetRowId: '2' },
      });
    });
  });
});
