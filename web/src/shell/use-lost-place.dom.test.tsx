import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@huella/domain/words';
import { renderScreen } from '../../test/render-screen';
import { place } from '../../test/sign-in';
import { queryClient } from '../call/queries';
import { topBarQuery } from '../session/context';
import { useLostPlace } from './use-lost-place';

function Frame() {
  useLostPlace();
  return <p>Animales</p>;
}

const other = { id: 8, value: 'El Ceibo', alias: 'elceibo' };

/** Leaves the establishments that a test wants in the top bar, as an answer that has just come. */
function offer(change: 'all but the place' | 'one more') {
  const { queryKey } = topBarQuery();
  act(() => {
    queryClient.setQueryData(queryKey, (known) => {
      if (known === undefined) return known;
      const more = known.establishments.map((box) => ({ ...box, ...other }));
      const kept = change === 'one more' ? known.establishments : [];
      return { ...known, establishments: [...kept, ...more] };
    });
  });
}

describe('an establishment that is open no more', () => {
  it.each<[Language, string]>([
    ['es', `Ya no tiene acceso a ${place.boxName}`],
    ['en', `You no longer have access to ${place.boxName}`],
  ])('is named in %s', async (language, text) => {
    await renderScreen(<Frame />, { language });
    expect(screen.queryByText(text)).toBeNull();
    offer('all but the place');
    await screen.findByText(text);
  });

  it('is not said of one that another one joins', async () => {
    await renderScreen(<Frame />);
    offer('one more');
    await screen.findByText('Animales');
    expect(screen.queryByText(/Ya no tiene acceso/)).toBeNull();
  });
});
