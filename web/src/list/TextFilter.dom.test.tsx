import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { TextFilter } from './TextFilter';

it('counts with Enter, or once nothing more is typed, and is taken away whole', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { person, unmount } = await renderScreen(<TextFilter label="Usuario" value="" onChange={onChange} />);
  await person.click(await screen.findByRole('button', { name: 'Usuario' }));
  await person.type(await screen.findByRole('searchbox', { name: 'Usuario' }), 'ana{Enter}');
  expect(onChange.mock.calls).toEqual([['ana']]);
  await waitFor(() => {
    expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
  });
  await person.click(await screen.findByRole('button', { name: 'Usuario' }));
  await person.type(await screen.findByRole('searchbox', { name: 'Usuario' }), 'eva');
  await waitFor(
    () => {
      expect(onChange).toHaveBeenLastCalledWith('eva');
    },
    { timeout: 5_000 },
  );
  unmount();
  await renderScreen(<TextFilter label="Usuario" value="eva" onChange={onChange} />);
  await person.click(screen.getByRole('button', { name: /quitar/i }));
  expect(onChange).toHaveBeenLastCalledWith('');
});
