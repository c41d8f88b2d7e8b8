import type { AssetType } from '../../model/asset-type';
import type { LotModel } from '../../model/record-model';
import { stepWith } from '../fields/form-steps';
import { composeLotModel } from '../lots/lot-model';

/** What malt is called, batch by batch and counted. */
export const maltNoun: AssetType['noun'] = {
  one: { es: 'partida de malta', en: 'malt batch' },
  many: { es: 'partidas de malta', en: 'malt batches' },
  counted: { es: 'partidas', en: 'batches' },
};

/** A lot of malt may be what one beer was brewed with: when that was bottled says how fresh it is. */
export const maltLot: LotModel = composeLotModel({
  noun: maltNoun,
  attributes: [
    {
      name: 'bottled_on',
      label: { es: 'Cerveza envasada el', en: 'Beer bottled on' },
      hint: {
        es: 'Con esta fecha la página de la cerveza dice qué tan fresca está.',
        en: 'With this date the page of the beer says how fresh it is.',
      },
      type: 'date',
      validations: { max: { today: {} } },
      columns: 6,
    },
    {
      name: 'beer_best_before',
      label: { es: 'Cerveza: consumo preferente', en: 'Beer best before' },
      type: 'date',
      validations: { min: { field: 'bottled_on' } },
      columns: 6,
    },
    {
      name: 'beer_colour',
      label: { es: 'Color de la cerveza', en: 'Beer colour' },
      hint: { es: 'El que midió el laboratorio', en: 'As the laboratory measured it' },
      type: 'float',
      unit: 'EBC',
      validations: { min: { value: 1 }, max: { value: 150 } },
      columns: 6,
    },
  ],
  steps: [
    stepWith('beer', { es: 'Cerveza', en: 'Beer' }, [
      { title: { es: 'Cerveza', en: 'Beer' }, fields: ['bottled_on', 'beer_best_before', 'beer_colour'] },
    ]),
  ],
});
