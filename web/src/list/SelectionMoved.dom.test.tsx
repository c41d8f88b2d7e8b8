import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../test/render-screen';
import { CallError } from '../call/call-error';
import { SelectionMoved } from './SelectionMoved';

const moved = new CallError('selectionMoved', {
  slots: { count: 300, found: 312 },
  requestId: 'R-1',
  issues: [],
});

it('says how many match now, and goes on with those or with none', async () => {
  const [onGoOn, onClose] = [vi.fn(), vi.fn()];
  const { person } = await renderScreen(
    <SelectionMoved error={moved} model={cowAr} onGoOn={onGoOn} onClose={onClose} />,
  );
  await screen.findByText('Ahora coinciden 312 animales, no 300');
  await person.click(screen.getByRole('button', { name: 'Seguir con 312 animales' }));
  expect(onGoOn).toHaveBeenCalledWith(312);
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalled();
});

it('says nothing of any other refusal', async () => {
  await renderScreen(
    <SelectionMoved error={new CallError('unavailable')} model={cowAr} onGoOn={vi.fn()} onClose={vi.fn()} />,
  );
  expect(screen.queryByText(/coinciden/)).toBeNull();
});
