import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { comingWords } from './i18n';
import { useSay } from './use-say';

vi.mock(import('./i18n'), async (load) => ({ ...(await load()), comingWords: vi.fn<typeof comingWords>() }));

/** Hooks follow the words that it waits for. */
function Titled() {
  const { language } = useSay('recall');
  const [text] = useState(() => `dicho en ${language}`);
  return <p>{text}</p>;
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Suspense fallback="…">
      <button onClick={() => startTransition(() => setOpen(true))}>abrir</button>
      {isOpen && <Titled />}
    </Suspense>
  );
}

it('draws a component anew whose words came while it waited, with the hooks after them', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  // They are here by the time that React comes back to the component.
  vi.mocked(comingWords).mockReturnValueOnce(Promise.resolve()).mockReturnValue(null);
  render(<Opened />, { onRecoverableError: failed });
  await act(async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  });
  await screen.findByText('dicho en es');
  expect(failed).not.toHaveBeenCalled();
});
