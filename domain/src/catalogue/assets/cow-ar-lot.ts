import { composeLotModel } from '../lots/lot-model';
import { marketPrograms, purposes } from '../lookups/cattle';
import type { AssetType } from '../../model/asset-type';
import type { LotModel } from '../../model/record-model';
import { stepWith } from '../fields/form-steps';

/** What cattle are called, one by one and counted. */
export const cowArNoun: AssetType['noun'] = {
  one: { es: 'animal', en: 'animal' },
  many: { es: 'animales', en: 'animals' },
  counted: { es: 'cabezas', en: 'head' },
};

/** A lot of cattle is put together for something: what for, up to which weight, under which programmes. */
export const cowArLot: LotModel = composeLotModel({
  noun: cowArNoun,
  attributes: [
    { name: 'purpose', label: { es: 'Destino', en: 'Purpose' }, type: 'select', values: purposes },
    {
      name: 'target_weight',
      label: { es: 'Peso objetivo', en: 'Target weight' },
      type: 'float',
      unit: 'kg',
      hint: { es: 'Por cabeza, al salir', en: 'Per head, on leaving' },
      validations: { min: { value: 20 }, max: { value: 1500 } },
    },
    {
      name: 'market_programs',
      label: { es: 'Programas comerciales', en: 'Market programmes' },
      type: 'groupedmultiselectbox',
      values: marketPrograms,
    },
  ],
  steps: [
    stepWith('purpose', { es: 'Destino', en: 'Purpose' }, [
      {
        title: { es: 'Destino', en: 'Purpose' },
        hint: { es: 'Para qué se arma el lote.', en: 'What the lot is for.' },
        fields: ['purpose', 'target_weight'],
      },
      {
        title: { es: 'Mercado', en: 'Market' },
        hint: {
          es: 'Los programas para los que se prepara.',
          en: 'The programmes it is being prepared for.',
        },
        fields: ['market_programs'],
      },
    ]),
  ],
});
