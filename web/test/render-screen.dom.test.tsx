import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useSearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { callQuery } from '../src/call/queries';
import { useUser } from '../src/session/session';
import { useIsPhone } from '../src/shell/use-media';
import { useToasts } from '../src/ui/Toasts';
import { useSay } from '../src/words/use-say';
import { renderScreen } from './render-screen';
import { refuse, serveCalls } from './serve-calls';

/** A screen that says where it is, and asks the server for something. */
function Somewhere() {
  const { say } = useSay();
  const { show } = useToasts();
  const chains = useQuery(callQuery('topBar.chains', {}));
  return (
    <>
      <h1>{useUser().firstname}</h1>
      <p>{useIsPhone() ? 'phone' : 'desktop'}</p>
      <p>{JSON.stringify(useSearch({ strict: false }))}</p>
      <p>{chains.error === null ? chains.data?.map(({ value }) => value).join() : chains.error.message}</p>
      <button type="button" onClick={() => show({ tone: 'ok', text: 'Saved' })}>
        {say('ui:close')}
      </button>
    </>
  );
}

describe('a rendered screen', () => {
  it('is in a session, a language, a width and an address, and shows what the server answers', async () => {
    const made = serveCalls({ 'topBar.chains': () => [{ id: 11, value: 'Beef' }] });
    const { person } = await renderScreen(<Somewhere />, {
      language: 'en',
      width: 'phone',
      address: '/assets?page=2',
    });
    expect(screen.getByRole('heading', { name: 'Ana' })).toBeInstanceOf(HTMLElement);
    screen.getByText('phone');
    screen.getByText('{"page":"2"}');
    await screen.findByText('Beef');
    expect(made.map(({ name }) => name)).toEqual(['topBar.chains']);
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('Saved');
  });

  it('is in Spanish at a desk unless asked otherwise', async () => {
    serveCalls({ 'topBar.chains': () => [] });
    await renderScreen(<Somewhere />);
    screen.getByRole('button', { name: 'Cerrar' });
    screen.getByText('desktop');
  });

  it('meets refusals as the server words them', async () => {
    serveCalls({ 'topBar.chains': () => refuse(403, 'notAllowed') });
    await renderScreen(<Somewhere />);
    await screen.findByText('notAllowed');
  });
});
