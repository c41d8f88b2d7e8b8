import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { useAssetTotal, useSayTotal } from './asset-total';

/** What the menu shows, beside a list of what is no longer there. */
function Beside() {
  useSayTotal(place, { suffix: 'deleted' }, 2);
  return (
    <p>
      {useAssetTotal(place)} here, {useAssetTotal(place, { source: { suffix: 'deleted' }, isSaid: true })}{' '}
      gone
    </p>
  );
}

it('is of the place, whatever a list of what was retired says of itself', async () => {
  serveCalls({ 'objects.list': () => ({ res: [], resTotal: 498 }) });
  await renderScreen(<Beside />);
  await screen.findByText('498 here, 2 gone');
});
