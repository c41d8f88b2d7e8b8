import { storage } from '@huella/domain/catalogue/assets/storage';
import type { RowValue, Values } from '@huella/domain/model/value';
import type { Day } from './days';
import { collector, tannery, workshop } from './leather-places';
import { happening, sending, type Desk, type Step } from './step';
import type { Site } from './venture';

const hidesAt = (box: Site): Desk => ({ box, assetType: storage.id });

/** The codes of a blend and of cutting, in the catalogue. */
const hideEvents = { blend: 110, use: 114 };

const bought = 'BL261019WS2';
const tanned = 'BL261026WB3';
const finished = 'BL261102FV4';

const onSale = { transfer_type: 'ownership' };

/** What goes into the chain: hides of the collector, one lot whole and a part of another, and some of the tannery. */
export interface Sources {
  readonly whole: { readonly code: string; readonly hides: number };
  readonly part: { readonly code: string };
  readonly own: { readonly code: string };
}

/**
 * A chain worth tracing through two companies: the collector makes one lot of two, the tannery buys it, blends it with
 * hides of its own and finishes them, and the workshop cuts bags of them. The lot that was used up is shared with nobody
 * since; the one of which some is left has its public page.
 */
export function chainSteps({ whole, part, own }: Sources): readonly Step[] {
  const salted = whole.hides + 20;
  return [
    ...blended(collector, '2026-10-19', [whole.code, whole.hides], [part.code, 20], {
      ...{ blend_code: bought, material_stage: 'wet_salted', tannage: 'none', origin_country: 'ES' },
      quantity_hides: salted,
    }),
    ...sending(hidesAt(collector), '2026-10-21', tannery, [bought], onSale),
    ...blended(tannery, '2026-10-26', [bought, 60], [own.code, 10], {
      ...{ blend_code: tanned, material_stage: 'wet_blue', tannage: 'chrome', origin_country: 'ES' },
      quantity_hides: 70,
    }),
    ...blended(tannery, '2026-11-02', [tanned, 40], null, {
      ...{ blend_code: finished, material_stage: 'finished', tannage: 'vegetable', origin_country: 'DK' },
      quantity_hides: 40,
    }),
    ...sending(hidesAt(tannery), '2026-11-04', workshop, [finished], onSale),
    ...happening(hidesAt(workshop), '2026-11-10', hideEvents.use, [{ tag: finished, values: { hides: 6 } }], {
      goods: ['DK26900101', 'DK26900102', 'DK26900103'].map(bagOf),
    }),
  ];
}

type Taken = readonly [code: string, hides: number];

/** Hides of one lot or two become another. */
export function blended(
  box: Site,
  day: Day,
  one: Taken,
  other: Taken | null,
  values: Values,
): readonly Step[] {
  const taken = other === null ? [one] : [one, other];
  const lot = {
    ...{
      key: 1,
      hide_type: 'steer',
      selection_grade: 'tr2',
      weight_class: 'k25',
      trace_level: 'slaughterhouse',
    },
    ...values,
    total_weight: Number(values['quantity_hides']) * 21,
  };
  return happening(
    hidesAt(box),
    day,
    hideEvents.blend,
    taken.map(([tag, hides]) => ({ tag, values: { hides } })),
    { lots: [lot] },
  );
}

function bagOf(serial: string, at: number): RowValue {
  return {
    ...{ key: at + 1, serial_number: serial, article_type: 'handbag', model_name: 'Christianshavn' },
    ...{ colour: '#8A5A33', tannage: 'vegetable', leather_area: 0.9, made_in: 'DK' },
  };
}
