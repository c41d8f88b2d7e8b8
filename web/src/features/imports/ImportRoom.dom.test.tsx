import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maxSheetRows } from '@huella/domain/rules/limits';
import { renderScreen } from '../../../test/render-screen';
import { ImportRoom } from './ImportRoom';

const nounOf = (count: number) => (count === 1 ? 'animal' : 'animales');
const show = (room: number | null, needed: number | null = null, language: 'es' | 'en' = 'es') =>
  renderScreen(
    <ImportRoom place={{ companyName: 'Estancia La Aguada' }} room={room} needed={needed} nounOf={nounOf} />,
    { language },
  );

describe('the room that an import has', () => {
  it('says how many still fit', async () => {
    await show(1_200);
    screen.getByText('En Estancia La Aguada queda lugar para 1.200 animales.');
  });

  it('says that none does', async () => {
    await show(0, 20);
    screen.getByText(/En Estancia La Aguada no queda lugar para más animales/);
  });

  it('says that these do not', async () => {
    await show(1, 20, 'en');
    screen.getByText(/Estancia La Aguada.*1.*20/);
  });

  it.each([null, 2 * maxSheetRows])('says nothing where no sheet can hold more: %s', async (room) => {
    await show(room, 20);
    expect(screen.queryByText(/Estancia La Aguada/)).toBeNull();
  });
});
