import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { useListSubject } from '../../list/list-subject';
import { SendFiltered } from './SendFiltered';

const found = (can: number, cannot: number): TargetBox => ({
  ...{ id: 7, box_name: 'La Matilde', alias: 'lamatilde', subtype: 6, subtype_name: 'Cría', own: true },
  ...{ company: { company_name: 'Estancias del Sur' }, city: '', region: '', lat: null, lng: null },
  ...{ error: [], passed: [], lots: [], confirms: false, logo: null, mds: [], can, cannot },
  owned: can + cannot,
  left:
    cannot === 0
      ? []
      : [
          {
            id: 9,
            label: 'KD482 A000 1',
            issue: { record: '9', field: null, code: 'assetPaused', level: 'error', slots: {} },
          },
        ],
});

const state = { search: '', filters: [], unfit: [], view: null, sort: null, page: 0, pageSize: 20 };

/** The button of a list whose filter finds so many. */
function Head({ total }: { readonly total: number }) {
  return <SendFiltered subject={useListSubject(place)} list={{ state, total, isBehind: false }} />;
}

async function open(can: number, cannot: number) {
  serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'boxes.checkAlias': () => [found(can, cannot)],
  });
  return renderScreen(<Head total={can + cannot} />);
}

describe('a transfer of what a filter finds', () => {
  it('counts what may go on its button, and names the rest with its reason', async () => {
    const { person } = await open(31, 1);
    await screen.findByText(/^Transferir 31 de 32 /);
    await person.click(screen.getByText('Queda 1 afuera'));
    const dialog = within(screen.getByRole('dialog', { name: 'Queda 1 afuera' }));
    expect(dialog.getByRole('listitem').textContent).toBe(
      'KD482 A000 1: Está en pausa: no admite cambios ni eventos',
    );
  });

  it('counts all where all may go', async () => {
    await open(32, 0);
    await screen.findByText(/^Transferir 32 /);
    expect(screen.queryByText(/afuera/)).toBeNull();
  });

  it('goes nowhere with nothing that may go', async () => {
    await open(0, 1);
    const button = await screen.findByText(/^Transferir 0 de 1 /);
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});
