import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { DropArea } from './DropArea';

it.each([
  ['es', 'Elegir archivo'],
  ['en', 'Choose file'],
] as const)('the input of a file has a name of ours, in its language: %s', async (language, name) => {
  const take = vi.fn();
  const upload = { now: { state: 'init' }, take, retry: vi.fn(), reset: vi.fn() } as const;
  const { person } = await renderScreen(<DropArea upload={upload} current={null} />, { language });
  const [input] = screen.getAllByLabelText(name).filter((found) => found instanceof HTMLInputElement);
  if (input === undefined) throw new Error('no input for files');
  const file = new File(['a;b'], 'rodeo.csv', { type: 'text/csv' });
  await person.upload(input, file);
  await vi.waitFor(() => {
    expect(take).toHaveBeenCalledWith([file]);
  });
});
