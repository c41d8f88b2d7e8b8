import type { Subtypes } from '../../model/event-model';
import { bulkEditIn, holdingIn, registrationIn, transferIn } from '../events/common-events';
import { leatherGoodsEvents } from '../events/leather-goods';
import { goodsCertificates, goodsDisposals } from '../lookups/leather';
import type { FormModel } from '../../model/form-model';
import { access } from '../fields/attribute-blocks';
import { ownRecords, photosAndNotes, writtenRecords, writtenSections } from '../attributes/common-attributes';
import { leatherGoodsAttributes } from '../attributes/leather-goods-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';
import { endingIn, retiredState, sold, stateOf } from '../fields/states';

const makers: Subtypes = [1, 32];

const form: FormModel = formOf(
  stepOf('article', { es: 'Artículo', en: 'Article' }, [
    'serial_number',
    'model_name',
    'article_type',
    'collection',
    'goods_size',
    'colour',
    'description',
  ]),
  stepWith('material', { es: 'Material', en: 'Material' }, [
    {
      title: { es: 'Cuero', en: 'Leather' },
      fields: ['leather_lot', 'leather_area', 'tannage', 'leather_type'],
    },
    { title: { es: 'Composición', en: 'Composition' }, fields: ['components'] },
  ]),
  stepWith('making', { es: 'Fabricación', en: 'Making' }, [
    { title: { es: 'Fabricación', en: 'Making' }, fields: ['made_in', 'made_on'] },
    { title: { es: 'Venta', en: 'Sale' }, fields: ['price', 'warranty_months'] },
    { title: { es: 'Autenticidad', en: 'Authenticity' }, fields: ['digital_certificate'] },
  ]),
  stepWith('care', { es: 'Sustentabilidad y cuidado', en: 'Sustainability and care' }, [
    { title: { es: 'Ambiente', en: 'Environment' }, fields: ['co2_footprint'] },
    { title: { es: 'Cuidado', en: 'Care' }, fields: ['care_text', 'care_video'] },
  ]),
  stepWith('photos', { es: 'Fotos', en: 'Photos' }, [photosAndNotes]),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    { title: { es: 'Control y venta', en: 'Control and sale' }, fields: ['control_result', 'sold_on'] },
    { title: { es: 'Reparaciones', en: 'Repairs' }, fields: ['repairs'] },
    ...writtenSections,
  ]),
);

/** Goods of leather, one asset an article with a serial number (decisions section 2). */
export const leatherGoods = defineAssetType({
  id: 38,
  code: 'leatherGoods',
  name: { es: 'Artículos de cuero', en: 'Leather goods' },
  noun: {
    one: { es: 'artículo', en: 'article' },
    many: { es: 'artículos', en: 'articles' },
    counted: { es: 'artículos', en: 'articles' },
  },
  icon: 'shopping-bag',
  gender: 'm',
  chains: [14],
  labelFields: ['serial_number'],
  attributes: [
    ...leatherGoodsAttributes,
    ...ownRecords(access(makers, makers)),
    ...writtenRecords(makers, goodsCertificates, goodsDisposals),
  ],
  form,
  events: [
    registrationIn(makers, {
      public: { as: 'stop', titles: [{ title: { es: 'Fabricado', en: 'Made' }, at: 'made_on' }] },
    }),
    bulkEditIn(makers),
    ...leatherGoodsEvents,
    ...holdingIn(makers, goodsCertificates, goodsDisposals),
    transferIn(makers, []),
  ],
  states: [
    retiredState(),
    endingIn(stateOf('sold', { es: 'Vendido', en: 'Sold' }, 'info', 'package', { filled: 'sold_on' }), sold),
    stateOf('stock', { es: 'En stock', en: 'In stock' }, 'ok', 'check'),
  ],
  filterOrder: [
    'serial_number',
    'article_type',
    'model_name',
    'collection',
    'tannage',
    'made_on',
    'made_in',
    'goods_size',
    'leather_lot',
    'leather_type',
    'co2_footprint',
    'control_result',
    'sold_on',
    'disposal_type',
  ],
  defaultColumns: [
    'serial_number',
    'article_type',
    'model_name',
    'collection',
    'tannage',
    'control_result',
    'digital_certificate',
    'leather_lot',
    'made_on',
  ],
  summary: ['article_type', 'tannage', 'leather_area', 'co2_footprint'],
  sums: ['leather_area', 'co2_footprint'],
  qrTypes: ['identeco', 'identecoTrupo'],
  public: {
    accent: 'green',
    sectionTitles: {
      making: { es: 'Cómo se hizo', en: 'How it was made' },
      origin: { es: 'De dónde viene el cuero', en: 'Where the leather comes from' },
    },
    scenes: [{ scene: 'workshop' }],
    name: { es: '{{article_type}} {{model_name}}', en: '{{model_name}} {{article_type}}' },
    sentences: [
      {
        text: {
          es: 'Curtido: {{tannage}}. Lo hizo {{company}}.',
          en: 'Tannage: {{tannage}}. Made by {{company}}.',
        },
      },
      {
        text: {
          es: 'Lo hizo {{company}}, que registra de dónde viene su cuero.',
          en: 'Made by {{company}}, which record where its leather comes from.',
        },
      },
    ],
    lifeFrom: 'made_on',
    lifeUntil: 'disposal_date',
    tellsSources: true,
    figures: [
      { field: 'leather_area', label: { es: 'de cuero', en: 'of leather' } },
      { field: 'warranty_months', label: { es: 'meses de garantía', en: 'months of warranty' } },
    ],
  },
  begins: {
    on: 'made_on',
    reason: { es: 'No estaba hecho el {{day}}', en: 'It was not made on {{day}}' },
  },
  disabledForEvents: { field: 'disposal_type', subtypes: makers },
});
