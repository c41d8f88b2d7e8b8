import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Measure } from '@huella/domain/calls/measures';
import type { SavedObject } from '@huella/domain/calls/objects';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { storage } from '@huella/domain/catalogue/assets/storage';
import type { AssetType } from '@huella/domain/model/asset-type';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { useLocale } from '../../session/model';
import { KeyStrip, type KeyStripProps } from './KeyStrip';

function assetOf(
  model: AssetType,
  values: SavedObject['values'],
  labels: SavedObject['labels'],
): SavedObject {
  return {
    ...{ id: 5, version: 1, label: 'KD482 C317 6', values, labels, issues: [], assetType: model.id },
    ...{ createdAt: '2026-06-01T11:00:00Z', updatedAt: '2026-06-01T11:00:00Z' },
    state: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
    box: { id: place.boxId, name: place.boxName },
  };
}

function Shown(props: Omit<KeyStripProps, 'locale'>) {
  return <KeyStrip {...props} locale={useLocale()} />;
}

const weights = (...points: readonly (readonly [string, number])[]): Measure => ({
  ...{ field: 'weight', label: 'Peso', unit: 'kg', grows: true },
  points: points.map(([day, value]) => ({ day, value, event: 'Cambio de peso', measured: true })),
});

/** Shows the strip of an asset of which the server knows some measures. */
async function open(
  model: AssetType,
  values: SavedObject['values'],
  labels: SavedObject['labels'],
  measures: readonly Measure[] = [],
) {
  serveCalls({ 'measures.ofAsset': () => ({ measures: [...measures] }) });
  const scope = { boxSubtype: model === storage ? 27 : 1, companyTiers: [] };
  await renderScreen(<Shown asset={assetOf(model, values, labels)} model={model} scope={scope} />, {
    width: 'phone',
  });
}

const said = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`)
    .map((each) => each.replaceAll('\u00a0', ' '));

describe('the first figures of an asset', () => {
  it('are what it weighs, what it gains for a day, and what else is read whole', async () => {
    await open(
      cowAr,
      { weight: 386.5, teeth: '3/4', paddock: 'Potrero 7', birth_date: '2024-09-14' },
      { weight: '386,5 kg', teeth: 'Tres cuartos diente', paddock: 'Potrero 7' },
      [weights(['2026-09-01', 361], ['2026-11-08', 386.5])],
    );
    await screen.findByText('+0,38 kg/día');
    expect(said()).toEqual(['Peso: 386,5 kg', 'Ganancia: +0,38 kg/día', 'Potrero o corral: Potrero 7']);
  });

  it('say until when a period runs that it is in', async () => {
    await open(cowAr, { weight: 386.5, withdrawal_until: '2999-01-01', paddock: 'Potrero 7' }, {});
    await screen.findByText('01/01/2999');
    expect(said().slice(0, 2)).toEqual(['Peso: 386,5 kg', 'Retiro hasta: 01/01/2999']);
  });

  it('are none of what nobody said', async () => {
    await open(cowAr, {}, {});
    expect(screen.queryAllByRole('term')).toEqual([]);
  });

  it('of what does not grow have no gain', async () => {
    await open(storage, { bag_code: 'B-1', date_bagged: '2026-01-15' }, {});
    expect(said().some((each) => each.startsWith('Ganancia'))).toBe(false);
  });
});
