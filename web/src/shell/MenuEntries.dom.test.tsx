import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { callQuery, queryClient } from '../call/queries';
import { paths } from '../paths';
import { MenuEntries } from './MenuEntries';

const linkedKey = callQuery('oracles.standing', {
  params: { assetId: String(place.assetType), boxId: String(place.boxId) },
}).queryKey;

it('says how many are linked with an oracle once some screen knows, and asks for nothing itself', async () => {
  const made = serveCalls({
    'topBar.menuItems': () => [{ name: 'Oráculos', icon: 'IconCow', path: paths.oracles, group: 'Datos' }],
    'fields.validate': () => ({ error_stack: [], managers: [] }),
  });
  await renderScreen(<MenuEntries iconsOnly={false} onFollow={() => undefined} />);
  const oracles = await screen.findByRole('link', { name: 'Oráculos' });
  expect(made.map(({ name }) => name)).not.toContain('oracles.standing');
  act(() => {
    queryClient.setQueryData(linkedKey, {
      assets: 1_900,
      linked: 1_204,
      verdicts: { matches: 1_204, missing: 0, differs: 0, silent: 0 },
      pledged: null,
    });
  });
  expect(await within(oracles).findByText('1.204')).toBeDefined();
});
