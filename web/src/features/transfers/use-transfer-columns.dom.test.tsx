import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TransferRow } from '@huella/domain/calls/transfers';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { useTransferColumns } from './use-transfer-columns';

const sent: TransferRow = {
  ...{ id: 5, state: 'completed', direction: 'out', kind: 'ownership', assetType: place.assetType },
  ...{
    event_event: '2026-11-24T12:00:00Z',
    since: null,
    assets_count: 2,
    received_count: null,
    counted: null,
  },
  source: { id: place.boxId, name: place.boxName, company: place.companyName },
  target: { id: 8, name: 'Don Anselmo', company: 'Don Anselmo S.A.' },
  ...{ lots: [], username: 'Ana', comment: null, answered_by: null, answered_at: null, reason: null },
  algo_tx_link: null,
};

function Headings({ rows }: { readonly rows: readonly TransferRow[] }) {
  return (
    <p>
      {useTransferColumns(place, rows)
        .map(({ name }) => name)
        .join(' ')}
    </p>
  );
}

it.each([
  ['neither lots nor proofs', [sent], []],
  ['the lots of one', [sent, { ...sent, lots: ['Destete'] }], ['lots']],
  ['the proof of one', [sent, { ...sent, algo_tx_link: 'https://proof.example/5' }], ['algo_tx_link']],
])('draws a column for %s alone', async (_what, rows, wanted) => {
  serveCalls({ 'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }] });
  await renderScreen(<Headings rows={rows} />);
  const names = (await screen.findByText(/^state direction/)).textContent.split(' ');
  expect(names.filter((name) => ['lots', 'algo_tx_link'].includes(name))).toEqual(wanted);
});
