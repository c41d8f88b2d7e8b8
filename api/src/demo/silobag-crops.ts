import type { Values } from '@huella/domain/model/value';
import type { Day } from './days';
import { decimal, type Dice } from './dice';

/** A crop: when it is bagged, tonnes in a metre of a bag of nine feet, and what is usually found in it. */
export interface BagCrop {
  readonly specie: string;
  readonly type?: string;
  readonly campaign: string;
  readonly bagged: Day;
  readonly perMetre: number;
  readonly quality: (dice: Dice) => Values;
}

export const soya: BagCrop = {
  specie: 'soja',
  campaign: '2025/26',
  bagged: '2026-04-06',
  perMetre: 3,
  quality: (dice) => ({
    moisture: decimal(dice, 11.6, 13.3),
    protein: decimal(dice, 34, 38),
    oil_content: decimal(dice, 20, 23),
    broken_grains: decimal(dice, 4, 14),
  }),
};
const maize: BagCrop = {
  specie: 'maiz',
  type: 'duro',
  campaign: '2025/26',
  bagged: '2026-03-09',
  perMetre: 3.3,
  quality: (dice) => ({
    moisture: decimal(dice, 12.8, 14.3),
    test_weight: decimal(dice, 74, 79),
    broken_grains: decimal(dice, 0.6, 2.6),
  }),
};
const wheat: BagCrop = {
  specie: 'trigo_pan',
  type: 'trigo_duro',
  campaign: '2025/26',
  bagged: '2025-12-09',
  perMetre: 3.5,
  quality: (dice) => ({
    moisture: decimal(dice, 11.2, 13.4),
    test_weight: decimal(dice, 76, 82),
    protein: decimal(dice, 10, 12.6),
    broken_grains: decimal(dice, 0.2, 1.4),
  }),
};
const barley: BagCrop = {
  specie: 'cebada_cervecera',
  campaign: '2025/26',
  bagged: '2025-12-01',
  perMetre: 3,
  quality: (dice) => ({
    moisture: decimal(dice, 10.4, 11.9),
    test_weight: decimal(dice, 63, 68),
    protein: decimal(dice, 10, 12),
    germination: decimal(dice, 96, 99),
    broken_grains: decimal(dice, 0.2, 1),
  }),
};
/** Bags follow one another by crop in this order. */
export const crops = [soya, maize, soya, wheat, soya, maize, barley, soya] as const;
